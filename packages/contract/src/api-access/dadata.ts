// Operations in the format of DaData, another Russian service of company data, answered from our own register, so that clients made for DaData work
// here unchanged. INN is a taxpayer number, OGRN a registration number, KPP the tax registration code of an office.
import { type Static, type TSchema, Type } from 'typebox'
import { defineOperation, Nullable } from '../http/http.ts'

const Text = Type.String()
const Any = Type.Unsafe<unknown>({})

const Refusal = Type.Object({ family: Type.Enum(['CLIENT_ERROR', 'SERVER_ERROR']), reason: Text, message: Text })

/** The caller must send the API key of a member whose plan includes API access, as `Authorization: Token …`. */
const byKey = { access: { role: 'user', flag: 'api_enabled' }, keys: 'required', limit: 'api', method: 'POST' } as const

/** The most suggestions in one answer, as in DaData. */
export const SUGGESTIONS_MAX = 20

const Suggestions = Type.Object({
  suggestions: Type.Array(Type.Object({ value: Text, unrestricted_value: Text, data: Any })),
})
export type Suggestions = Static<typeof Suggestions>

/** An optional field, in which null means absent: clients in statically typed languages send null for fields that they do not set. */
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema))

const shared = {
  query: Type.String({ maxLength: 300 }),
  /** Number of suggestions. From 21 to 1000 counts as 20; a larger number is refused. */
  count: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
}
/** Companies or sole traders. */
const Kind = Maybe(Type.Enum(['LEGAL', 'INDIVIDUAL']))
/** `BRANCH`: branches only; `MAIN`: companies without their branches. The register stores branches within their company's record. */
const Branch = Maybe(Type.Enum(['MAIN', 'BRANCH']))
/** DaData's states of a company or sole trader. */
export const partyStates = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING'] as const
export type PartyState = (typeof partyStates)[number]
const States = Maybe(Type.Array(Type.Enum([...partyStates]), { maxItems: partyStates.length }))

const Name = Maybe(Type.String({ maxLength: 120 }))
/** 36 characters: a code of the federal address register (ФИАС) is a UUID. */
const Code = Maybe(Type.String({ maxLength: 36 }))
/**
 * A region, district (`area`), town or village (`settlement`) by code or name; a company must match all fields that are set. `kladr_id` fields are
 * codes of the older national classifier of addresses (КЛАДР).
 */
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
  /** Codes of ФИАС. They are accepted, but our register has none, so a place identified by one matches no company. */
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
    /** Activity codes (ОКВЭД), each including its subcodes. */
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
/** Shared by the two operations that refuse every other method of DaData. */
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
