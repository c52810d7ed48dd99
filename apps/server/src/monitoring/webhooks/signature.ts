// Signatures by Standard Webhooks (https://www.standardwebhooks.com), and secrets that are stored encrypted.
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { Ids } from '../../platform/ids.ts'

const PREFIX = 'whsec_'
/** Bytes of a secret, and of the initialisation vector and the tag of AES-256-GCM. */
const [SECRET_BYTES, IV, TAG] = [32, 12, 16]

/** `whsec_` and 32 random bytes in base64. */
export const newSecret = (ids: Ids): string => `${PREFIX}${Buffer.from(ids.secret(SECRET_BYTES), 'base64url').toString('base64')}`

/** The three headers of one attempt. `id`: of the delivery, the same at each attempt. */
export function signatureHeaders(secret: string, { id, at, body }: { id: string; at: Date; body: string }): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}

const keyFrom = (installation: string): Buffer => createHash('sha256').update('webhooks:').update(installation).digest()

/** `installation`: the key of the installation. The result is IV, tag and ciphertext. */
export function encryptSecret(installation: string, secret: string, ids: Ids): Buffer {
  const iv = Buffer.from(ids.secret(IV), 'base64url')
  const cipher = createCipheriv('aes-256-gcm', keyFrom(installation), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null if the bytes were changed or encrypted with another key. */
export function decryptSecret(installation: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(installation), sealed.subarray(0, IV))
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG))
  const opened = decipher.update(sealed.subarray(IV + TAG))
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
