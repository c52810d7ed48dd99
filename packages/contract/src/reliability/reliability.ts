// The operation that publishes the method of the reliability report: every factor (a fact that counts for or against a company) with rule, points and
// source, and the result of a back-test on real data of past years.
import { type Static, Type } from 'typebox'
import { factorGroups, polarities } from '../company-card/reliability.rules.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { defineOperation, IsoTime, Nullable, StringEnum } from '../http/http.ts'

const Text = Type.String()

/**
 * Result of a back-test: companies with the finding went bankrupt `more` or `less` often than the others. `unproved`: the confidence interval of the
 * ratio contains 1, so that the difference may be chance.
 */
export const effects = ['more', 'less', 'unproved'] as const

/** How many companies had the finding, and how many times more often than the others they went bankrupt within three years (`lift`). */
export const BackTest = Type.Object({
  /** Companies tested; `flagged`: those with the finding; `share`: the second as a fraction of the first. */
  firms: Type.Integer(),
  flagged: Type.Integer(),
  share: Type.Number(),
  /** Null if nothing can be compared. */
  lift: Nullable(Type.Number()),
  /** The 95 % confidence interval of `lift`. */
  interval: Nullable(Type.Object({ low: Type.Number(), high: Type.Number() })),
  effect: StringEnum(effects),
  computed_at: IsoTime,
})
export type BackTest = Static<typeof BackTest>

export const MethodFactor = Type.Object({
  code: Text,
  group: StringEnum(factorGroups),
  polarity: StringEnum(polarities),
  points: Type.Integer(),
  title: Text,
  explanation: Text,
  /** The law, or another ground, on which the factor is based. */
  basis: Text,
  source: Type.Object({ code: Text, name: Text }),
  /** False if the source is not loaded: the factor is always «not checked». */
  computed: Type.Boolean(),
  note: Nullable(Text),
  /** Null until real annual accounts and closures of companies are loaded. */
  back_test: Nullable(BackTest),
})
export type MethodFactor = Static<typeof MethodFactor>

export const Method = Type.Object({
  /** Number of factors whose source is loaded. */
  computed: Type.Integer(),
  factors: Type.Array(MethodFactor),
  /** Back-test of the verdicts on deferred payment. It uses annual accounts alone, since no other source has data of past years. */
  verdicts: Type.Array(Type.Object({ verdict: StringEnum(verdicts), back_test: BackTest })),
})
export type Method = Static<typeof Method>

export const getMethod = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-method/',
  summary: 'Every factor of the report with its rule, points, source and the results of the back-test over real data',
  access: 'public',
  limit: 'api',
  query: Type.Object({ lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: Method },
  errors: [],
})
