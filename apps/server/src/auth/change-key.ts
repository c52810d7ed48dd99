// Encrypts the secrets of second factors (authenticator apps) again when the installation changes its secret key.
import type { Tx } from '../platform/db/database.ts'
import type { KeyChange } from '../platform/files/sealed-store.ts'
import { resealSecret } from './one-time-codes.ts'
import { lockSecrets, setSealed } from './second-factor.sql.ts'

/** May be repeated. Returns how many secrets were encrypted again. Throws if neither the old nor the new key decrypts one of them. */
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
