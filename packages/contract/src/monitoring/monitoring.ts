// Operations on monitoring: the companies that a member watches, their changes (before and after, with source and day), and their upcoming dates.
import { type Static, Type } from 'typebox'
import { reportLanguages, WorstFinding } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { comingDateKinds, DATES_OF_COMPANY_MAX, eventFields, WATCHES_MAX } from './monitoring.rules.ts'

const Text = Type.String()

/** A company with taxpayer number (ИНН, INN) and state registration number (ОГРН, OGRN). */
const Named = Type.Object({ id: Id, name: Text, inn: Nullable(Text), ogrn: Text })

export const Watched = Type.Object({
  company: Type.Object({
    ...Named.properties,
    status: Text,
    /** A liquidation, bankruptcy or reorganisation under way; null if there is none. */
    procedure: Nullable(Text),
    closed_on: Nullable(Text),
    /** The day of the register extract that has the status. */
    as_of: Nullable(IsoDate),
  }),
  /** Since when the member watches the company. */
  since: IsoTime,
  /** Time of the latest change. */
  changed_at: Nullable(IsoTime),
  /** Whether its reliability has been computed from today's data. */
  is_computed: Type.Boolean(),
  /** The most serious finding now; null if there is none or nothing is computed. */
  attention: Nullable(WorstFinding),
})
export type Watched = Static<typeof Watched>

/** One side of a change; its type depends on the field. */
const Side = Type.Object({
  text: Nullable(Text),
  /** Rubles: capital, revenue, or the sum of debts or fines. */
  sum: Nullable(Type.Number()),
  year: Nullable(Type.Integer()),
  /** Number of records in a list, for example of cases. */
  count: Nullable(Type.Integer()),
  /** Verdicts in the order of the kinds of deals: prepayment, deferral, contract, purchase of a share. */
  verdicts: Nullable(Type.Array(StringEnum(verdicts))),
})
export type Side = Static<typeof Side>

export const CompanyEvent = Type.Object({
  id: Type.Integer(),
  company: Named,
  field: StringEnum(eventFields),
  before: Nullable(Side),
  after: Nullable(Side),
  /** Code of the source, and the day of its data. */
  source: Text,
  as_of: Nullable(IsoDate),
  happened_at: IsoTime,
})
export type CompanyEvent = Static<typeof CompanyEvent>

/** Id of a watch list that a colleague shares with the caller's team; by default the caller's own list. */
const list = Type.Optional(Id)

/** An API key may call these operations too; such calls count against its daily requests. */
const own = { access: 'user', keys: 'counted', limit: 'api' } as const

export const listWatches = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/companies/',
  summary: 'The companies that the caller watches, the last changed first; with `number`, an INN or OGRN, only that company',
  query: Type.Object({
    ...pageQuery,
    number: Type.Optional(Type.String({ maxLength: 15 })),
    /** Language of the findings. */
    lang: Type.Optional(StringEnum(reportLanguages)),
    list,
  }),
  response: { 200: Page(Watched) },
  errors: ['not_found'],
})

export const watchCompanies = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/monitoring/companies/',
  summary: `Watches companies by INN or OGRN from now on, at most ${WATCHES_MAX} in all; the answer lists numbers that no company has`,
  access: { role: 'user', flag: 'notifications_enabled' },
  body: Type.Object({ numbers: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: WATCHES_MAX }) }),
  response: { 200: Type.Object({ added: Type.Integer(), unknown: Type.Array(Text) }) },
  errors: ['too_many_watches'],
})

export const unwatchCompany = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/monitoring/companies/:id/',
  summary: 'Stops watching a company',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const listEvents = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/events/',
  summary: 'Changes of the watched companies since the caller began to watch them, the newest first',
  query: Type.Object({
    ...pageQuery,
    field: Type.Optional(StringEnum(eventFields)),
    company: Type.Optional(Id),
    /** True: only changes that may rule out a deal, such as status, head, debts and verdict. */
    important: Type.Optional(Type.Boolean()),
    /** Only changes of this number of last days. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
    list,
  }),
  response: { 200: Page(CompanyEvent) },
  errors: ['not_found'],
})

export const ComingDate = Type.Object({
  company: Named,
  kind: StringEnum(comingDateKinds),
  day: IsoDate,
  /** Number or name of the licence, trademark, person, inspection or decision; null for a kind that needs none. */
  what: Nullable(Text),
  /** The source that the day was read or derived from, and the day of its data. */
  source: Text,
  as_of: Nullable(IsoDate),
})
export type ComingDate = Static<typeof ComingDate>

export const listComingDates = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/dates/',
  summary: `Upcoming dates of the watched companies in the loaded sources, the nearest first, at most ${DATES_OF_COMPANY_MAX} of a company`,
  query: Type.Object({ ...pageQuery, days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 366 })), list }),
  response: { 200: Page(ComingDate) },
  errors: ['not_found'],
})
