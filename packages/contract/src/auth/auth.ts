// Operations for signing in and out, for the person's own account, and for the links sent by e-mail (new password, change of address).
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { PHONE_TEXT_MAX } from '../phones.rules.ts'
import { PlanFeatures } from '../plans/plan-features.ts'
import { AVATAR_MAX_BYTES, CODE_MAX, PASSWORD_MAX } from './auth.rules.ts'

const Email = Type.String({ format: 'email', maxLength: 254 })
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })
const FullName = Type.String({ minLength: 1, maxLength: 150, pattern: VISIBLE_TEXT_PATTERN })
/** A part of a link that was sent by e-mail. */
const Secret = Type.String({ minLength: 1, maxLength: 200 })
/** The limit is far above the length of our tokens: any other text is then refused as an invalid token (401), not as malformed input (400). */
const RefreshToken = Type.String({ maxLength: 16_384 })

export const Tokens = Type.Object({ access: Type.String(), refresh: Type.String() })
export type Tokens = Static<typeof Tokens>

/** The signed-in person's own data, visible to that person only. */
export const Me = Type.Object({
  id: Id,
  email: Type.String(),
  /** A new e-mail address that waits for confirmation; null if there is none. */
  pending_email: Nullable(Type.String()),
  full_name: Type.String(),
  birth_date: Nullable(IsoDate),
  position: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
  /** Address of the picture. */
  avatar: Nullable(Type.String()),
  date_joined: IsoTime,
  is_staff: Type.Boolean(),
  /** True with a paid plan. `name_membership` is the plan's name. */
  membership_exists: Type.Boolean(),
  name_membership: Type.String(),
  plan_features: PlanFeatures,
  /** Full checks of companies: how many the plan allows in a period, how many of them are used, and when the next period begins. */
  checks_used: Type.Integer(),
  checks_limit: Type.Integer(),
  checks_reset_at: Nullable(IsoTime),
  /** True if signing in requires a second-factor code. */
  second_factor: Type.Boolean(),
  /** False if the person must be asked for consent to the processing of personal data at the next visit. */
  personal_data_consent: Type.Boolean(),
})
export type Me = Static<typeof Me>

export const createTokens = defineOperation({
  method: 'POST',
  path: '/auth/jwt/create/',
  summary: 'Sign in; the session ends after one day without use, with `rememberMe` after 30 days',
  access: 'public',
  // An expired access token in the request must not prevent signing in.
  ignoresToken: true,
  limit: ['login', 'loginHour'],
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Password,
    rememberMe: Type.Optional(Type.Boolean()),
    /** A code of the authenticator app or a recovery code; requested by `second_factor_required`. */
    code: Type.Optional(Type.String({ maxLength: CODE_MAX })),
  }),
  response: { 200: Tokens },
  errors: ['bad_credentials', 'second_factor_required', 'second_factor_wrong', 'overloaded'],
})

export const refreshTokens = defineOperation({
  method: 'POST',
  path: '/auth/jwt/refresh/',
  summary: 'A new access token and the next refresh token',
  access: 'public',
  ignoresToken: true,
  limit: 'api',
  body: Type.Object({ refresh: RefreshToken }),
  response: { 200: Tokens },
  errors: ['unauthorized'],
})

export const logout = defineOperation({
  method: 'POST',
  path: '/auth/jwt/logout/',
  summary: 'End the session that the refresh token belongs to',
  access: 'public',
  ignoresToken: true,
  limit: 'api',
  body: Type.Object({ refresh: RefreshToken }),
  response: { 204: null },
  errors: [],
})

export const getMe = defineOperation({
  method: 'GET',
  path: '/auth/users/me/',
  summary: 'The signed-in person',
  access: 'user',
  limit: 'api',
  response: { 200: Me },
  errors: [],
})

/** An empty text or null clears the field: forms send an empty field as an empty text. */
const Cleared = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Literal(''), Type.Null()])

export const updateMe = defineOperation({
  method: 'PATCH',
  path: '/auth/users/me/',
  summary: 'Change the profile (JSON) or the avatar (multipart); a new e-mail address takes effect when it is confirmed',
  access: 'user',
  limit: 'api',
  // Only a new e-mail address counts against these limits, since the answer tells whether the address is taken.
  inHandler: ['register', 'registerDay'],
  consumes: 'json-or-multipart',
  files: { avatar: { maxBytes: AVATAR_MAX_BYTES, maxCount: 1, required: false } },
  body: Type.Object({
    full_name: Type.Optional(FullName),
    birth_date: Type.Optional(Cleared(IsoDate)),
    position: Type.Optional(Cleared(Type.String({ maxLength: 150 }))),
    phone_number: Type.Optional(Cleared(Type.String({ maxLength: PHONE_TEXT_MAX, examples: ['+7 900 000-00-00'] }))),
    email: Type.Optional(Email),
    /** For a new e-mail address: with the password only the new address must confirm the change, without it the present address too. */
    current_password: Type.Optional(Password),
  }),
  response: { 200: Me },
  errors: ['overloaded'],
})

export const registerUser = defineOperation({
  method: 'POST',
  path: '/auth/users/',
  summary: 'Register; does not sign in',
  access: 'public',
  ignoresToken: true,
  limit: 'api',
  inHandler: ['register', 'registerDay'],
  body: Type.Object({
    full_name: FullName,
    email: Email,
    password: Password,
    /** Consents to the terms and to the processing of personal data, from the web form's two checkboxes. Without them the person is asked later. */
    terms: Type.Optional(Type.Boolean()),
    personal_data: Type.Optional(Type.Boolean()),
  }),
  response: { 201: Type.Object({ id: Id, email: Type.String(), full_name: Type.String() }) },
  errors: ['overloaded'],
})

export const setPassword = defineOperation({
  method: 'POST',
  path: '/auth/users/set_password/',
  summary: 'Change the password; ends every other session',
  access: 'user',
  limit: 'login',
  body: Type.Object({ current_password: Password, new_password: Password }),
  response: { 204: null },
  errors: ['overloaded'],
})

export const requestPasswordReset = defineOperation({
  method: 'POST',
  path: '/auth/users/reset_password/',
  summary: 'Send a link for a new password if there is such an account; the answer does not tell whether there is',
  access: 'public',
  ignoresToken: true,
  limit: ['login', 'loginHour'],
  body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
  response: { 204: null },
  errors: [],
})

export const confirmPasswordReset = defineOperation({
  method: 'POST',
  path: '/auth/users/reset_password_confirm/',
  summary: 'Set a new password by the link of an e-mail, which works once and for one hour',
  access: 'public',
  ignoresToken: true,
  limit: ['login', 'loginHour'],
  /** `uid` is the account's id in base64url; it and `token` are parts of the link. */
  body: Type.Object({ uid: Secret, token: Secret, new_password: Password }),
  response: { 204: null },
  errors: ['invalid_token', 'overloaded'],
})

const linkBody = Type.Object({ token: Secret })

export const confirmEmail = defineOperation({
  method: 'POST',
  path: '/auth/users/confirm_email/',
  summary: 'Confirm a change of the e-mail address by a link; `waiting` until the other address has confirmed too',
  access: 'public',
  ignoresToken: true,
  limit: 'api',
  body: linkBody,
  response: { 200: Type.Object({ state: StringEnum(['confirmed', 'waiting']) }) },
  errors: ['invalid_token'],
})

export const revertEmail = defineOperation({
  method: 'POST',
  path: '/auth/users/revert_email/',
  summary: 'Undo a change of the e-mail address by the link sent to the old address; ends every session',
  access: 'public',
  ignoresToken: true,
  limit: 'api',
  body: linkBody,
  response: { 204: null },
  errors: ['invalid_token'],
})
