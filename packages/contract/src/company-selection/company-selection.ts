// Operations that select companies by region, activity, age, size, revenue, staff, status, verdict and special registers, and export them.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { purposes } from '../company-card/reliability.rules.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { UncheckedStop, verdicts } from '../company-card/reliability-verdict.ts'
import { companySizes } from '../company-search/company-search.rules.ts'
import { Bytes, defineOperation, Id, IsoDate, ItemList, Nullable, StringEnum } from '../http/http.ts'
import { exportFormats, SELECTION_SHOWN, selectionFlags, selectionStatuses } from './company-selection.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Rubles = Type.Integer({ minimum: 0, maximum: 90_000_000_000_000 })
const Years = Type.Integer({ minimum: 0, maximum: 100 })

/** The criteria of a selection; a company must match all that are set. */
export const selectionTraits = {
  kind: Type.Optional(CompanyKind),
  status: Type.Optional(StringEnum(selectionStatuses)),
  region__in: Type.Optional(ItemList(Id)),
  /** Words of an activity's name, each as a prefix, or its code. */
  activity: Type.Optional(Type.String({ maxLength: 60 })),
  size__in: Type.Optional(ItemList(StringEnum(companySizes))),
  /** Full years since registration, bounds included. */
  age_from: Type.Optional(Years),
  age_to: Type.Optional(Years),
  /** Revenue in rubles of the latest year whose accounts we have, bounds included. */
  revenue_from: Type.Optional(Rubles),
  revenue_to: Type.Optional(Rubles),
  staff_from: Type.Optional(Count),
  staff_to: Type.Optional(Count),
  /** The stored verdict for this kind of deal (by default prepayment) must be one of these. */
  purpose: Type.Optional(StringEnum(purposes)),
  verdict__in: Type.Optional(ItemList(StringEnum(verdicts))),
  /** The company must be in all special registers of `within`, and in none of `without`. */
  within: Type.Optional(ItemList(StringEnum(selectionFlags))),
  without: Type.Optional(ItemList(StringEnum(selectionFlags))),
}

export const SelectedCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  /** Taxpayer number (ИНН) and state registration number (ОГРН). */
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  /** A liquidation, bankruptcy or reorganisation under way; null if there is none. */
  procedure: Nullable(Text),
  closed_on: Nullable(IsoDate),
  region: Nullable(Text),
  /** Code (ОКВЭД, the classifier of economic activities) and name of the main activity. */
  okved: Nullable(Text),
  activity: Nullable(Text),
  registered_on: Nullable(IsoDate),
  leader: Nullable(Text),
  /** Revenue of the latest year whose accounts we have, in rubles. */
  revenue: Nullable(Type.Number()),
  headcount: Nullable(Count),
  /** The day of the register extract. */
  as_of: IsoDate,
  /** From the company's stored summary, for the requested kind of deal; null without a summary. */
  verdict: Nullable(StringEnum(verdicts)),
  /** Whether the stored summary has a stop factor (a fact that alone rules out a deal); false also without a summary. */
  stopped: Type.Boolean(),
  /** True for an invented company of the demo. */
  example: Type.Boolean(),
})
export type SelectedCompany = Static<typeof SelectedCompany>

export const selectCompanies = defineOperation({
  method: 'GET',
  path: '/api/v1/company-selection/',
  summary: 'Companies by their properties, the largest revenue first, counted exactly up to 100,000; at least one property is required',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    ...selectionTraits,
    lang: Type.Optional(StringEnum(reportLanguages)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: SELECTION_SHOWN, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  response: {
    200: Type.Object({
      count: Count,
      count_exact: Type.Boolean(),
      page: Count,
      page_size: Count,
      result: Type.Array(SelectedCompany),
      /** Stop factors that could not be checked; they are shown beside every verdict. */
      unchecked_stops: Type.Array(UncheckedStop),
    }),
  },
  errors: [],
})

/** `plan`: name of the plan; `rows`: its rows a day; `left`: rows that remain today. */
export const getExportAllowance = defineOperation({
  method: 'GET',
  path: '/api/v1/company-selection/allowance/',
  summary: "How many rows of selections the caller's plan lets them export in a day, and how many are left today",
  access: 'user',
  limit: 'api',
  response: { 200: Type.Object({ plan: Text, rows: Count, left: Count }) },
  errors: [],
})

export const exportSelection = defineOperation({
  method: 'POST',
  path: '/api/v1/company-selection/export/',
  summary: 'The first companies of a selection as xlsx or csv, as many as the plan allows today; each row is counted',
  access: 'user',
  keys: 'counted',
  limit: ['api', 'report'],
  body: Type.Object({ ...selectionTraits, format: StringEnum(exportFormats) }),
  response: { 200: Bytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv') },
  errors: ['export_exhausted'],
})
