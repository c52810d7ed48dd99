// The calls of DaData about companies, in its own shape, over our register: clients made for it are pointed here unchanged.
import { type Static, type TSchema, Type } from 'typebox'
import { defineOperation, Nullable } from '../http/http.ts'

const Text = Type.String()
const Any = Type.Unsafe<unknown>({})

const Refusal = Type.Object({ family: Type.Enum(['CLIENT_ERROR', 'SERVER_ERROR']), reason: Text, message: Text })

/** Who calls it has a key; it goes in `Authorization: Token`. */
const byKey = { access: { role: 'user', flag: 'api_enabled' }, keys: 'required', limit: 'api', method: 'POST' } as const

/** DaData answers no more than 20. */
export const SUGGESTIONS_MAX = 20

const Suggestions = Type.Object({
  suggestions: Type.Array(Type.Object({ value: Text, unrestricted_value: Text, data: Any })),
})
export type Suggestions = Static<typeof Suggestions>

/** Typed clients write null for what they do not ask. */
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema))

const shared = {
  query: Type.String({ maxLength: 300 }),
  /** More than 20 are 20. */
  count: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
}
const Kind = Maybe(Type.Enum(['LEGAL', 'INDIVIDUAL']))
/** Branches have no record of their own here: nothing is found of `BRANCH`. */
const Branch = Maybe(Type.Enum(['MAIN', 'BRANCH']))
export const partyStates = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING'] as const
export type PartyState = (typeof partyStates)[number]
const States = Maybe(Type.Array(Type.Enum([...partyStates]), { maxItems: 5 }))

const Name = Maybe(Type.String({ maxLength: 120 }))
const Code = Maybe(Type.String({ maxLength: 36 }))
/** A region, district, town or village by code or by name; all parts that are named hold. */
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
  /** Codes that the register does not hold: nobody is found by them. */
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
    /** Codes, each with its branch. */
    okved: Maybe(Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20 })),
    /** Those in any of these places. */
    locations: Maybe(Type.Array(Place, { maxItems: 100 })),
    /** Those in any of these places stand first. */
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
  keys: 'free',
  path: '/suggestions/api/4_1/rs/status/party',
  summary: "DaData's status/party, which its plugin asks before it suggests: the key is good; not counted",
  response: { 200: Type.Object({ search: Type.Boolean(), state: Text }) },
  errors: [],
})

/** A part of an address. */
const MethodWord = Type.String({ maxLength: 100 })
const others = {
  ...byKey,
  path: '/suggestions/api/4_1/rs/:method/:about',
  params: Type.Object({ method: MethodWord, about: MethodWord }),
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
