"""What the server keeps: tables of SQL, and how they are reached."""
