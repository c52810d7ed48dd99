// Bulk checks: a member sends a list of companies as text or a file; they are checked in the background, then shown, sorted, exported, repeated.
// A line names a company by ИНН (taxpayer number), ОГРН (registration number) or КПП (tax registration code of an office).
import { type Static, Type } from 'typebox'
import { Filial } from '../company/company.ts'
import { purposes } from '../company-card/reliability.rules.ts'
import { reportLanguages, WorstFinding } from '../company-card/reliability.ts'
import { UncheckedStop, verdicts } from '../company-card/reliability-verdict.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoTime, Nullable, Page, pageQuery, pageSize, StringEnum } from '../http/http.ts'
import {
  LINE_SEARCH_MAX,
  LINES_MAX,
  LIST_FILE_MAX,
  LIST_NAME_MAX,
  lineFaults,
  lineRepairs,
  lineSorts,
  lineStates,
  listStates,
  notData,
} from './bulk-checks.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Years = Type.Integer({ minimum: 0, maximum: 100 })
const Rubles = Type.Integer({ minimum: 0, maximum: 90_000_000_000_000 })

export const CompanyList = Type.Object({
  id: Id,
  name: Text,
  purpose: StringEnum(purposes),
  state: StringEnum(listStates),
  created_at: IsoTime,
  finished_at: Nullable(IsoTime),
  lines: Count,
  /** Number of lines that are processed. */
  done: Count,
  faults: Count,
  /** Full checks of the plan that this list has used; companies already checked in the plan's period are free. */
  counted: Count,
  verdicts: Type.Object(Object.fromEntries(verdicts.map((verdict) => [verdict, Count])) as Record<(typeof verdicts)[number], typeof Count>),
  /** Companies left unchecked because the plan had no checks left. */
  unchecked: Count,
  /** Id of the list that this one repeats; null in a colleague's list. */
  repeats: Nullable(Id),
  /** The person of the caller's team who made the list; null for the caller's own. */
  made_by: Nullable(Text),
  /** Since when the maker's team can see the list; null if it is not shared. */
  shown_at: Nullable(IsoTime),
})
export type CompanyList = Static<typeof CompanyList>

/** Name of the company whose team the caller belongs to; null without a team, and in a colleague's list, since only its maker can share it. */
const team = { team: Nullable(Text) }
export const WholeList = Type.Object({ ...CompanyList.properties, ...team })
export type WholeList = Static<typeof WholeList>

export const ListedCompany = Type.Object({
  id: Id,
  kind: StringEnum(['company', 'entrepreneur'] as const),
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  /** The state register's status, such as «Действует» (active), and a liquidation, bankruptcy or reorganisation under way. */
  status: Text,
  procedure: Nullable(Text),
  closed_on: Nullable(Text),
  /** The day of the register extract that has the status; null in lists made before this day was stored. */
  as_of: Nullable(Text),
  leader: Nullable(Text),
  /** The newest known revenue, in rubles. */
  revenue: Nullable(Type.Number()),
  /** The most serious finding. */
  first: Nullable(WorstFinding),
  /** The branch with the line's КПП; the verdict is the company's. */
  branch: Nullable(Filial),
})
export type ListedCompany = Static<typeof ListedCompany>

/** The sum of the deal in rubles, from the list's column of sums; null without one. `unread_sum`: text of that column that is not a sum. */
const sum = {
  sum: Nullable(Type.Number()),
  unread_sum: Nullable(Text),
}

export const ListLine = Type.Object({
  /** Number of the line, and its text as the member sent it. */
  line: Type.Integer({ minimum: 1 }),
  given: Text,
  state: StringEnum(lineStates),
  fault: Nullable(StringEnum(lineFaults)),
  /** The earlier line that this one repeats. */
  repeats: Nullable(Type.Integer()),
  /** For a second number of a line: the number of that line; null for others. Such numbers are added after the last line. */
  found_in: Nullable(Type.Integer()),
  verdict: Nullable(StringEnum(verdicts)),
  ...sum,
  /** Number of facts on the company's card that the company disputes now. */
  disputed: Count,
  company: Nullable(ListedCompany),
})
export type ListLine = Static<typeof ListLine>

const listId = Type.Object({ id: Id })
/** Language of the findings. */
const lang = Type.Optional(StringEnum(reportLanguages))
/** An API key may call these operations too; such calls count against its daily requests. */
const own = { access: 'user', keys: 'counted', limit: 'api' } as const

/** The list itself, and options for reading it. */
const listInput = {
  /** The list as text, one company a line; absent if a file is sent. */
  numbers: Type.Optional(Type.String({ maxLength: 400_000 })),
  /** Name of the workbook's sheet; by default the first visible one with a row. */
  sheet: Type.Optional(Type.String({ maxLength: 100 })),
  /** The only column to read numbers from, counted from 1; by default all. 18,278 is the last column with three letters (ZZZ). */
  column: Type.Optional(Type.Integer({ minimum: 1, maximum: 18_278 })),
  /** The column with the deals' sums, counted from 1, or 0 for none; by default the one whose heading names a sum. */
  sum_column: Type.Optional(Type.Integer({ minimum: 0, maximum: 18_278 })),
  /** The member's corrections, one per line: line number, `=` and the right number, `5=7707083893`, or `5=` to leave the line out. */
  mended: Type.Optional(Type.String({ maxLength: 250_000 })),
}
const files = { file: { maxBytes: LIST_FILE_MAX, maxCount: 1, required: false } }

/** A line as it was read; `company` is the name of the company found. */
export const PreviewedLine = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  given: Text,
  /** The number that was read; null if the line has a fault other than a repeat. */
  number: Nullable(Text),
  /** The digits read as a company's number, valid or not, or else as its КПП; null if there are none. */
  read: Nullable(Text),
  /** How many companies have the line's nine digits as their КПП, counted up to 100; null for a line that is identified by ИНН or ОГРН. */
  kpp_companies: Nullable(Count),
  fault: Nullable(StringEnum(lineFaults)),
  /** The earlier line that this one repeats. */
  repeats: Nullable(Type.Integer()),
  /** For a second number of a line: the number of that line; null for others. */
  found_in: Nullable(Type.Integer()),
  repair: Nullable(StringEnum(lineRepairs)),
  ...sum,
  company: Nullable(Text),
  /** The company's branch with the line's КПП. */
  branch: Nullable(Filial),
  /** A КПП in the line that belongs neither to the company nor to its branches; null if there is none. */
  foreign_kpp: Nullable(Text),
})
export type PreviewedLine = Static<typeof PreviewedLine>

export const ListPreview = Type.Object({
  /** Of a workbook: the sheets to choose from, the ones hidden in Excel, and the one that was read. For other input empty and null. */
  sheets: Type.Array(Text),
  hidden_sheets: Type.Array(Text),
  sheet: Nullable(Text),
  /** Columns with their headings, and how many numbers were read from each. */
  columns: Type.Array(Type.Object({ column: Count, head: Text, numbers: Count })),
  /** The only column from which numbers are read (null for all), and the column from which sums are read. */
  column: Nullable(Count),
  sum_column: Nullable(Count),
  /** The first rows as in the file, long cells cut. */
  rows: Type.Array(Type.Object({ line: Count, cells: Type.Array(Type.Object({ column: Count, text: Text })) })),
  /** Lines that were recognised as headings, titles or totals, not data. */
  not_data: Type.Array(Type.Object({ line: Count, as: StringEnum(notData) })),
  /** A second number of a line comes directly after that line. */
  lines: Type.Array(PreviewedLine),
  /** `counted`: full checks to be used; `free`: companies already checked in the plan's period; `left` until its end; null without a limit. */
  checks: Type.Object({ counted: Count, free: Count, left: Nullable(Count), until: Nullable(IsoTime) }),
})
export type ListPreview = Static<typeof ListPreview>

export const previewList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/bulk-checks/preview/',
  summary: 'A preview of a list: its lines with repairs and doubts, and how many checks of the plan it would use; nothing is stored',
  limit: ['api', 'preview'],
  consumes: 'json-or-multipart',
  body: Type.Object(listInput),
  files,
  response: { 200: ListPreview },
  errors: [],
})

export const createList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/bulk-checks/',
  summary: `Starts the check of a list of INN or OGRN, or KPP of branches: \`numbers\`, one a line, or a file (txt, csv, xlsx); at most ${LINES_MAX} lines`,
  limit: ['api', 'report'],
  consumes: 'json-or-multipart',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: LIST_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    purpose: StringEnum(purposes),
    ...listInput,
  }),
  files,
  response: { 201: CompanyList },
  errors: [],
})

export const listLists = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/bulk-checks/',
  summary: "The caller's own lists, or those shared with the caller's team, the newest first",
  query: Type.Object({
    ...pageQuery,
    /** `team`: all lists that are shared within the caller's team, the caller's shared ones included; by default the caller's own lists. */
    of: Type.Optional(StringEnum(['own', 'team'] as const)),
  }),
  response: { 200: Type.Object({ ...Page(CompanyList).properties, ...team }) },
  errors: [],
})

export const getList = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/bulk-checks/:id/',
  summary: "One of the caller's own lists, or one shared with the caller's team: its progress and results",
  params: listId,
  response: { 200: WholeList },
  errors: ['not_found'],
})

export const listLines = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/bulk-checks/:id/lines/',
  summary: 'Lines of a list, by default doubtful ones first; with a region, an age or a revenue only lines with such a company',
  params: listId,
  query: Type.Object({
    page: pageQuery.page,
    page_size: pageSize(50),
    verdict: Type.Optional(StringEnum([...verdicts, 'unchecked', 'fault'] as const)),
    /** Words of the name, part of a number, or part of the original line. */
    search: Type.Optional(Type.String({ maxLength: LINE_SEARCH_MAX })),
    region: Type.Optional(Id),
    /** Full years since registration, bounds included. */
    age_from: Type.Optional(Years),
    age_to: Type.Optional(Years),
    /** Rubles, bounds included. */
    revenue_from: Type.Optional(Rubles),
    revenue_to: Type.Optional(Rubles),
    sort: Type.Optional(StringEnum(lineSorts)),
    lang,
  }),
  /** `unchecked_stops`: stop factors (facts that alone rule out a deal) that could not be checked; they are shown beside every verdict. */
  response: { 200: Type.Object({ ...Page(ListLine).properties, unchecked_stops: Type.Array(UncheckedStop) }) },
  errors: ['not_found'],
})

export const stopList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/bulk-checks/:id/stop/',
  summary: 'Stops a list: lines already checked keep their results, the others are not checked',
  params: listId,
  response: { 200: CompanyList },
  errors: ['not_found'],
})

export const repeatList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/bulk-checks/:id/repeat/',
  summary: 'Checks the same lines again, as a new list that refers to the repeated one',
  limit: ['api', 'report'],
  params: listId,
  response: { 201: CompanyList },
  errors: ['not_found'],
})

/** A company whose result differs between the earlier list (`before`) and the repeated one (`after`). */
export const ListChange = Type.Object({
  before: Type.Object({ verdict: Nullable(StringEnum(verdicts)), company: ListedCompany }),
  after: Type.Object({ verdict: Nullable(StringEnum(verdicts)), company: ListedCompany }),
})

export const listChanges = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/bulk-checks/:id/changes/',
  summary: 'Differences between a repeated list and the one it repeats, changed verdicts first',
  params: listId,
  query: Type.Object({ ...pageQuery, lang }),
  response: { 200: Page(ListChange) },
  errors: ['not_found'],
})

export const exportList = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/bulk-checks/:id/export/',
  summary: 'All lines of a list as xlsx or csv',
  params: listId,
  query: Type.Object({ format: Type.Optional(StringEnum(['xlsx', 'csv'] as const)) }),
  response: { 200: Bytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv') },
  errors: ['not_found'],
})
