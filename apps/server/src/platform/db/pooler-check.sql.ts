// Statements that find out whether a connection pooler gives each transaction another PostgreSQL process (PgBouncer's transaction mode).

/** Id of the PostgreSQL process that serves the connection: behind such a pooler it changes between transactions. */
export const selectProcessId = 'select pg_backend_pid() as pid'
/**
 * An open transaction makes the pooler reserve one process, so that the other connection shows whether it gets a different one. Nothing is
 * written: the transaction is rolled back.
 */
export const begin = 'begin'
export const rollback = 'rollback'
