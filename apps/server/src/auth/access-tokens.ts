// Access tokens: short-lived JWTs (RFC 7519) with one allowed algorithm. They name a person and their session, and carry no rights.
import { createHmac } from 'node:crypto'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'

/** `sessionId`: the session (sign-in) that the token belongs to. */
export interface AccessClaims {
  readonly userId: number
  readonly sessionId: string
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>
  /** Null for anything but a valid token of this installation. */
  read(token: string): Promise<AccessClaims | null>
}

/** Lifetime of a token. */
export const ACCESS_SECONDS = 600
/** Tolerated difference between the clocks of two processes. */
const LEEWAY_SECONDS = 30
const ISSUER = 'sverka'
const AUDIENCE = 'sverka-api'
/** The type that RFC 9068 gives to access tokens, so that no other kind of JWT is taken for one. */
const TYPE = 'at+jwt'
const UUID = /^[0-9a-f-]{36}$/

/** `secret`: the installation's secret key, from which the signing key is derived. */
export function createAccessTokens({ secret, clock, ids }: { secret: string; clock: Clock; ids: Ids }): AccessTokens {
  const key = createHmac('sha256', secret).update('access-tokens').digest()
  return {
    issue({ userId, sessionId }) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_SECONDS)
        .setJti(ids.uuid())
        .sign(key)
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: clock.now(),
          maxTokenAge: ACCESS_SECONDS,
          requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
        })
        const userId = Number(payload.sub)
        if (!Number.isSafeInteger(userId) || typeof payload.sid !== 'string' || !UUID.test(payload.sid)) return null
        return { userId, sessionId: payload.sid }
      } catch (error) {
        if (error instanceof joseErrors.JOSEError) return null
        throw error
      }
    },
  }
}
