// The refusal for a staff member who decides what a colleague has just decided: it names the colleague.
import type { Reader } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { findLatestAction } from './audit.sql.ts'

/** Throws `conflict`, with name and time of the decision if the log has it. `actions` are the audit actions that count as a decision. */
export async function refuseAlreadyDecided(db: Reader, subject: string, actions: readonly string[]): Promise<never> {
  const first = await findLatestAction(db, subject, actions)
  refuse('conflict', first ? { decided: { by: first.by, at: first.at.toISOString() } } : {})
}
