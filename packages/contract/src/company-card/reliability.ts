// The reliability report of a company: every factor with state and evidence, the sum of points, the gauge and a verdict for each kind of deal.
import { type Static, Type } from 'typebox'
import { DisputeMark } from '../disputed-facts/dispute-mark.ts'
import { defineOperation, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { Materiality } from './materiality.ts'
import {
  coverageGroups,
  evidenceUnits,
  type FactorState,
  factorGroups,
  factorStates,
  missingReasons,
  type Purpose,
  polarities,
  purposes,
} from './reliability.rules.ts'

const Text = Type.String()

export const Evidence = Type.Object({
  label: Text,
  value: Type.Union([Text, Type.Number()]),
  unit: StringEnum(evidenceUnits),
  /** Address of the record at its source, if it has one. */
  url: Nullable(Text),
})
export type Evidence = Static<typeof Evidence>

export const Factor = Type.Object({
  code: Text,
  group: StringEnum(factorGroups),
  polarity: StringEnum(polarities),
  /** The rule's name. */
  title: Text,
  /** What happened, in one sentence built from the proofs; absent in reports stored before it existed. */
  fact: Type.Optional(Text),
  explanation: Text,
  state: StringEnum(factorStates),
  points: Type.Integer({ description: 'Points that the rule gives at most; what the company got is in `counted`' }),
  counted: Type.Integer({ description: 'Points in the sum of the company: 0 if not found, or if `counted_with` counts instead' }),
  evidence: Type.Array(Evidence),
  source: Type.Object({ code: Text, name: Text }),
  /** Day of the data that answered; null if nothing did. */
  as_of: Nullable(IsoDate),
  /** Law, or «practice». */
  basis: Text,
  /** Why it was not checked or is not applicable, or with which finding it is counted. */
  note: Nullable(Text),
  /** Code of the more serious finding about the same case, debt or entry that counts instead; absent in reports stored before it existed. */
  counted_with: Type.Optional(Nullable(Text)),
  /** The card's tab with its record, and the record's number there; null if no tab has it. */
  record: Type.Optional(Nullable(Type.Object({ tab: Text, id: Nullable(Text) }))),
  /** Notes by which the company disputes records of this finding; absent if there is none. */
  disputed: Type.Optional(Type.Array(DisputeMark)),
})
export type Factor = Static<typeof Factor>

/**
 * «Замечаний нет», «С условиями», «Не сейчас», «Невозможно», «Мало данных»: the first only if all data that the purpose needs are present
 * and fresh and every stop factor whose source can be loaded was checked; `impossible` for a company that no longer exists.
 */
export const verdicts = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

const FactorRecord = Type.Object({ tab: Text, id: Nullable(Text) })

const Reason = Type.Object({
  code: Text,
  title: Text,
  /** What happened; absent in reports stored before it existed. */
  fact: Type.Optional(Text),
  points: Type.Integer({ description: '`counted`, weighted for this kind of deal: it differs from one kind to another' }),
  /** Absent in reports stored before it existed. */
  counted: Type.Optional(Type.Integer({ description: 'Points in the sum of the company, the same for every kind of deal' })),
  /** The first proof of the finding, and the record it is based on; absent in reports stored before it existed. */
  evidence: Type.Optional(Nullable(Evidence)),
  record: Type.Optional(Nullable(FactorRecord)),
  /** Notes by which the company disputes records of this finding; absent if there is none. */
  disputed: Type.Optional(Type.Array(DisputeMark)),
})

/** Missing data of a purpose, and where a person can look them up. */
export const MissingFacts = Type.Object({
  group: StringEnum(coverageGroups),
  reason: StringEnum(missingReasons),
  /** Day of the data that we have but are too old. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
  /** Further services to check; absent in reports stored before they existed. */
  also: Type.Optional(Type.Array(Type.Object({ name: Text, url: Text }))),
})
export type MissingFacts = Static<typeof MissingFacts>

/** A stop factor (one that alone rules out a deal) that was not checked, and where a person can look it up. */
export const UncheckedStop = Type.Object({
  code: Text,
  title: Text,
  /** True if its source can be loaded: until it is, no verdict is `proceed`. The other sources have no copy to load. */
  can_be_loaded: Type.Boolean(),
  /** Day of the data that we have but are too old or incomplete. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
})
export type UncheckedStop = Static<typeof UncheckedStop>

/** The factors evaluated for one purpose: weighted points, arguments for and against, and what would change the verdict. */
export const PurposeVerdict = Type.Object({
  purpose: StringEnum(purposes),
  verdict: StringEnum(verdicts),
  points: Type.Integer({
    description: 'Sum of all findings, weighted for this kind of deal; it is not the sum of the reasons listed here',
  }),
  /**
   * With a stop, nothing in `for` changes the verdict; findings that only deny something («no arrears found») are not listed there.
   * Absent in reports stored before it existed.
   */
  stopped: Type.Optional(Type.Boolean()),
  /** What to do next, by the most serious finding against the deal, with the record it is based on; absent in reports stored before it existed. */
  action: Type.Optional(
    Type.Object({
      code: Text,
      text: Text,
      /** What would change the verdict, or the reason for it; null if there is nothing to add. */
      effect: Nullable(Text),
      factor: Nullable(Text),
      record: Nullable(FactorRecord),
    }),
  ),
  /** At most five each, strongest first; absent in reports stored before they were separated. */
  for: Type.Optional(Type.Array(Reason)),
  against: Type.Optional(Type.Array(Reason)),
  /** Missing data without which there is no conclusion. */
  missing: Type.Optional(Type.Array(MissingFacts)),
  would_change: Type.Array(Type.Object({ code: Text, title: Text, fact: Type.Optional(Text), verdict: StringEnum(verdicts) })),
  /** How many factors with weight for this purpose were not checked. */
  unchecked: Type.Integer(),
})
export type PurposeVerdict = Static<typeof PurposeVerdict>

/** Of a company that no longer exists: how it ended, and what remained open: shown instead of arguments for and against, since no deal is possible. */
export const EndedCompany = Type.Object({
  on: Nullable(IsoDate),
  /** In the register's words; in English and Chinese translated where the wording is known. */
  reason: Nullable(Text),
  /** The successors as the extract names them. */
  successors: Type.Array(Type.Object({ name: Text, ogrn: Nullable(Text) })),
  /** Debts, proceedings and cases by the report's factors; not applicable where the source lists active companies only. */
  remains: Type.Array(
    Type.Object({
      code: Text,
      title: Text,
      fact: Type.Optional(Text),
      state: StringEnum(factorStates),
      evidence: Type.Array(Evidence),
      as_of: Nullable(IsoDate),
      record: Nullable(FactorRecord),
    }),
  ),
})
export type EndedCompany = Static<typeof EndedCompany>

/** Specification §9: positives / (positives + negatives); null if neither was found. */
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
  /** Activity class and, if we have enough companies of the region, the region. */
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
  /** When it was computed, and a fingerprint of the rules and source copies that it was computed from. */
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
