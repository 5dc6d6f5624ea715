"""The screens of Stovkahra."""
