// What is said on the connection that is told of events.
import pg from 'pg'

export const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`

export const unlistenTo = (channel: string): string => `unlisten ${pg.escapeIdentifier(channel)}`

/** Answered by whatever still answers. */
export const areYouThere = 'select 1'
