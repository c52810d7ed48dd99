// The registers the product draws on: owner, what each gives, and how fresh our copy is.
import { type Static, Type } from 'typebox'
import { reportLanguages } from '../company-card/reliability.ts'
import { defineOperation, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'

const Text = Type.String()

/** `loaded`: a copy is held; `part`: of a set that is published whole no whole copy; `empty`: we can read it but hold no record; `absent`: no reader yet, its factors say «not checked». */
export const sourceStates = ['loaded', 'part', 'empty', 'absent'] as const
export type SourceState = (typeof sourceStates)[number]

export const Source = Type.Object({
  code: Text,
  name: Text,
  owner: Text,
  gives: Text,
  site: Text,
  state: StringEnum(sourceStates),
  /** Newest day that our copy describes; the day it was loaded where the register gives none. */
  as_of: Nullable(IsoDate),
  loaded_at: Nullable(IsoTime),
  records: Type.Integer(),
  /** True where the records, or some of them, describe the invented companies of the demo. */
  example: Type.Boolean(),
  /** How many factors of the report read it. */
  factors: Type.Integer(),
  /** What the files of the last import declared and held, of a set that is published whole. */
  declared: Nullable(Type.Integer()),
  held: Nullable(Type.Integer()),
  /** Day of the newest whole copy. */
  whole_on: Nullable(IsoDate),
  note: Nullable(Text),
})
export type Source = Static<typeof Source>

export const listSources = defineOperation({
  method: 'GET',
  path: '/api/v1/sources/',
  summary: 'Every register of the product with its owner, the day of our copy, the number of records and its state',
  access: 'public',
  limit: 'api',
  query: Type.Object({ lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: Type.Object({ count: Type.Integer(), result: Type.Array(Source) }) },
  errors: [],
})
