// Selections of companies by region, activity, age, size, revenue, staff, status and flags of the report, shown and exported.
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

/** The criteria of a selection; all given ones must fit. */
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
  /** Rubles of the newest known year, bounds included. */
  revenue_from: Type.Optional(Rubles),
  revenue_to: Type.Optional(Rubles),
  staff_from: Type.Optional(Count),
  staff_to: Type.Optional(Count),
  /** The stored verdict is one of these for this kind of deal, by default prepayment. */
  purpose: Type.Optional(StringEnum(purposes)),
  verdict__in: Type.Optional(ItemList(StringEnum(verdicts))),
  /** In all registers of `within`, and in none of `without`. */
  within: Type.Optional(ItemList(StringEnum(selectionFlags))),
  without: Type.Optional(ItemList(StringEnum(selectionFlags))),
}

export const SelectedCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  procedure: Nullable(Text),
  closed_on: Nullable(IsoDate),
  region: Nullable(Text),
  okved: Nullable(Text),
  activity: Nullable(Text),
  registered_on: Nullable(IsoDate),
  leader: Nullable(Text),
  /** The newest known revenue, in rubles. */
  revenue: Nullable(Type.Number()),
  headcount: Nullable(Count),
  /** The day of the extract. */
  as_of: IsoDate,
  /** From the stored summary, for the given purpose; null if none is stored. */
  verdict: Nullable(StringEnum(verdicts)),
  /** Whether a stop factor is in the stored summary; false also if none is stored. */
  stopped: Type.Boolean(),
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
      /** Stop factors that no source answers, which stand beside every verdict. */
      unchecked_stops: Type.Array(UncheckedStop),
    }),
  },
  errors: [],
})

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
