// Runs work in one database transaction, and its outside effects (mail, notifications, files) after the commit.
import type { Db, Tx } from './database.ts'

/** Registers an effect that runs after the commit; it never runs if the transaction is rolled back. */
export type AfterCommit = (effect: () => void | Promise<void>) => void

/**
 * Runs `work` in one transaction and, after the commit, the effects that it registered, one after the other. An effect that fails is
 * reported to `onEffectError`; the committed work remains.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
  onEffectError: (error: unknown) => void,
): Promise<T> {
  const effects: (() => void | Promise<void>)[] = []
  const result = await db.transaction().execute((tx) => work(tx, (effect) => void effects.push(effect)))
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      onEffectError(error)
    }
  }
  return result
}
