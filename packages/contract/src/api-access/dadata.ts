// The DaData calls about companies, in its own format, answered from our register: clients made for it work here unchanged.
import { type Static, type TSchema, Type } from 'typebox'
import { defineOperation, Nullable } from '../http/http.ts'

const Text = Type.String()
const Any = Type.Unsafe<unknown>({})

const Refusal = Type.Object({ family: Type.Enum(['CLIENT_ERROR', 'SERVER_ERROR']), reason: Text, message: Text })

/** Callers need a key, in `Authorization: Token`. */
const byKey = { access: { role: 'user', flag: 'api_enabled' }, keys: 'required', limit: 'api', method: 'POST' } as const

/** DaData gives at most 20 suggestions. */
export const SUGGESTIONS_MAX = 20

const Suggestions = Type.Object({
  suggestions: Type.Array(Type.Object({ value: Text, unrestricted_value: Text, data: Any })),
})
export type Suggestions = Static<typeof Suggestions>

/** Typed clients send null for fields they do not set. */
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema))

const shared = {
  query: Type.String({ maxLength: 300 }),
  /** From 21 to 1000 counts as 20; more is refused. */
  count: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
}
const Kind = Maybe(Type.Enum(['LEGAL', 'INDIVIDUAL']))
/** `BRANCH`: branches only, which the register keeps with their company; `MAIN`: none of them. */
const Branch = Maybe(Type.Enum(['MAIN', 'BRANCH']))
export const partyStates = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING'] as const
export type PartyState = (typeof partyStates)[number]
const States = Maybe(Type.Array(Type.Enum([...partyStates]), { maxItems: partyStates.length }))

const Name = Maybe(Type.String({ maxLength: 120 }))
/** 36 characters: the length of a ФИАС code. */
const Code = Maybe(Type.String({ maxLength: 36 }))
/** A region, district, town or village by code or name; all given parts must match. */
const Place = Type.Object({
  kladr_id: Code,
  region_kladr_id: Code,
  area_kladr_id: Code,
  city_kladr_id: Code,
  settlement_kladr_id: Code,
  region: Name,
  area: Name,
  city: Name,
  settlement: Name,
  country: Name,
  country_iso_code: Code,
  /** Accepted, but the register has no ФИАС codes: a place given by one matches no company. */
  fias_id: Code,
  region_fias_id: Code,
  area_fias_id: Code,
  city_fias_id: Code,
  settlement_fias_id: Code,
})
export type PartyPlace = Static<typeof Place>

export const suggestParty = defineOperation({
  ...byKey,
  path: '/suggestions/api/4_1/rs/suggest/party',
  summary: "DaData's suggest/party: companies and sole traders by a part of the name, the INN, the OGRN, the head or the address",
  body: Type.Object({
    ...shared,
    type: Kind,
    branch_type: Branch,
    status: States,
    /** Activity codes, each including its subcodes. */
    okved: Maybe(Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20 })),
    /** Only companies in any of these places. */
    locations: Maybe(Type.Array(Place, { maxItems: 100 })),
    /** Companies in any of these places come first. */
    locations_boost: Maybe(Type.Array(Place, { maxItems: 100 })),
  }),
  response: { 200: Suggestions },
  refusal: Refusal,
  errors: ['search_late'],
})

export const findPartyById = defineOperation({
  ...byKey,
  path: '/suggestions/api/4_1/rs/findById/party',
  summary:
    "DaData's findById/party: a company or sole trader by INN or OGRN, then its branches, with everything that the register says; `kpp` finds one of them",
  body: Type.Object({
    ...shared,
    type: Kind,
    kpp: Maybe(Type.String({ maxLength: 9 })),
    branch_type: Branch,
    status: States,
  }),
  response: { 200: Suggestions },
  refusal: Refusal,
  errors: [],
})

export const findAffiliatedParties = defineOperation({
  ...byKey,
  path: '/suggestions/api/4_1/rs/findAffiliated/party',
  summary: "DaData's findAffiliated/party: companies whose founder or head has the INN",
  body: Type.Object({ ...shared, scope: Maybe(Type.Array(Type.Enum(['FOUNDERS', 'MANAGERS']), { maxItems: 2 })) }),
  response: { 200: Suggestions },
  refusal: Refusal,
  errors: [],
})

export const getSuggestStatus = defineOperation({
  ...byKey,
  method: 'GET',
  // A call with a key does not count against the daily requests.
  keys: 'free',
  path: '/suggestions/api/4_1/rs/status/party',
  summary: "DaData's status/party, which its browser plugin requests first: tells that the key works; not counted",
  response: { 200: Type.Object({ search: Type.Boolean(), state: Text }) },
  errors: [],
})

/** One segment of the URL path. */
const PathSegment = Type.String({ maxLength: 100 })
const others = {
  ...byKey,
  path: '/suggestions/api/4_1/rs/:method/:about',
  params: Type.Object({ method: PathSegment, about: PathSegment }),
  response: { 200: Suggestions },
  refusal: Refusal,
  errors: ['method_unknown'],
} as const

export const refuseOtherSuggestion = defineOperation({
  ...others,
  summary: "DaData's other methods: refused with 404 and the names of those that are answered",
})

export const refuseOtherLookup = defineOperation({
  ...others,
  method: 'GET',
  summary: "DaData's methods that are asked by GET (iplocate): refused with 404 and the names of those that are answered",
})
