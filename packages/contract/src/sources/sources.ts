// The operation that lists the sources of the product's company data (state registers and lists): owner, content, and how fresh our copy is.
import { type Static, Type } from 'typebox'
import { reportLanguages } from '../company-card/reliability.ts'
import { defineOperation, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'

const Text = Type.String()

/**
 * `loaded`: we have a copy; `part`: no complete copy of a dataset that is published whole; `empty`: supported but without records; `absent`: not
 * supported, so that the factors of the reliability report that need it are «not checked».
 */
export const sourceStates = ['loaded', 'part', 'empty', 'absent'] as const
export type SourceState = (typeof sourceStates)[number]

export const Source = Type.Object({
  code: Text,
  name: Text,
  /** The authority that publishes it, and a sentence about its content. */
  owner: Text,
  gives: Text,
  site: Text,
  state: StringEnum(sourceStates),
  /** The newest day that our copy describes; the day of loading if the source names none. */
  as_of: Nullable(IsoDate),
  loaded_at: Nullable(IsoTime),
  records: Type.Integer(),
  /** True if some or all records are of the demo's invented companies. */
  example: Type.Boolean(),
  /** Number of factors of the reliability report that use it. */
  factors: Type.Integer(),
  /** The declared and actual number of records in the last import, for a dataset published whole. */
  declared: Nullable(Type.Integer()),
  held: Nullable(Type.Integer()),
  /** Day of our newest complete copy; null without one. */
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
