// SQL of the LISTEN connection.
import pg from 'pg'

export const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`

export const unlistenTo = (channel: string): string => `unlisten ${pg.escapeIdentifier(channel)}`

/** Answered at once by a working connection. */
export const pingConnection = 'select 1'
