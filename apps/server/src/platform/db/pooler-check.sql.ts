// What the check for a pooler asks of two connections.

export const whichProcess = 'select pg_backend_pid() as pid'
export const begin = 'begin'
export const rollback = 'rollback'
