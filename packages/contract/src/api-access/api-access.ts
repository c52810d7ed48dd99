// Keys by which a member's programs call, and how much of the day's requests they have used.
import { type Static, Type } from 'typebox'
import { VISIBLE } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { keyScopes } from './api-access.rules.ts'

/** Keys of one member that are not revoked. */
export const KEYS_MAX = 10
/** Keys within one other that are not revoked. */
export const SUB_KEYS_MAX = 20

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  /** First and last characters, by which it is recognised: `svk_7Qm2…k9`. */
  mark: Type.String(),
  /** What it opens beside public reading. */
  scopes: Type.Array(StringEnum(keyScopes)),
  created_at: IsoTime,
  last_used_at: Nullable(IsoTime),
  revoked_at: Nullable(IsoTime),
  /** The key within which it stands: it opens no more than that one, and ends with it. */
  parent: Nullable(Id),
  /** Requests of a day by it and those within it, beside the number of the plan. */
  daily_limit: Nullable(Type.Integer()),
  /** Requests of the last 30 days. */
  used: Type.Integer({ minimum: 0 }),
})
export type ApiKey = Static<typeof ApiKey>

export const listApiKeys = defineOperation({
  method: 'GET',
  path: '/api/v1/api-access/keys/',
  summary: "The caller's API keys, the newest first; a key itself is never shown again",
  access: 'user',
  limit: 'api',
  response: { 200: Type.Object({ keys: Type.Array(ApiKey), most: Type.Integer() }) },
  errors: [],
})

export const createApiKey = defineOperation({
  method: 'POST',
  path: '/api/v1/api-access/keys/',
  summary:
    'Makes an API key; `key` is in this answer and nowhere else. It goes in `Authorization: Bearer`, reads what is public, and opens what its `scopes` name: `register` where none is given',
  access: { role: 'user', flag: 'api_enabled' },
  limit: 'api',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE }),
    scopes: Type.Optional(Type.Array(StringEnum(keyScopes), { minItems: 1, maxItems: keyScopes.length })),
    /** A key of the caller within which this one stands. */
    parent: Type.Optional(Id),
    daily_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  }),
  response: { 201: Type.Object({ ...ApiKey.properties, key: Type.String() }) },
  errors: ['too_many_keys', 'too_many_sub_keys', 'key_scope_wider', 'not_found'],
})

export const revokeApiKey = defineOperation({
  method: 'DELETE',
  path: '/api/v1/api-access/keys/:id/',
  summary: 'Revokes an API key and those within it: their next request is refused',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const ApiUsage = Type.Object({
  /** Of Moscow. */
  day: IsoDate,
  used: Type.Integer({ minimum: 0 }),
  /** Nought where the plan has no keys. */
  limit: Type.Integer({ minimum: 0 }),
  resets_at: IsoTime,
  /** The last 14 days, today last. */
  days: Type.Array(Type.Object({ day: IsoDate, used: Type.Integer({ minimum: 0 }) })),
  /** The same days by operation, `GET /api/v1/own-products/`, the most used first; counted since 2026-12-04. */
  methods: Type.Array(Type.Object({ method: Type.String(), used: Type.Integer({ minimum: 0 }) })),
})
export type ApiUsage = Static<typeof ApiUsage>

export const getApiUsage = defineOperation({
  method: 'GET',
  path: '/api/v1/api-access/usage/',
  summary: "How many of the plan's requests of the day the keys have used; asking this is not counted",
  access: 'user',
  keys: 'free',
  limit: 'api',
  response: { 200: ApiUsage },
  errors: [],
})
