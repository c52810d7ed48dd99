// When two staff members decide the same request at once, the second is told who was first.
import type { Reader } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { findLatestAction } from './audit.sql.ts'

/** Throws `conflict`, with name and time of the first decision if the log has it. */
export async function refuseDecided(db: Reader, subject: string, actions: readonly string[]): Promise<never> {
  const first = await findLatestAction(db, subject, actions)
  refuse('conflict', first ? { decided: { by: first.by, at: first.at.toISOString() } } : {})
}
