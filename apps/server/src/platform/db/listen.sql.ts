// SQL of the connection on which a process receives PostgreSQL's notifications (LISTEN and NOTIFY).
import pg from 'pg'

export const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`

export const unlistenTo = (channel: string): string => `unlisten ${pg.escapeIdentifier(channel)}`

/** Checks the connection: a working one answers at once. */
export const pingConnection = 'select 1'
