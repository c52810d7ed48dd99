// Encrypts the stored secrets of members' webhooks again when the operator changes the key with which this installation encrypts secrets.
import type { Tx } from '../../platform/db/database.ts'
import type { KeyChange } from '../../platform/files/sealed-store.ts'
import { decryptSecret, encryptSecret } from './signature.ts'
import { lockSecrets, setSecret } from './webhooks.sql.ts'

/**
 * Returns the number of secrets encrypted again. Repeating it is safe: secrets that the new key (`to`) decrypts are skipped. Throws if neither that
 * nor the old key (`from`) decrypts a secret.
 */
export async function resealWebhooks(tx: Tx, { from, to, ids }: KeyChange): Promise<number> {
  let changed = 0
  for (const { id, secret } of await lockSecrets(tx)) {
    if (decryptSecret(to, secret) !== null) continue
    const plainSecret = decryptSecret(from, secret)
    if (plainSecret === null) throw new Error(`neither key opens the secret of webhook ${id}`)
    await setSecret(tx, id, encryptSecret(to, plainSecret, ids))
    changed += 1
  }
  return changed
}
