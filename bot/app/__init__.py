"""The program: command line, settings, client, logs, health, doctor, backup and playground."""
