// Operations on API keys, with which a member's programs call the API, and on the number of requests that they have made.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { keyScopes } from './api-access.rules.ts'

/** Most keys of one member that are not revoked. */
export const KEYS_MAX = 10
/** Most child keys of one key that are not revoked. */
export const SUB_KEYS_MAX = 20

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  /** First and last characters, to recognise it by: `svk_7Qm2…k9`. */
  mark: Type.String(),
  /** Its scopes; public reading needs none. */
  scopes: Type.Array(StringEnum(keyScopes)),
  created_at: IsoTime,
  last_used_at: Nullable(IsoTime),
  revoked_at: Nullable(IsoTime),
  /** The parent key: a child key has no more rights than its parent, and ends with it. */
  parent: Nullable(Id),
  /** Daily request limit of the key and its child keys, beside the plan's limit. */
  daily_limit: Nullable(Type.Integer()),
  /** Number of requests made with the key in the last 30 days. */
  used: Type.Integer({ minimum: 0 }),
})
export type ApiKey = Static<typeof ApiKey>

export const listApiKeys = defineOperation({
  method: 'GET',
  path: '/api/v1/api-access/keys/',
  summary: "The caller's API keys, the newest first; a key itself is never shown again",
  access: 'user',
  limit: 'api',
  /** `most`: how many keys the caller may have at once. */
  response: { 200: Type.Object({ keys: Type.Array(ApiKey), most: Type.Integer() }) },
  errors: [],
})

export const createApiKey = defineOperation({
  method: 'POST',
  path: '/api/v1/api-access/keys/',
  summary:
    'Creates an API key; `key` is only in this answer. It is sent as `Authorization: Bearer`, reads what is public, and opens what its `scopes` name, by default `register`',
  access: { role: 'user', flag: 'api_enabled' },
  limit: 'api',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE_TEXT_PATTERN }),
    scopes: Type.Optional(Type.Array(StringEnum(keyScopes), { minItems: 1, maxItems: keyScopes.length })),
    /** Id of the caller's key that becomes the parent. */
    parent: Type.Optional(Id),
    daily_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  }),
  response: { 201: Type.Object({ ...ApiKey.properties, key: Type.String() }) },
  errors: ['too_many_keys', 'too_many_sub_keys', 'key_scope_wider', 'not_found'],
})

export const revokeApiKey = defineOperation({
  method: 'DELETE',
  path: '/api/v1/api-access/keys/:id/',
  summary: 'Revokes an API key and its sub-keys, whose next request is refused',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const ApiUsage = Type.Object({
  /** Day in Moscow time. */
  day: IsoDate,
  /** Requests made on this day. */
  used: Type.Integer({ minimum: 0 }),
  /** Requests that the plan allows a day; 0 if the plan has no API keys. */
  limit: Type.Integer({ minimum: 0 }),
  resets_at: IsoTime,
  /** The last 14 days, today last. */
  days: Type.Array(Type.Object({ day: IsoDate, used: Type.Integer({ minimum: 0 }) })),
  /**
   * Requests of the same days by operation, such as `GET /api/v1/own-products/`, most used first. Requests before 2026-12-04 were counted
   * by day only and are missing here.
   */
  methods: Type.Array(Type.Object({ method: Type.String(), used: Type.Integer({ minimum: 0 }) })),
})
export type ApiUsage = Static<typeof ApiUsage>

export const getApiUsage = defineOperation({
  method: 'GET',
  path: '/api/v1/api-access/usage/',
  summary: "How many of the day's requests the keys have used; this request is not counted",
  access: 'user',
  // A key may call it, and the call does not count against the day's requests.
  keys: 'free',
  limit: 'api',
  response: { 200: ApiUsage },
  errors: [],
})
