// Full reports: made by a member, numbered, stored as they were on that day, and checked by anybody who holds a file of one.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { comparisonQuery } from '../company-card/comparison.ts'
import { XLSX_TYPE } from '../company-card/export.ts'
import { Materiality } from '../company-card/materiality.ts'
import { purposes } from '../company-card/reliability.rules.ts'
import { Gauge, ReliabilityReport, verdicts } from '../company-card/reliability.ts'
import { Bytes, defineOperation, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { BESIDE_MOST } from './checks.rules.ts'

const Text = Type.String()

export const checkFormats = ['pdf', 'xlsx'] as const
export type CheckFormat = (typeof checkFormats)[number]

/** The sum of the deal in rubles as people write it, «3 000 000 ₽». */
const dealSum = Type.Optional(Type.String({ maxLength: 40 }))

/** `SV-2026-7F3K9Q2M`: year and eight letters and digits, not guessable from another number. */
export const CHECK_NUMBER = '^SV-\\d{4}-[0-9A-HJKMNP-TV-Z]{8}$'
const number = Type.String({ pattern: CHECK_NUMBER, maxLength: 16, examples: ['SV-2026-0123ABCD'] })

/** INN or OGRN. */
const asked = Type.String({ minLength: 10, maxLength: 15, pattern: '^\\d+$', examples: ['7707083893'] })

const Verdicts = Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) }))

/** A report by its main figures. */
export const Check = Type.Object({
  number: Text,
  created_at: IsoTime,
  kind: CompanyKind,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  points: Type.Integer(),
  /** For each kind of deal; null in reports made before they were kept apart. */
  verdicts: Nullable(Verdicts),
  gauge: Gauge,
  /** With connections, ratios, events and a comparison besides. */
  extended: Type.Boolean(),
})
export type Check = Static<typeof Check>

/** A line of the list of one's reports. */
export const ListedCheck = Type.Object({
  ...Check.properties,
  /** How the company stands today; null where its figures are being computed. */
  now: Nullable(Type.Object({ status: Text, points: Type.Integer(), verdicts: Verdicts })),
})
export type ListedCheck = Static<typeof ListedCheck>

/** Plain sections of facts, as they were on the day of the report. */
export const CheckSection = Type.Object({
  title: Text,
  source: Text,
  as_of: Nullable(Text),
  columns: Type.Array(Text),
  rows: Type.Array(Type.Array(Text)),
})
export type CheckSection = Static<typeof CheckSection>

const Unit = Type.Number()

/** The connections of two steps as they are drawn, in units of their own; the section of the same name lists them as a table. */
export const ConnectionPicture = Type.Object({
  width: Unit,
  height: Unit,
  nodes: Type.Array(
    Type.Object({
      x: Unit,
      y: Unit,
      name: Text,
      /** What ties it to whoever stands on its left, in Russian as the whole report. */
      note: Text,
      kind: StringEnum(['company', 'person'] as const),
      center: Type.Boolean(),
      ended: Type.Boolean(),
    }),
  ),
  lines: Type.Array(Type.Object({ points: Type.Array(Type.Object({ x: Unit, y: Unit })), faint: Type.Boolean() })),
  /** Companies and people that the picture has no room for. */
  left_out: Type.Integer({ minimum: 0 }),
})
export type ConnectionPicture = Static<typeof ConnectionPicture>

export const FullCheck = Type.Object({
  ...Check.properties,
  /** Address of the public page that proves the report. */
  proof_url: Text,
  /** The same address as a QR code, for the printed page. */
  proof_qr_svg: Text,
  report: ReliabilityReport,
  /** The deal whose sum was given, beside the company; null where none was. */
  materiality: Nullable(Materiality),
  sections: Type.Array(CheckSection),
  /** Of extended reports alone. */
  picture: Nullable(ConnectionPicture),
})
export type FullCheck = Static<typeof FullCheck>

export const makeCheck = defineOperation({
  method: 'POST',
  path: '/api/v1/checks/',
  summary: "Makes a full report of a company: 201 where it counts against the caller's plan, 200 where the company was counted before",
  access: 'user',
  limit: 'report',
  body: Type.Object({ inn: asked, sum: dealSum }, { additionalProperties: false }),
  response: { 201: Check, 200: Check },
  errors: ['number_invalid', 'company_not_found', 'quota_exhausted'],
})

export const makeExtendedCheck = defineOperation({
  method: 'POST',
  path: '/api/v1/extended-checks/',
  summary:
    'Makes an extended report: the full one with connections of two steps, ratios of five years beside the industry, events of a year, and up to five companies side by side. Counts as a full report',
  access: { role: 'user', flag: 'extended_reports_enabled' },
  limit: 'report',
  body: Type.Object(
    {
      inn: asked,
      /** INN or OGRN of those to compare with. */
      beside: Type.Optional(Type.Array(asked, { maxItems: BESIDE_MOST })),
    },
    { additionalProperties: false },
  ),
  response: { 201: Check, 200: Check },
  errors: ['number_invalid', 'company_not_found', 'quota_exhausted'],
})

export const listChecks = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/',
  summary: "The caller's own full reports, newest first, each beside how the company stands today",
  access: 'user',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    /** Part of the name, or the beginning of an INN, an OGRN or a report's number. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: Page(ListedCheck) },
  errors: [],
})

export const getCheck = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/:number/',
  summary: "One of the caller's own full reports as it was on its day",
  access: 'user',
  limit: 'api',
  params: Type.Object({ number }),
  response: { 200: FullCheck },
  errors: ['check_not_found'],
})

export const downloadCheck = defineOperation({
  method: 'GET',
  path: '/api/v1/checks/:number/:format/',
  summary: "The stored file of one of the caller's own reports",
  access: 'user',
  limit: 'api',
  params: Type.Object({ number, format: StringEnum(checkFormats) }),
  response: { 200: Bytes('application/pdf', XLSX_TYPE) },
  errors: ['check_not_found'],
})

export const printComparison = defineOperation({
  method: 'GET',
  path: '/api/v1/company-comparison/pdf/',
  summary: 'The comparison of companies as a PDF in Russian, the same figures; it is not numbered and uses no check',
  access: 'user',
  limit: 'report',
  query: Type.Object({ number__in: comparisonQuery.number__in, purpose: comparisonQuery.purpose }),
  response: { 200: Bytes('application/pdf') },
  errors: ['company_not_found'],
})

/** What anybody may learn who has the number: date, company, state, and the hashes to compare a file with. */
export const CheckProof = Type.Object({
  number: Text,
  created_at: IsoTime,
  /** The day as of which everything was judged: that of the making, in the demo that of its data. */
  day: IsoDate,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  /** What was concluded on that day for each kind of deal. */
  verdicts: Type.Array(Type.Object({ purpose: StringEnum(purposes), verdict: StringEnum(verdicts) })),
  /** SHA-256 of each stored file, lower-case hex. */
  hashes: Type.Array(Type.Object({ format: Text, sha256: Text })),
})
export type CheckProof = Static<typeof CheckProof>

export const getCheckProof = defineOperation({
  method: 'GET',
  path: '/api/v1/check-proofs/:number/',
  summary: 'Date, company, verdicts and file hashes of a numbered report, for anybody who holds a copy',
  access: 'public',
  limit: 'search',
  params: Type.Object({ number }),
  response: { 200: CheckProof },
  errors: ['check_not_found'],
})
