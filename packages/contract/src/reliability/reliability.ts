// The method of the reliability report: every factor with rule, points and source, and the result of the back-test on real data.
import { type Static, Type } from 'typebox'
import { factorGroups, polarities } from '../company-card/reliability.rules.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { defineOperation, IsoTime, Nullable, StringEnum } from '../http/http.ts'

const Text = Type.String()

/** Result of a back-test: companies with the finding went bankrupt `more` or `less` often, or the interval contains 1 (`unproved`). */
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
  basis: Text,
  source: Type.Object({ code: Text, name: Text }),
  /** False if the source is not loaded: the factor is always «not checked». */
  computed: Type.Boolean(),
  note: Nullable(Text),
  /** Null until real accounts and closures are loaded. */
  back_test: Nullable(BackTest),
})
export type MethodFactor = Static<typeof MethodFactor>

export const Method = Type.Object({
  computed: Type.Integer(),
  factors: Type.Array(MethodFactor),
  /** The same for verdicts on deferred payment by accounts alone, since other sources of past years are not known. */
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
