"""The databases and their migrations, and all that is read from and written to them; SQL stands nowhere else."""
