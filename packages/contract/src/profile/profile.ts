// Operations on a member's own account: sessions, consents to the processing of personal data, the export of all own data, deletion.
import { type Static, Type } from 'typebox'
import { PASSWORD_MAX } from '../auth/auth.rules.ts'
import { Bytes, defineOperation, Id, IsoTime, Nullable } from '../http/http.ts'

/** A session of the member. `agent` is the browser's User-Agent, `address` the IP address at the sign-in. */
export const SignedInDevice = Type.Object({
  id: Type.String(),
  agent: Nullable(Type.String()),
  address: Nullable(Type.String()),
  created_at: IsoTime,
  last_used_at: IsoTime,
  /** The session of this request. */
  current: Type.Boolean(),
})
export type SignedInDevice = Static<typeof SignedInDevice>

export const listSessions = defineOperation({
  method: 'GET',
  path: '/api/v1/profile/sessions/',
  summary: "The caller's sessions, the latest used first",
  access: 'user',
  limit: 'api',
  response: { 200: Type.Object({ result: Type.Array(SignedInDevice) }) },
  errors: [],
})

export const endSession = defineOperation({
  method: 'DELETE',
  path: '/api/v1/profile/sessions/:id/',
  summary: "End one of the caller's sessions",
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  response: { 204: null },
  errors: ['not_found'],
})

const ConsentKindSchema = Type.Union([Type.Literal('terms'), Type.Literal('personal_data')])

/** A consent. `version` is the day from which the text that the member agreed to is in force. */
export const Consent = Type.Object({
  id: Id,
  kind: ConsentKindSchema,
  version: Type.String(),
  given_at: IsoTime,
  withdrawn_at: Nullable(IsoTime),
})
export type Consent = Static<typeof Consent>

export const listConsents = defineOperation({
  method: 'GET',
  path: '/api/v1/profile/consents/',
  summary: "The caller's consents, newest first",
  access: 'user',
  limit: 'api',
  response: { 200: Type.Object({ result: Type.Array(Consent) }) },
  errors: [],
})

export const giveConsent = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/consents/',
  summary: 'Give consent to the present version of a text',
  access: 'user',
  limit: 'api',
  body: Type.Object({ kind: ConsentKindSchema }),
  response: { 204: null },
  errors: [],
})

export const withdrawConsent = defineOperation({
  method: 'DELETE',
  path: '/api/v1/profile/consents/:kind/',
  summary: 'Withdraw a consent',
  access: 'user',
  limit: 'api',
  params: Type.Object({ kind: ConsentKindSchema }),
  response: { 204: null },
  errors: ['not_found'],
})

export const copyOwnData = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/data/',
  summary: 'All data about the caller as one ZIP archive of JSON files and pictures; the download is recorded',
  access: 'user',
  limit: 'ownData',
  response: { 200: Bytes('application/zip') },
  errors: [],
})

export const deleteAccount = defineOperation({
  method: 'POST',
  path: '/api/v1/profile/delete/',
  summary: 'Delete the account, unless an order or payment is open; only data that the law requires to keep remains',
  access: 'user',
  limit: 'login',
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }) }),
  response: { 204: null },
  errors: ['overloaded', 'payment_under_way', 'refund_under_way', 'purchases_open', 'sales_open'],
})
