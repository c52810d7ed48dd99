// Seals the secrets of second factors for another key of the installation.
import type { Tx } from '../platform/db/database.ts'
import type { KeyChange } from '../platform/files/sealed-store.ts'
import { resealSecret } from './one-time-codes.ts'
import { lockSecrets, setSealed } from './second-factor.sql.ts'

/** May be repeated; returns how many were changed. Throws where neither key opens one. */
export async function resealFactors(tx: Tx, keys: KeyChange): Promise<number> {
  let changed = 0
  for (const { userId, sealed } of await lockSecrets(tx)) {
    const resealed = resealSecret(sealed, keys)
    if (!resealed) continue
    await setSealed(tx, userId, resealed)
    changed += 1
  }
  return changed
}
