// Operations that turn a person's second factor on and off: a code of an authenticator app at every sign-in. Staff need one; others may use it.
import { type Static, Type } from 'typebox'
import { defineOperation } from '../http/http.ts'
import { CODE_MAX, PASSWORD_MAX } from './auth.rules.ts'

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })
/** Six digits from the app, or one of the recovery codes. */
export const Code = Type.String({ minLength: 6, maxLength: CODE_MAX })

export const SecondFactorSecret = Type.Object({
  /** The secret, for typing into the app by hand. */
  secret: Type.String(),
  /** `otpauth://…`, for the app on the same device. */
  url: Type.String(),
  /** The same address as a QR code, to scan with a phone. */
  qr_svg: Type.String(),
})
export type SecondFactorSecret = Static<typeof SecondFactorSecret>

/** `conflict`: a second factor is already on. */
export const startSecondFactor = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/second-factor/',
  summary: 'Begin to add a second factor: returns the secret for the app; it takes effect when a code confirms it',
  access: 'user',
  limit: 'login',
  body: Type.Object({ password: Password }),
  response: { 200: SecondFactorSecret },
  errors: ['conflict', 'overloaded'],
})

export const confirmSecondFactor = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/second-factor/confirm/',
  summary: 'Turn the second factor on by a code of the app; returns recovery codes, only this once, and ends other sessions',
  access: 'user',
  limit: 'login',
  body: Type.Object({ code: Code }),
  response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
  errors: ['conflict'],
})

export const removeSecondFactor = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/second-factor/remove/',
  summary: 'Turn the second factor off, by password and code',
  access: 'user',
  limit: 'login',
  body: Type.Object({ password: Password, code: Code }),
  response: { 204: null },
  errors: ['conflict', 'overloaded'],
})
