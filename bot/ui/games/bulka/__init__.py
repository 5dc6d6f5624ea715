"""The screens of Bulka."""
