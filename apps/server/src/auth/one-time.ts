// Secrets that are sent to a person once (refresh tokens, links in e-mails) and stored only as hashes; and the encryption of one secret with
// another.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** 256 bits, like every secret of this server. */
export const SECRET_BYTES = 32

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A key that only the holder of the token can derive. The stored hash (`hashSecret`) is of other bytes, so that it does not reveal the key. */
const keyFrom = (token: string): Buffer => createHash('sha256').update('successor:').update(token).digest()

/** Encrypts `secret` so that only `token` can decrypt it. Each key encrypts one secret only, hence the constant nonce. */
export function sealWith(token: string, secret: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyFrom(token), Buffer.alloc(12))
  return Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts what `sealWith` encrypted with the same token; throws for any other token. */
export function openWith(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(token), Buffer.alloc(12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8')
}
