// История: register records of a company, newest first (specification §1: sample data if we have none).
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

export const RegisterEntry = Type.Object({
  /** ГРН or ГРНИП of the record. */
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
  /** As shown to a reader, both; null if there was none. Of activities their counts; of founders always null. */
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  /** What a list had before and no longer has, and what it has now; a founder with another share is in both. Empty for other fields. */
  left: Type.Array(ListedItem),
  came: Type.Array(ListedItem),
  /** The day of the record, if the newer extract gives it or has only one record between the two. */
  on: Nullable(IsoDate),
  /** Days of the two extracts, between which it changed. */
  between: Type.Object({ from: IsoDate, to: IsoDate }),
})
export type RegisterChange = Static<typeof RegisterChange>

/** What an event of the history is about: `place` is the address, `money` the capital, `state` the legal status. */
export const historyKinds = ['people', 'place', 'money', 'charter', 'state', 'other'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** What a refresh changed, by the card's field names. */
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
      /** Differences between our extracts that are of the asked kind, newest first; a bounded number without pages. */
      changes: Type.Array(RegisterChange),
      /** The kinds that the history has, in a fixed order. */
      kinds: Type.Array(StringEnum(historyKinds)),
      /** The day of our first extract: before it we know what the register's own records say, nothing else. */
      known_from: IsoDate,
      refreshes: Type.Array(CardChange),
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})
