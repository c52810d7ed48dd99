// One transaction around a piece of work, with effects that wait for its commit.
import type { Db, Tx } from './database.ts'

export type AfterCommit = (effect: () => void | Promise<void>) => void

/**
 * Runs `work` in one transaction and, after the commit, the effects it registered (mail, notifications, files).
 * An effect that fails is reported to `onEffectError`; the committed work stands.
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
