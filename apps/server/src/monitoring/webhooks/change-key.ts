// Encrypts the secrets of webhooks again when the key of the installation is changed.
import type { Tx } from '../../platform/db/database.ts'
import type { KeyChange } from '../../platform/files/sealed-store.ts'
import { decryptSecret, encryptSecret } from './signature.ts'
import { lockSecrets, setSecret } from './webhooks.sql.ts'

/** Returns how many were changed; may be repeated. Throws if a secret can be decrypted neither with the old key (`from`) nor the new one (`to`). */
export async function resealWebhooks(tx: Tx, { from, to, ids }: KeyChange): Promise<number> {
  let changed = 0
  for (const { id, secret } of await lockSecrets(tx)) {
    if (decryptSecret(to, secret) !== null) continue
    const own = decryptSecret(from, secret)
    if (own === null) throw new Error(`neither key opens the secret of webhook ${id}`)
    await setSecret(tx, id, encryptSecret(to, own, ids))
    changed += 1
  }
  return changed
}
