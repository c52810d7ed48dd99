// The card on a past day: what our data said of a company then, the verdicts of that day, and what differs from a later day.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { changedFields } from './history.ts'
import { purposes } from './reliability.rules.ts'
import { GroupCoverage, reportLanguages } from './reliability.ts'
import { PurposeVerdict, verdicts } from './reliability-verdict.ts'

const Text = Type.String()

/** Fields that can be compared only if both days have stored blocks; for the others (`changedFields`) the register's changes suffice. */
export const blockFields = [
  'founders',
  'activities',
  'licences',
  'enforcement',
  'tax_debts',
  'claims',
  'claims_pending',
  'revenue',
  'cash',
  'headcount',
] as const
export type BlockField = (typeof blockFields)[number]

/** The fields that two days are compared by, in the order in which they are shown. */
export const comparedFields = [...changedFields, ...blockFields] as const
export type ComparedField = (typeof comparedFields)[number]

/** The value of a field on a day; parts that the field does not have are null. Sums are in rubles. */
export const DayValue = Type.Object({
  text: Nullable(Text),
  count: Nullable(Type.Integer({ minimum: 0 })),
  sum: Nullable(Type.Number()),
  year: Nullable(Type.Integer()),
})
export type DayValue = Static<typeof DayValue>

/** A field with different values on the two days. */
export const DayDifference = Type.Object({
  field: StringEnum(comparedFields),
  /** Null: nothing was found in the source as of that day. */
  before: Nullable(DayValue),
  after: Nullable(DayValue),
  /** The day of the last register record that changed it in between, if an extract gives it. */
  on: Nullable(IsoDate),
  /** Days of the two extracts, or of the data, between which it changed. */
  between: Type.Object({ from: IsoDate, to: IsoDate }),
  source: Text,
})
export type DayDifference = Static<typeof DayDifference>

/** The card as our data had it on the day. Sums are in rubles. */
export const PastCard = Type.Object({
  name: Text,
  full_name: Nullable(Text),
  status: Text,
  registered_on: Nullable(IsoDate),
  closed_on: Nullable(IsoDate),
  head: Nullable(Text),
  address: Nullable(Text),
  capital: Nullable(Type.Number()),
  revenue: Nullable(Type.Object({ sum: Type.Number(), year: Type.Integer() })),
  headcount: Nullable(Type.Object({ count: Type.Integer({ minimum: 0 }), year: Type.Integer() })),
  /** The sources that named the company then: `as_of` is the day of the source's data, `known_from` the day from which we stored these data. */
  sources: Type.Array(Type.Object({ name: Text, as_of: Nullable(IsoDate), known_from: IsoDate })),
  purposes: Type.Array(PurposeVerdict),
  coverage: Type.Array(GroupCoverage),
  /** SHA-256 of all data of the card of that day, in hexadecimal. The same data give the same fingerprint. */
  fingerprint: Text,
})
export type PastCard = Static<typeof PastCard>

export const getPastCard = defineOperation({
  method: 'GET',
  path: '/api/v1/company-past/',
  summary: 'What our data said of a company on a past day, with the verdicts of that day, and the differences to a later day',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...numberQuery,
    /** Two days in any order; without the second the day is compared with today. */
    from: IsoDate,
    to: Type.Optional(IsoDate),
    lang: Type.Optional(StringEnum(reportLanguages)),
  }),
  response: {
    200: Type.Object({
      day: IsoDate,
      /** The later day. */
      to: IsoDate,
      /** The first day for which changes of the register are known: of an earlier one no difference does not mean none. */
      known_from: IsoDate,
      /** The first day whose whole card is stored; null if there is none. */
      kept_from: Nullable(IsoDate),
      /** Null if the day is before `kept_from`. */
      card: Nullable(PastCard),
      /** The verdicts of the later day; empty without a card. */
      later: Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) })),
      differences: Type.Array(DayDifference),
      /** Fields that are the same on both days. */
      same: Type.Array(StringEnum(comparedFields)),
      /** Fields that cannot be compared, because nothing is known for one of the days. */
      unknown: Type.Array(StringEnum(comparedFields)),
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})
