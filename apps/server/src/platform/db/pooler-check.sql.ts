// SQL of the check for a pooler.

export const whichProcess = 'select pg_backend_pid() as pid'
export const begin = 'begin'
export const rollback = 'rollback'
