// Of two people of staff who decide the same thing at once the second is told who was first.
import type { Reader } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { findLatestAction } from './audit.sql.ts'

/** Refuses `conflict`, with the name and the moment of the decision where the log holds one. */
export async function refuseDecided(db: Reader, subject: string, actions: readonly string[]): Promise<never> {
  const first = await findLatestAction(db, subject, actions)
  refuse('conflict', first ? { decided: { by: first.by, at: first.at.toISOString() } } : {})
}
