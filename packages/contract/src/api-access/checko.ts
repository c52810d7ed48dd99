// Operations in the format of version 2 of the Checko API, answered from our own register, so that clients made for Checko work here unchanged.
// Checko is another Russian service of company data. INN is a taxpayer number, OGRN (of a sole trader OGRNIP) a registration number.
import { Type } from 'typebox'
import { defineOperation, IsoDate, ItemList, type Operation } from '../http/http.ts'

const Text = Type.String()
const Any = Type.Unsafe<unknown>({})
/** Checko's form of every answer, also of errors. */
const Envelope = Type.Object(
  {
    data: Type.Optional(Any),
    meta: Type.Object({
      status: Type.Enum(['ok', 'error']),
      today_request_count: Type.Optional(Type.Integer()),
      /** Money left for requests in Checko; always 0 here, since our requests cost no money. */
      balance: Type.Optional(Type.Number()),
      message: Type.Optional(Text),
    }),
    company: Type.Optional(Any),
    entrepreneur: Type.Optional(Any),
    /** Annual accounts: the address of the tax service's site that publishes them. */
    'bo.nalog.ru': Type.Optional(Any),
  },
  { additionalProperties: false },
)

/**
 * Shared by all operations here: the caller is a member whose plan includes API access. Checko's clients send the API key as the URL parameter
 * `key`; no other operations of the site read it from there.
 */
const byKey = {
  method: 'GET',
  access: { role: 'user', flag: 'api_enabled' },
  keys: 'required',
  keyInQuery: true,
  limit: 'api',
  response: { 200: Envelope },
  refusal: Envelope,
  errors: ['number_invalid'],
} as const satisfies Partial<Operation>

const key = Type.Optional(Type.String({ maxLength: 200 }))
const numbers = { key, inn: Type.Optional(Type.String({ maxLength: 20 })), ogrn: Type.Optional(Type.String({ maxLength: 20 })) }
/**
 * Checko's parameters that we accept but do not apply: a statistics number (ОКПО), a legal form (ОПФ), expanded codes, and a filter of court
 * cases. If a request has any of them, the message of the answer names them.
 */
export const notApplied = ['okpo', 'opf', 'codes', 'actual'] as const
const Unapplied = Type.Optional(Type.String({ maxLength: 20 }))
/** `limit`: rows on a page. */
const paged = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
}
const between = { date_from: Type.Optional(IsoDate), date_to: Type.Optional(IsoDate) }
/** Sort order: oldest first, or (`-date`) newest first. */
const byDay = Type.Optional(Type.Enum(['date', '-date']))

export const checkoCompany = defineOperation({
  ...byKey,
  path: '/v2/company',
  summary: "Checko's company: a company by OGRN or INN",
  query: Type.Object({ ...numbers, okpo: Unapplied }),
})

export const checkoEntrepreneur = defineOperation({
  ...byKey,
  path: '/v2/entrepreneur',
  summary: "Checko's entrepreneur: a sole trader by OGRNIP (`ogrn`) or INN",
  query: Type.Object({ ...numbers, okpo: Unapplied }),
})

export const checkoPerson = defineOperation({
  ...byKey,
  path: '/v2/person',
  summary: "Checko's person: companies that a person heads or founded, by INN",
  query: Type.Object({ key, inn: Type.String({ maxLength: 20 }) }),
})

export const checkoSearch = defineOperation({
  ...byKey,
  path: '/v2/search',
  errors: ['number_invalid', 'search_late'],
  summary: "Checko's search: by name, head, founder, activity or day of registration",
  limit: ['api', 'search'],
  query: Type.Object({
    key,
    /**
     * `okved`: by activity code. `reg-date`: registered on the day that `query` contains. Checko's `last-extract-date` (the day of the newest
     * register extract) is not supported.
     */
    by: Type.Optional(Type.Enum(['name', 'founder-name', 'leader-name', 'okved', 'reg-date'])),
    /** Companies (`org`) or sole traders (`ent`). */
    obj: Type.Optional(Type.Enum(['org', 'ent'])),
    query: Type.String({ minLength: 1, maxLength: 200 }),
    /** Two-digit region codes: 77 is Moscow. */
    region: Type.Optional(ItemList(Type.String({ pattern: '^\\d{2}$', maxLength: 2, examples: ['77'] }))),
    /** Activity code; not applied with `by=okved`, as in Checko. */
    okved: Type.Optional(Type.String({ pattern: '^\\d{2}(\\.\\d{1,2}(\\.\\d{1,2})?)?$', maxLength: 8, examples: ['46.51'] })),
    active: Type.Optional(Type.Boolean()),
    /** Days of registration. */
    ...between,
    opf: Unapplied,
    codes: Unapplied,
    ...paged,
  }),
})

export const checkoFinances = defineOperation({
  ...byKey,
  path: '/v2/finances',
  summary: "Checko's finances: accounts by year; `extended` gives each line as an object",
  query: Type.Object({ ...numbers, extended: Type.Optional(Type.Boolean({ default: false })) }),
})

export const checkoLegalCases = defineOperation({
  ...byKey,
  path: '/v2/legal-cases',
  summary: "Checko's legal-cases: court cases of a company",
  query: Type.Object({
    ...numbers,
    ...paged,
    role: Type.Optional(Type.Enum(['plaintiff', 'defendant'])),
    active: Type.Optional(Type.Boolean()),
    actual: Unapplied,
    ...between,
    claim_amount_from: Type.Optional(Type.Number({ minimum: 0 })),
    claim_amount_to: Type.Optional(Type.Number({ minimum: 0 })),
    sort: byDay,
  }),
})

export const checkoContracts = defineOperation({
  ...byKey,
  path: '/v2/contracts',
  summary: "Checko's contracts of one law",
  query: Type.Object({
    ...numbers,
    ...paged,
    /** Federal law on public procurement: 44-ФЗ, 94-ФЗ (its predecessor until 2014), or 223-ФЗ (purchases of state-owned companies). */
    law: Type.Enum(['44', '94', '223']),
    role: Type.Optional(Type.Enum(['customer', 'supplier'])),
    sort: Type.Optional(Type.Enum(['date', '-date', 'price', '-price'])),
  }),
})

export const checkoInspections = defineOperation({
  ...byKey,
  path: '/v2/inspections',
  summary: "Checko's inspections: inspections of a company",
  query: Type.Object({ ...numbers, ...paged, sort: byDay }),
})

export const checkoEnforcements = defineOperation({
  ...byKey,
  path: '/v2/enforcements',
  summary: "Checko's enforcements: enforcement proceedings against a company",
  query: Type.Object({ ...numbers, ...paged, sort: byDay }),
})

export const checkoBankruptcyMessages = defineOperation({
  ...byKey,
  path: '/v2/bankruptcy-messages',
  summary: "Checko's bankruptcy-messages: messages about the bankruptcy of a company",
  query: Type.Object({ ...numbers, ...paged, ...between, sort: byDay }),
})

export const checkoOther = defineOperation({
  ...byKey,
  path: '/v2/:method',
  summary: "Checko's other methods: refused with 404 and the names of those that are answered",
  params: Type.Object({ method: Type.String({ maxLength: 100 }) }),
  errors: ['method_unknown'],
})
