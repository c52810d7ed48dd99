// The tab «История» of a company card: the company's records in the state register, newest first (specification, section 1: sample data if there
// are none), and the differences between our extracts.
import { type Static, Type } from 'typebox'
import { Coded } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { periodQuery, TabPage, tabListQuery } from './tab-lists.ts'

/** Who became head (with the post) or founder (with the share) by the records of that day, as the extract says. */
export const Arrival = Type.Object({
  role: StringEnum(['head', 'founder']),
  name: Type.String(),
  inn: Nullable(Type.String()),
  post: Nullable(Type.String()),
  percent: Nullable(Type.Number()),
})
export type Arrival = Static<typeof Arrival>

/** One record of the register: what was registered, by which authority and on which documents. */
export const RegisterEntry = Type.Object({
  /** State registration number of the record (ГРН; ГРНИП for a sole trader). */
  grn: Nullable(Type.String()),
  date: IsoDate,
  kind: Coded,
  authority: Nullable(Type.String()),
  documents: Type.Array(Type.Object({ name: Type.String(), number: Nullable(Type.String()), date: Nullable(IsoDate) })),
  /** True if the register declared the record void. */
  void: Type.Boolean(),
  arrivals: Type.Array(Arrival),
})
export type RegisterEntry = Static<typeof RegisterEntry>

/** Fields with a single value. */
export const changedFields = ['head', 'name', 'address', 'capital', 'status'] as const

/** Fields whose changes the history has: those with a single value, and two lists. */
export const historyFields = [...changedFields, 'founders', 'activities'] as const

/** A founder with the share in percent, or the code of an activity. */
export const ListedItem = Type.Object({ name: Type.String(), inn: Nullable(Type.String()), percent: Nullable(Type.Number()) })
export type ListedItem = Static<typeof ListedItem>

/** A difference between an extract and the previous one. */
export const RegisterChange = Type.Object({
  field: StringEnum(historyFields),
  /** The values as a reader sees them; null if there was none. For activities their numbers, for founders always null. */
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  /** Items that a list no longer has, and items that it has now; a founder with another share is in both. Empty for fields with a single value. */
  left: Type.Array(ListedItem),
  came: Type.Array(ListedItem),
  /** The day of the record, if the newer extract gives it or has only one record between the two. */
  on: Nullable(IsoDate),
  /** Days of the two extracts between which the field changed. */
  between: Type.Object({ from: IsoDate, to: IsoDate }),
})
export type RegisterChange = Static<typeof RegisterChange>

/** Subjects of the events of the history: `place` is the address, `money` the capital, `state` the legal status. */
export const historyKinds = ['people', 'place', 'money', 'charter', 'state', 'other'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** A refresh of the card from a source, with the names of the card's fields that changed. */
export const CardChange = Type.Object({
  at: Type.String({ format: 'date-time' }),
  source: Type.String(),
  changed: Type.Array(Type.String()),
})
export type CardChange = Static<typeof CardChange>

export const listHistory = defineOperation({
  method: 'GET',
  path: '/api/v1/company-history/',
  summary: 'Register records of a company, newest first, and what our refreshes changed',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...tabListQuery,
    ...periodQuery,
    search: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(StringEnum(historyKinds)),
  }),
  response: {
    200: Type.Object({
      ...TabPage(RegisterEntry).properties,
      /** Differences between our extracts of the requested kind, newest first; a bounded number without pages. */
      changes: Type.Array(RegisterChange),
      /** The kinds that the history has, in a fixed order. */
      kinds: Type.Array(StringEnum(historyKinds)),
      /** The day of our first extract. Before it no differences are known, only the register's own records. */
      known_from: IsoDate,
      refreshes: Type.Array(CardChange),
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})
