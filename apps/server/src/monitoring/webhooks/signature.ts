// Signs what is sent to members' webhooks by the scheme of Standard Webhooks (https://www.standardwebhooks.com), and encrypts the secrets of
// webhooks for storage.
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { Ids } from '../../platform/ids.ts'

const PREFIX = 'whsec_'
/** Lengths in bytes: of a webhook's secret, and of the initialisation vector and the authentication tag of AES-256-GCM. */
const [SECRET_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/** `whsec_` and 32 random bytes in base64. */
export const newSecret = (ids: Ids): string => `${PREFIX}${Buffer.from(ids.secret(SECRET_BYTES), 'base64url').toString('base64')}`

/** The three headers of one attempt. `id` is that of the delivery and the same at each attempt, so that receivers can skip duplicates. */
export function signatureHeaders(secret: string, { id, at, body }: { id: string; at: Date; body: string }): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}

const keyFrom = (masterKey: string): Buffer => createHash('sha256').update('webhooks:').update(masterKey).digest()

/** `masterKey` is the server's key for stored secrets, from its configuration. The result is initialisation vector, tag and ciphertext. */
export function encryptSecret(masterKey: string, secret: string, ids: Ids): Buffer {
  const iv = Buffer.from(ids.secret(IV_BYTES), 'base64url')
  const cipher = createCipheriv('aes-256-gcm', keyFrom(masterKey), iv)
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext])
}

/** `encrypted` is a result of `encryptSecret`. Returns null if the bytes were changed, cut off or encrypted with another key. */
export function decryptSecret(masterKey: string, encrypted: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(masterKey), encrypted.subarray(0, IV_BYTES))
    decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const secret = decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
