// Seals the secrets of second factors for another key of the installation.
import type { Tx } from '../platform/db/database.ts'
import type { KeyChange } from '../platform/files/sealed-store.ts'
import { sealSecretAnew } from './one-time-codes.ts'
import { lockSecrets, setSealed } from './second-factor.sql.ts'

/** May be repeated; answers how many were changed. Throws where neither key opens one. */
export async function sealFactorsAnew(tx: Tx, keys: KeyChange): Promise<number> {
  let changed = 0
  for (const { userId, sealed } of await lockSecrets(tx)) {
    const anew = sealSecretAnew(sealed, keys)
    if (!anew) continue
    await setSealed(tx, userId, anew)
    changed += 1
  }
  return changed
}
