// Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds) and the secret they come from.
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Ids } from '../platform/ids.ts'
import { openWith, sealWith } from './one-time.ts'

const PERIOD_SECONDS = 30
/** Clocks of phones are wrong by a step at most. */
const WINDOW = 1
/** RFC 4226 recommends 160 bits. */
const SECRET_SIZE = 20
const SALT = 16

/** How the account is called in the app; Latin, because some apps garble the rest. */
const ISSUER = 'Sverka'

const makeTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) })

const randomBytes = (ids: Ids, size: number): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(ids.secret(size), 'base64url'))

/** Base32, as apps take it. */
export const newSecret = (ids: Ids): string => new Secret({ buffer: randomBytes(ids, SECRET_SIZE).buffer }).base32

/** What a person needs to bring the secret into the app. */
export function invitation(secret: string, email: string): { secret: string; url: string; qr_svg: string } {
  const url = makeTotp(secret, email).toString()
  return { secret, url, qr_svg: renderSVG(url) }
}

/** The 30-second step that the code belongs to, or null for a wrong one. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = makeTotp(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** Sealed with the installation's key and a salt of its own. */
export function sealSecret(secret: string, key: string, ids: Ids): Buffer {
  const salt = randomBytes(ids, SALT)
  return Buffer.concat([salt, sealWith(sealingKey(key, salt), secret)])
}

export const openSecret = (sealed: Buffer, key: string): string =>
  openWith(sealingKey(key, sealed.subarray(0, SALT)), sealed.subarray(SALT))

const sealingKey = (key: string, salt: Uint8Array): string => `second-factor:${Buffer.from(salt).toString('base64url')}:${key}`
