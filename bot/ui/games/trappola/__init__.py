"""The screens of Trappola."""
