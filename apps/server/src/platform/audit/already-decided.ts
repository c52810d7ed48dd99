// The refusal when a staff member decides a case (a claim, a complaint) that a colleague has just decided: it names the colleague.
import type { Reader } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { findLatestAction } from './audit.sql.ts'

/**
 * Throws `conflict`, with the colleague's name and the time if the audit log has the decision. `subject` is the case (`claim:5`);
 * `actions` are the audit actions that count as its decision.
 */
export async function refuseAlreadyDecided(db: Reader, subject: string, actions: readonly string[]): Promise<never> {
  const decision = await findLatestAction(db, subject, actions)
  refuse('conflict', decision ? { decided: { by: decision.by, at: decision.at.toISOString() } } : {})
}
