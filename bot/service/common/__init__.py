"""What every service needs: who asks and what Discord does, work in the background, other processes, and quotas."""
