// Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds) and their secrets.
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { KeyChange } from '../platform/files/sealed-store.ts'
import type { Ids } from '../platform/ids.ts'
import { openWith, sealWith } from './one-time.ts'

const PERIOD_SECONDS = 30
/** Accepts the codes of one step before and after the present one, because the clocks of phones are not exact. */
const WINDOW = 1
/** Length of the secret in bytes: RFC 4226 recommends 160 bits. */
const SECRET_SIZE = 20
/** Length in bytes of the salt that precedes a sealed (encrypted) secret. */
const SALT = 16

/** Name of the site in the app; in Latin letters, because some apps garble others. */
const ISSUER = 'Sverka'

const makeTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) })

const randomBytes = (ids: Ids, size: number): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(ids.secret(size), 'base64url'))

/** The secret in Base32, as apps accept it. */
export const newSecret = (ids: Ids): string => new Secret({ buffer: randomBytes(ids, SECRET_SIZE).buffer }).base32

/** The ways to enter the secret into the app: the text itself, a URL of the scheme `otpauth:`, and a QR code of that URL. */
export function authenticatorSetup(secret: string, email: string): { secret: string; url: string; qr_svg: string } {
  const url = makeTotp(secret, email).toString()
  return { secret, url, qr_svg: renderSVG(url) }
}

/** The 30-second step that the code belongs to, or null for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = makeTotp(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** Encrypts the secret with the installation's key and a random salt. */
export function sealSecret(secret: string, key: string, ids: Ids): Buffer {
  const salt = randomBytes(ids, SALT)
  return Buffer.concat([salt, sealWith(sealingKey(key, salt), secret)])
}

/** Decrypts a secret. Throws if `key` is not the installation's key that sealed it. */
export const openSecret = (sealed: Buffer, key: string): string =>
  openWith(sealingKey(key, sealed.subarray(0, SALT)), sealed.subarray(SALT))

/** The secret encrypted with the new key `to`; null if it already is. Throws if neither the old nor the new key decrypts it. */
export function resealSecret(sealed: Buffer, { from, to, ids }: KeyChange): Buffer | null {
  return isSealedFor(sealed, to) ? null : sealSecret(openSecret(sealed, from), to, ids)
}

function isSealedFor(sealed: Buffer, key: string): boolean {
  try {
    openSecret(sealed, key)
    return true
  } catch (error) {
    // Node's error for a wrong key has no code; an error with a code is another fault.
    if (error instanceof Error && 'code' in error) throw error
    return false
  }
}

const sealingKey = (key: string, salt: Uint8Array): string => `second-factor:${Buffer.from(salt).toString('base64url')}:${key}`
