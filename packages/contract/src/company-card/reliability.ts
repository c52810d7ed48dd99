// The reliability report of one company: every factor with its state and proof, the visible sum of points, the gauge and the purposes.
import { type Static, Type } from 'typebox'
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
  /** Address of the record at its source, where it has one. */
  url: Nullable(Text),
})
export type Evidence = Static<typeof Evidence>

export const Factor = Type.Object({
  code: Text,
  group: StringEnum(factorGroups),
  polarity: StringEnum(polarities),
  /** The rule's name. */
  title: Text,
  /** What happened, in one sentence made of the proofs; absent in reports kept from before. */
  fact: Type.Optional(Text),
  explanation: Text,
  state: StringEnum(factorStates),
  /** Points the factor gives when found. */
  points: Type.Integer(),
  /** Points in this company's sum: 0 unless found, or where a graver finding of the same event counts. */
  counted: Type.Integer(),
  evidence: Type.Array(Evidence),
  source: Type.Object({ code: Text, name: Text }),
  /** Day of the data that answered; null where nothing answered. */
  as_of: Nullable(IsoDate),
  /** Law, or «practice». */
  basis: Text,
  /** Why not checked or not applicable, or with what it is counted. */
  note: Nullable(Text),
  /** Code of the graver finding of the same case, debt or line that counts for this one too; absent in reports kept from before. */
  counted_with: Type.Optional(Nullable(Text)),
  /** The tab of the card that holds its record, and the record's number there; null where no tab does. */
  record: Type.Optional(Nullable(Type.Object({ tab: Text, id: Nullable(Text) }))),
})
export type Factor = Static<typeof Factor>

/**
 * «Замечаний нет», «С условиями», «Не сейчас», «Невозможно», «Мало данных»: the first only where everything that the purpose needs is held and
 * fresh and every stop factor whose source can be loaded was looked for, `impossible` for who is no more.
 */
export const verdicts = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

const FactorRecord = Type.Object({ tab: Text, id: Nullable(Text) })

const Reason = Type.Object({
  code: Text,
  title: Text,
  /** What happened; absent in reports kept from before. */
  fact: Type.Optional(Text),
  points: Type.Integer(),
  /** The first proof of the finding and the record it rests on; absent in reports kept from before. */
  evidence: Type.Optional(Nullable(Evidence)),
  record: Type.Optional(Nullable(FactorRecord)),
})

/** What a purpose lacks, and where a person may look it up by hand. */
export const MissingFacts = Type.Object({
  group: StringEnum(coverageGroups),
  reason: StringEnum(missingReasons),
  /** Day of what is held but too old. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
  /** Further services to look at; absent in reports kept from before. */
  also: Type.Optional(Type.Array(Type.Object({ name: Text, url: Text }))),
})
export type MissingFacts = Static<typeof MissingFacts>

/** A stop factor that nothing answered, and where a person may look. */
export const UncheckedStop = Type.Object({
  code: Text,
  title: Text,
  /** Its source can be loaded into the register: until it is no verdict is `proceed`. Of the others no copy can be had. */
  can_be_loaded: Type.Boolean(),
  /** Day of what is held but is too old or only a part. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
})
export type UncheckedStop = Static<typeof UncheckedStop>

/** One reading of the same factors for one intention: weighed points, what speaks for it and against it, what would change it. */
export const PurposeReading = Type.Object({
  purpose: StringEnum(purposes),
  verdict: StringEnum(verdicts),
  points: Type.Integer(),
  /**
   * A stop decides: what is `for` does not change the verdict, and what only denies something («no arrears found») is not named there.
   * Absent in reports kept from before.
   */
  stopped: Type.Optional(Type.Boolean()),
  /** What to do next, by the gravest finding against the deal, with the record it rests on; absent in reports kept from before. */
  action: Type.Optional(
    Type.Object({
      code: Text,
      text: Text,
      /** What would change the verdict, or why it is as it is; null where nothing more is to be said. */
      effect: Nullable(Text),
      factor: Nullable(Text),
      record: Nullable(FactorRecord),
    }),
  ),
  /** At most five each, the strongest first; absent in reports kept from before they were told apart. */
  for: Type.Optional(Type.Array(Reason)),
  against: Type.Optional(Type.Array(Reason)),
  /** Without these nothing is concluded. */
  missing: Type.Optional(Type.Array(MissingFacts)),
  would_change: Type.Array(Type.Object({ code: Text, title: Text, fact: Type.Optional(Text), verdict: StringEnum(verdicts) })),
  /** How many factors of weight for this purpose were not checked. */
  unchecked: Type.Integer(),
})
export type PurposeReading = Static<typeof PurposeReading>

/** How who is no more ended, and what remained open: stands in place of what is for and against a deal that nobody can make. */
export const EndedReading = Type.Object({
  on: Nullable(IsoDate),
  /** In the register's words. */
  reason: Nullable(Text),
  /** Who took over, as the extract names them. */
  successors: Type.Array(Type.Object({ name: Text, ogrn: Nullable(Text) })),
  /** Debts, proceedings and cases by the factors of the report: found with their proofs, not found on a day, not checked, or not applicable: the source of that day names only who acts. */
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
export type EndedReading = Static<typeof EndedReading>

/** Specification §9: positives / (positives + negatives); null where neither was found. */
export const Gauge = Type.Object({
  positive: Type.Integer(),
  negative: Type.Integer(),
  ratio: Nullable(Type.Number()),
  /** Factors that were answered, of those that apply to this company; absent in lists of kept checks. */
  checked: Type.Optional(Type.Integer()),
  of: Type.Optional(Type.Integer()),
})
export type Gauge = Static<typeof Gauge>

const counts = Object.fromEntries(['all', 'positive', 'negative', 'attention', ...factorStates].map((word) => [word, Type.Integer()]))
export const Counts = Type.Object(
  counts as Record<'all' | 'positive' | 'negative' | 'attention' | FactorState, ReturnType<typeof Type.Integer>>,
)

/** A financial ratio beside the quartiles of companies of the same activity. */
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
  /** Activity class and, where enough companies of the region are held, the region. */
  okved: Text,
  region: Nullable(Text),
})
export type IndustryComparison = Static<typeof IndustryComparison>

export const ReliabilityReport = Type.Object({
  inn: Nullable(Text),
  ogrn: Text,
  name: Text,
  /** The day the report is made for. */
  day: IsoDate,
  gauge: Gauge,
  counts: Counts,
  /** Sum of `counted` over all factors. Never a credit rating. */
  points: Type.Integer(),
  factors: Type.Array(Factor),
  purposes: Type.Array(PurposeReading),
  /** Stands beside every verdict; absent in reports kept from before. */
  unchecked_stops: Type.Optional(Type.Array(UncheckedStop)),
  /** Null of who lives; absent in reports kept from before. */
  ended: Type.Optional(Nullable(EndedReading)),
  industry: Type.Array(IndustryComparison),
})
export type ReliabilityReport = Static<typeof ReliabilityReport>

export const reportLanguages = ['ru', 'en', 'zh-CN'] as const
export type ReportLanguage = (typeof reportLanguages)[number]
const reportQuery = Type.Object({ ...numberQuery, lang: Type.Optional(StringEnum(reportLanguages)) })

export const getReliability = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability/',
  summary: 'Every reliability factor of one company with its state and proof, the sum of points, the gauge and four purposes',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: ReliabilityReport },
  errors: ['number_invalid', 'company_not_found'],
})

const Verdict = StringEnum(verdicts)
const verdictOfPurpose = Object.fromEntries(purposes.map((purpose) => [purpose, Verdict]))

/** A finding: the rule's name, and what happened; the latter absent in lists kept from before. */
export const WorstFinding = Type.Object({ code: Text, title: Text, fact: Type.Optional(Text), polarity: StringEnum(polarities) })

export const ReliabilitySummary = Type.Object({
  day: IsoDate,
  gauge: Gauge,
  counts: Counts,
  points: Type.Integer(),
  /** The weightiest negatives first, or where there are none, what deserves attention; at most two. */
  worst: Type.Array(WorstFinding),
  /** Stop factors that no source we could load answers: they stand beside every verdict. What could be loaded and is not keeps it from `proceed`. */
  unchecked_stops: Type.Array(UncheckedStop),
  /** One verdict for each purpose. */
  verdicts: Type.Object(verdictOfPurpose as Record<Purpose, typeof Verdict>),
  /** When it was computed, and a mark of the rules and the copies of sources that it was computed from. */
  computed_at: IsoTime,
  basis: Text,
})
export type ReliabilitySummary = Static<typeof ReliabilitySummary>

export const getReliabilitySummary = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-summary/',
  summary: 'The gauge, the counts and the two worst factors of one company',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: ReliabilitySummary },
  errors: ['number_invalid', 'company_not_found'],
})

/** How many factors of a group were answered, of those that apply to this company. */
const GroupCoverage = Type.Object({ group: StringEnum(factorGroups), checked: Type.Integer(), of: Type.Integer() })

export const ReliabilityVerdicts = Type.Object({
  day: IsoDate,
  purposes: Type.Array(PurposeReading),
  /** Stands beside every verdict. */
  unchecked_stops: Type.Array(UncheckedStop),
  ended: Nullable(EndedReading),
  coverage: Type.Array(GroupCoverage),
  /** Null where no sum is asked about. */
  materiality: Nullable(Materiality),
  industry: Type.Array(IndustryComparison),
})
export type ReliabilityVerdicts = Static<typeof ReliabilityVerdicts>

export const getReliabilityVerdicts = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-verdicts/',
  summary:
    'What the summary of a card says of a company: the verdicts with their reasons, what was checked, the industry; without the factors',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...reportQuery.properties,
    /** The sum of the deal in rubles as people write it, «3 000 000 ₽», which is put beside the company. */
    sum: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: { 200: ReliabilityVerdicts },
  errors: ['number_invalid', 'company_not_found'],
})

export const getReliabilityHtml = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-html/',
  summary: 'The same report as an HTML fragment whose element `rating` carries the counts of positives and negatives',
  access: 'public',
  limit: 'api',
  query: reportQuery,
  response: { 200: Type.String({ contentMediaType: 'text/html' }) },
  errors: ['number_invalid', 'company_not_found'],
})
