// Full reports on companies: a member makes one; it gets a number and is stored as of its day; anyone who has the file can verify it.
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

/** The company's taxpayer number (ИНН) or registration number (ОГРН), digits only. */
const companyNumber = Type.String({ minLength: 10, maxLength: 15, pattern: '^\\d+$', examples: ['7707083893'] })

const Verdicts = Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) }))

/** A report without its content: the company, and the verdicts and points of the report's day. */
export const Check = Type.Object({
  number: Text,
  created_at: IsoTime,
  kind: CompanyKind,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  /** Sum of the points of all findings. */
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

/** Who made a report, and whether the team can see it: reports are private until their maker shares them. */
const shownProperties = {
  /** The person of the caller's team who made the report; null for the caller's own. */
  made_by: Nullable(Text),
  /** Since when the maker's team can see the report; null if it is not shared. */
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

/**
 * The graph of companies and people connected with the company over at most two steps. Coordinates are in the picture's own units. A section of the
 * report lists the same connections as a table.
 */
export const ConnectionPicture = Type.Object({
  width: Unit,
  height: Unit,
  nodes: Type.Array(
    Type.Object({
      x: Unit,
      y: Unit,
      name: Text,
      /** Its relation to the node on its left, such as founder or head; in Russian like the whole report. */
      note: Text,
      kind: StringEnum(['company', 'person'] as const),
      /** True for the company of the report. */
      center: Type.Boolean(),
      /** True for a company that no longer exists. */
      ended: Type.Boolean(),
    }),
  ),
  /** Lines through these points. `faint`: a further connection between nodes, not the one by which a node was reached. */
  lines: Type.Array(Type.Object({ points: Type.Array(Type.Object({ x: Unit, y: Unit })), faint: Type.Boolean() })),
  /** Companies and people for which the graph has no room. */
  left_out: Type.Integer({ minimum: 0 }),
})
export type ConnectionPicture = Static<typeof ConnectionPicture>

/** A report with its content as stored. */
export const FullCheck = Type.Object({
  ...Check.properties,
  ...shownProperties,
  /** Name of the company whose team the caller may share the report with; null without a team, and for a colleague's report. */
  team: Nullable(Text),
  /** URL of the public page that verifies the report. */
  proof_url: Text,
  /** The same URL as a QR code, for the printed page. */
  proof_qr_svg: Text,
  report: ReliabilityReport,
  /** The deal's sum compared with the size of the company; null if the member entered no sum. */
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
      inn: companyNumber,
      sum: dealSum,
      /** A past day: the report then contains the data that we had on that day. Today or a later day has no effect. */
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
      inn: companyNumber,
      /** ИНН or ОГРН of the companies to compare with. */
      beside: Type.Optional(Type.Array(companyNumber, { maxItems: MAX_OTHERS_COMPARED })),
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
    /** `team`: all reports that are shared within the caller's team, the caller's shared ones included; by default the caller's own reports. */
    of: Type.Optional(StringEnum(['own', 'team'] as const)),
    /** Part of the name or of one of the caller's own labels on the company, or the beginning of an ИНН, an ОГРН or a report number. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Object({
      ...Page(ListedCheck).properties,
      /** Name of the company whose team the caller belongs to; null without a team. */
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

/** The part of a report that anyone who knows its number may see: date, company, status, verdicts, and hashes to compare a file with. */
export const CheckProof = Type.Object({
  number: Text,
  created_at: IsoTime,
  /** The day as of which the company was evaluated: the day on which the report was made; in the demo the fixed day of its example data. */
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
