// Persistence in SQLite.
