// The reliability report of a company, its summary, and the verdicts with their reasons: three operations over one set of factors.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { Materiality } from './materiality.ts'
import { type FactorState, factorGroups, factorStates, type Purpose, polarities, purposes } from './reliability.rules.ts'
import { Factor } from './reliability-factor.ts'
import { EndedCompany, PurposeVerdict, UncheckedStop, verdicts } from './reliability-verdict.ts'

const Text = Type.String()

/** Share of positive findings. `ratio` is positives / (positives + negatives), null if neither was found (specification, section 9). */
export const Gauge = Type.Object({
  positive: Type.Integer(),
  negative: Type.Integer(),
  ratio: Nullable(Type.Number()),
  /** Factors answered, out of those that apply to this company; absent in stored lists of checks. */
  checked: Type.Optional(Type.Integer()),
  of: Type.Optional(Type.Integer()),
})
export type Gauge = Static<typeof Gauge>

const counts = Object.fromEntries(['all', 'positive', 'negative', 'attention', ...factorStates].map((word) => [word, Type.Integer()]))
/** Numbers of factors: all, those found by polarity (each event once), and by state. */
export const Counts = Type.Object(
  counts as Record<'all' | 'positive' | 'negative' | 'attention' | FactorState, ReturnType<typeof Type.Integer>>,
)

/** A ratio of the company (`value`), and the quartiles over `companies` companies of the same activity class. */
export const IndustryComparison = Type.Object({
  ratio: Text,
  title: Text,
  unit: StringEnum(['percent', 'ratio'] as const),
  year: Type.Integer(),
  value: Type.Number(),
  lower: Type.Number(),
  median: Type.Number(),
  upper: Type.Number(),
  companies: Type.Integer(),
  /** Class of the main activity (two digits of its ОКВЭД code), and the region if we have enough companies of it, else null. */
  okved: Text,
  region: Nullable(Text),
})
export type IndustryComparison = Static<typeof IndustryComparison>

export const ReliabilityReport = Type.Object({
  inn: Nullable(Text),
  ogrn: Text,
  name: Text,
  /** The day for which the report is made. */
  day: IsoDate,
  gauge: Gauge,
  counts: Counts,
  points: Type.Integer({ description: 'Sum of `counted` over all factors. Never a credit rating' }),
  factors: Type.Array(Factor),
  purposes: Type.Array(PurposeVerdict),
  /** Shown beside every verdict; absent in reports stored before they existed. */
  unchecked_stops: Type.Optional(Type.Array(UncheckedStop)),
  /** Null if the company exists; absent in reports stored before it existed. */
  ended: Type.Optional(Nullable(EndedCompany)),
  industry: Type.Array(IndustryComparison),
})
export type ReliabilityReport = Static<typeof ReliabilityReport>

/** Languages of reports; Russian is the default. */
export const reportLanguages = ['ru', 'en', 'zh-CN'] as const
export type ReportLanguage = (typeof reportLanguages)[number]
const reportQuery = Type.Object({ ...numberQuery, lang: Type.Optional(StringEnum(reportLanguages)) })

export const getReliability = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability/',
  summary:
    'The reliability report of one company: every factor with state and evidence, the sum of points, the gauge and the verdict for each kind of deal',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: ReliabilityReport },
  errors: ['number_invalid', 'company_not_found'],
})

const Verdict = StringEnum(verdicts)
const verdictOfPurpose = Object.fromEntries(purposes.map((purpose) => [purpose, Verdict]))

/** A finding: the rule's name, and what happened; the latter is absent in lists stored before it existed. */
export const WorstFinding = Type.Object({ code: Text, title: Text, fact: Type.Optional(Text), polarity: StringEnum(polarities) })

export const ReliabilitySummary = Type.Object({
  day: IsoDate,
  gauge: Gauge,
  counts: Counts,
  points: Type.Integer(),
  /** The most serious negatives first, or if there are none, what needs attention; at most two. */
  worst: Type.Array(WorstFinding),
  /** Stop factors that no loadable source answers; shown beside every verdict. A loadable source that is not loaded rules out `proceed`. */
  unchecked_stops: Type.Array(UncheckedStop),
  /** One verdict for each purpose. */
  verdicts: Type.Object(verdictOfPurpose as Record<Purpose, typeof Verdict>),
  /** Time of computation, and a fingerprint of the rules and source copies that the summary was computed from. */
  computed_at: IsoTime,
  basis: Text,
})
export type ReliabilitySummary = Static<typeof ReliabilitySummary>

export const getReliabilitySummary = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-summary/',
  summary: 'The reliability summary of one company: gauge, counts, verdicts and the two most serious findings',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: ReliabilitySummary },
  errors: ['number_invalid', 'company_not_found'],
})

/** Factors of a group answered, out of those that apply to this company. */
export const GroupCoverage = Type.Object({ group: StringEnum(factorGroups), checked: Type.Integer(), of: Type.Integer() })

export const ReliabilityVerdicts = Type.Object({
  day: IsoDate,
  purposes: Type.Array(PurposeVerdict),
  /** Shown beside every verdict. */
  unchecked_stops: Type.Array(UncheckedStop),
  ended: Nullable(EndedCompany),
  coverage: Type.Array(GroupCoverage),
  /** Null if no sum is given. */
  materiality: Nullable(Materiality),
  industry: Type.Array(IndustryComparison),
})
export type ReliabilityVerdicts = Static<typeof ReliabilityVerdicts>

export const getReliabilityVerdicts = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-verdicts/',
  summary: 'The verdicts on a company with their reasons, what was checked, and the comparison with its industry; without the factors',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...reportQuery.properties,
    /** The sum of the deal in rubles as people write it, «3 000 000 ₽», to compare with the company's figures. */
    sum: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: { 200: ReliabilityVerdicts },
  errors: ['number_invalid', 'company_not_found'],
})

export const getReliabilityHtml = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-html/',
  summary: 'The reliability report as an HTML fragment, whose element `rating` has the counts of positive and negative findings',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: Type.String({ contentMediaType: 'text/html' }) },
  errors: ['number_invalid', 'company_not_found'],
})
