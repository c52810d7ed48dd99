// The method of the reliability report: every factor with its rule, points and source, and what the back-test over real data showed.
import { type Static, Type } from 'typebox'
import { factorGroups, polarities } from '../company-card/reliability.rules.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { defineOperation, IsoTime, Nullable, StringEnum } from '../http/http.ts'

const Text = Type.String()

/** Share of the firms that showed the sign, and how many times more often they closed through bankruptcy within three years. */
export const BackTest = Type.Object({
  firms: Type.Integer(),
  flagged: Type.Integer(),
  share: Type.Number(),
  lift: Nullable(Type.Number()),
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
  /** False: the source is not held, the factor always reads «not checked». */
  computed: Type.Boolean(),
  note: Nullable(Text),
  /** Null until real accounts and closings are loaded. */
  back_test: Nullable(BackTest),
})
export type MethodFactor = Static<typeof MethodFactor>

export const getMethod = defineOperation({
  method: 'GET',
  path: '/api/v1/reliability-method/',
  summary: 'Every factor of the report with its rule, points, source and what the back-test over real data showed',
  access: 'public',
  limit: 'api',
  query: Type.Object({ lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: Type.Object({ computed: Type.Integer(), factors: Type.Array(MethodFactor) }) },
  errors: [],
})
