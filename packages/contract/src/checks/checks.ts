// Full reports: made by a member, numbered, stored as of that day, and verifiable by anyone who has the file.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { comparisonQuery } from '../company-card/comparison.ts'
import { XLSX_TYPE } from '../company-card/export.ts'
import { Materiality } from '../company-card/materiality.ts'
import { purposes } from '../company-card/reliability.rules.ts'
import { Gauge, ReliabilityReport } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { MAX_OTHERS_COMPARED } from './checks.rules.ts'

const Text = Type.String()

export const checkFormats = ['pdf', 'xlsx'] as const
export type CheckFormat = (typeof checkFormats)[number]

/** The deal's sum in rubles as people write it, «3 000 000 ₽». */
const dealSum = Type.Optional(Type.String({ maxLength: 40 }))

/** `SV-2026-7F3K9Q2M`: the year and eight random letters and digits, so that numbers cannot be guessed from each other. */
export const CHECK_NUMBER = '^SV-\\d{4}-[0-9A-HJKMNP-TV-Z]{8}$'
const number = Type.String({ pattern: CHECK_NUMBER, maxLength: 16, examples: ['SV-2026-0123ABCD'] })

/** ИНН or ОГРН, digits only. */
const asked = Type.String({ minLength: 10, maxLength: 15, pattern: '^\\d+$', examples: ['7707083893'] })

const Verdicts = Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) }))

/** A report without its content: company, verdicts and points of its day. */
export const Check = Type.Object({
  number: Text,
  created_at: IsoTime,
  kind: CompanyKind,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  points: Type.Integer(),
  /** By kind of deal; null in reports made before verdicts were separated by kind. */
  verdicts: Nullable(Verdicts),
  gauge: Gauge,
  /** The past day for which it was made; null for the day on which it was made. */
  past_day: Nullable(IsoDate),
  /** True if it also has connections, ratios, events and a comparison. */
  extended: Type.Boolean(),
})
export type Check = Static<typeof Check>

/** Who made a report, and whether it is shown to the team: reports are private until their maker shows them. */
const shownProperties = {
  /** The person of the caller's team who made it; null for the caller's own. */
  made_by: Nullable(Text),
  /** Since when the maker's team sees it; null if it does not. */
  shown_at: Nullable(IsoTime),
}

/** An entry in the list of the caller's reports, or of those shown to the caller's team. */
export const ListedCheck = Type.Object({
  ...Check.properties,
  ...shownProperties,
  /** Id of the company, by which the caller's own note on it is found. */
  company_id: Id,
  /** The company today; null if no valid summary is stored for it. */
  now: Nullable(Type.Object({ status: Text, points: Type.Integer(), verdicts: Verdicts })),
})
export type ListedCheck = Static<typeof ListedCheck>

/** A table of facts as of the day of the report, in printed texts: each row has a text for each column. */
export const CheckSection = Type.Object({
  title: Text,
  source: Text,
  as_of: Nullable(Text),
  columns: Type.Array(Text),
  rows: Type.Array(Type.Array(Text)),
})
export type CheckSection = Static<typeof CheckSection>

const Unit = Type.Number()

/** The graph of connections up to two steps, in its own units; the section of the same name lists them as a table. */
export const ConnectionPicture = Type.Object({
  width: Unit,
  height: Unit,
  nodes: Type.Array(
    Type.Object({
      x: Unit,
      y: Unit,
      name: Text,
      /** What it is to the node on its left, in Russian like the whole report. */
      note: Text,
      kind: StringEnum(['company', 'person'] as const),
      center: Type.Boolean(),
      ended: Type.Boolean(),
    }),
  ),
  /** Lines through these points; faint ones are not those by which a node was reached. */
  lines: Type.Array(Type.Object({ points: Type.Array(Type.Object({ x: Unit, y: Unit })), faint: Type.Boolean() })),
  /** Companies and people for which the graph has no room. */
  left_out: Type.Integer({ minimum: 0 }),
})
export type ConnectionPicture = Static<typeof ConnectionPicture>

/** A report with its content as stored. */
export const FullCheck = Type.Object({
  ...Check.properties,
  ...shownProperties,
  /** Company of the team to which the caller may show it; null for who is in none, and for a colleague's report. */
  team: Nullable(Text),
  /** URL of the public page that verifies the report. */
  proof_url: Text,
  /** The same URL as a QR code, for the printed page. */
  proof_qr_svg: Text,
  report: ReliabilityReport,
  /** The deal's sum compared with the size of the company; null if none was given. */
  materiality: Nullable(Materiality),
  sections: Type.Array(CheckSection),
  /** Only in extended reports. */
  picture: Nullable(ConnectionPicture),
})
export type FullCheck = Static<typeof FullCheck>

export const makeCheck = defineOperation({
  method: 'POST',
  path: '/api/v1/checks/',
  summary: 'Makes a full report of a company: 201 if it uses a check of the plan, 200 if this company was counted before',
  access: 'user',
  limit: 'report',
  body: Type.Object(
    {
      inn: asked,
      sum: dealSum,
      /** A past day: the report then says what our data had on it. Today and later days make a usual report. */
      day: Type.Optional(IsoDate),
    },
    { additionalProperties: false },
  ),
  response: { 201: Check, 200: Check },
  errors: ['number_invalid', 'company_not_found', 'past_day_unknown', 'quota_exhausted'],
})

export const makeExtendedCheck = defineOperation({
  method: 'POST',
  path: '/api/v1/extended-checks/',
  summary:
    'Makes an extended report: the full one with connections of two steps, ratios of five years beside the industry, events of a year, and up to five companies side by side. Uses one check, like a full report',
  access: { role: 'user', flag: 'extended_reports_enabled' },
  limit: 'report',
  body: Type.Object(
    {
      inn: asked,
      /** ИНН or ОГРН of the companies to compare with. */
      beside: Type.Optional(Type.Array(asked, { maxItems: MAX_OTHERS_COMPARED })),
    },
    { additionalProperties: false },
  ),
  response: { 201: Check, 200: Check },
  errors: ['number_invalid', 'company_not_found', 'quota_exhausted'],
})

export const listChecks = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/',
  summary:
    "The caller's own full reports, or those shared with the caller's team, newest first, each with the company's status and verdicts of today",
  access: 'user',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    /** `team`: what people of the caller's team show to each other, the caller's own among it; the caller's own reports by default. */
    of: Type.Optional(StringEnum(['own', 'team'] as const)),
    /** Part of the name or of one of the caller's own labels on the company, or the beginning of an ИНН, an ОГРН or a report number. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Object({
      ...Page(ListedCheck).properties,
      /** Company of the caller's team; null for who is in none. */
      team: Nullable(Text),
    }),
  },
  errors: [],
})

export const getCheck = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/:number/',
  summary: "One of the caller's own full reports, or one shared with the caller's team, as it was on its day",
  access: 'user',
  limit: 'api',
  params: Type.Object({ number }),
  response: { 200: FullCheck },
  errors: ['check_not_found'],
})

export const downloadCheck = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/:number/:format/',
  summary: "The stored file of one of the caller's own reports, or of one shared with the caller's team",
  access: 'user',
  limit: 'api',
  params: Type.Object({ number, format: StringEnum(checkFormats) }),
  response: { 200: Bytes('application/pdf', XLSX_TYPE) },
  errors: ['check_not_found'],
})

export const showCheckToTeam = defineOperation({
  method: 'PUT',
  path: '/api/v1/checks/:number/team/',
  summary: "Shares one of the caller's reports and its files with their team, or stops that; it also stops when the caller leaves the team",
  access: 'user',
  limit: 'api',
  params: Type.Object({ number }),
  body: Type.Object({ shown: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: Type.Object({ shown_at: Nullable(IsoTime) }) },
  errors: ['check_not_found', 'not_found'],
})

export const printComparison = defineOperation({
  method: 'GET',
  path: '/api/v1/company-comparison/pdf/',
  summary: 'The comparison of companies as a PDF in Russian; it has no number and uses no check',
  access: 'user',
  limit: 'report',
  query: Type.Object({ number__in: comparisonQuery.number__in, purpose: comparisonQuery.purpose }),
  response: { 200: Bytes('application/pdf') },
  errors: ['company_not_found'],
})

/** What anyone who knows the number may see: date, company, state, and hashes to compare a file with. */
export const CheckProof = Type.Object({
  number: Text,
  created_at: IsoTime,
  /** The day as of which everything was judged: the day of making; in the demo the day of its data. */
  day: IsoDate,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  /** The verdict of that day for each kind of deal. */
  verdicts: Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) })),
  /** SHA-256 of each stored file, lower-case hex. */
  hashes: Type.Array(Type.Object({ format: Text, sha256: Text })),
})
export type CheckProof = Static<typeof CheckProof>

export const getCheckProof = defineOperation({
  method: 'GET',
  path: '/api/v1/check-proofs/:number/',
  summary: 'Date, company, verdicts and file hashes of a numbered report, for anybody who has a copy',
  access: 'public',
  limit: 'search',
  params: Type.Object({ number }),
  response: { 200: CheckProof },
  errors: ['check_not_found'],
})
