// Secrets that travel once (refresh tokens, links of e-mails) and are kept only as hashes.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** 256 bits, as everything secret here. */
export const SECRET_BYTES = 32

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A key that only the holder of the token can make: the stored hash is of other bytes. */
const keyFrom = (token: string): Buffer => createHash('sha256').update('successor:').update(token).digest()

/** Hides `secret` so that only `token` opens it. A key is used for one secret only, hence the fixed nonce. */
export function sealWith(token: string, secret: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyFrom(token), Buffer.alloc(12))
  return Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function openWith(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(token), Buffer.alloc(12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8')
}
