// Bulk checks: creates, shows, repeats and stops members' lists of companies. A list comes from text or a file; a background job checks its lines; a
// repeated list shows what changed since the first check.
import type {
  CompanyList,
  ListedCompany,
  ListLine,
  listLines as listLinesOperation,
  WholeList,
} from '@sverka/contract/bulk-checks/bulk-checks'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { verdicts } from '@sverka/contract/company-card/reliability-verdict'
import type { OperationInput } from '@sverka/contract/http/http'
import { yearsBefore } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import { nameText } from '../platform/names.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import { findingInWords, listUncheckedStops } from '../reliability/reliability.ts'
import { findMemberTeam } from '../team/team.ts'
import {
  copyLines,
  countLines,
  countLists,
  endList,
  findList,
  insertLines,
  insertList,
  type LineRow,
  type LinesRequest,
  type ListRow,
  listChanges,
  listLines,
  listLists,
} from './bulk-checks.sql.ts'
import type { ParsedLine } from './read-lines.ts'
import type { StoredCompany } from './stored-company.ts'
import { plainWords } from './texts.ts'

/** A list as the API returns it. A colleague's list hides the earlier list that it repeats, which the colleague may not have shown. */
export function presentList({ verdicts: counts, ...row }: ListRow, readerId: number): CompanyList {
  const isOwn = row.user_id === readerId
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose as Purpose,
    state: row.state as CompanyList['state'],
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    lines: row.lines,
    done: row.done,
    faults: row.faults,
    counted: row.counted,
    unchecked: row.unchecked,
    verdicts: Object.fromEntries(verdicts.map((verdict) => [verdict, counts[verdict] ?? 0])) as CompanyList['verdicts'],
    repeats: isOwn ? row.repeats : null,
    made_by: isOwn ? null : row.maker,
    shown_at: row.shownAt?.toISOString() ?? null,
  }
}

/** The caller's own list. Throws `not_found` for a missing list and for another member's. */
export const requireList = async (db: Reader, userId: number, id: number): Promise<ListRow> =>
  (await findList(db, userId, id, 'own')) ?? refuse('not_found')

/** The caller's own list, or one that a colleague shows to the caller's team; throws `not_found` for any other. */
export const requireReadableList = async (db: Reader, userId: number, id: number): Promise<ListRow> =>
  (await findList(db, userId, id, 'any')) ?? refuse('not_found')

/** A list that the caller may read. `team` is the name of the company to whose team the caller may show it; null for a colleague's list. */
export async function readWholeList(db: Reader, userId: number, id: number): Promise<WholeList> {
  const list = presentList(await requireReadableList(db, userId, id), userId)
  return { ...list, team: list.made_by === null ? await findTeamName(db, userId) : null }
}

const findTeamName = async (db: Reader, userId: number) => (await findMemberTeam(db, userId))?.company ?? null

interface NewListInput {
  readonly userId: number
  readonly name: string
  readonly purpose: Purpose
  readonly lines: readonly ParsedLine[]
  readonly at: Date
}

/** Stores a new list with its lines; the caller starts the job that checks it. */
export async function createListWithLines(tx: Tx, { userId, name, purpose, lines, at }: NewListInput): Promise<ListRow> {
  const id = await insertList(tx, { user_id: userId, name: nameText(name), purpose, created_at: at, repeats: null })
  await insertLines(tx, id, lines)
  return requireList(tx, userId, id)
}

/** Stores a new list with the lines of list `id`, which it repeats; the caller starts the job that checks it. */
export async function startRepeat(tx: Tx, userId: number, id: number, at: Date): Promise<ListRow> {
  const { name, purpose } = await requireList(tx, userId, id)
  const repeatedId = await insertList(tx, { user_id: userId, name, purpose, created_at: at, repeats: id })
  await copyLines(tx, id, repeatedId)
  return requireList(tx, userId, repeatedId)
}

/** Stops the check after the lines that are being checked; the results so far stay. Throws `not_found`. */
export async function stopCheckingList(tx: Tx, userId: number, id: number, at: Date): Promise<ListRow> {
  await requireList(tx, userId, id)
  await endList(tx, id, 'stopped', at)
  return requireList(tx, userId, id)
}

interface Paged {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

const toSlice = ({ page = 1, page_size = 20 }: Paged) => ({ limit: page_size, offset: (page - 1) * page_size })
const paged = <T>({ page = 1, page_size = 20 }: Paged, count: number, result: T[]) => ({ count, page, page_size, result })

export async function readListsPage(db: Reader, userId: number, request: Paged & { readonly of?: 'own' | 'team' | undefined }) {
  const whose = request.of ?? 'own'
  const rows = await listLists(db, userId, whose, toSlice(request))
  const result = rows.map((row) => presentList(row, userId))
  return { ...paged(request, await countLists(db, userId, whose), result), team: await findTeamName(db, userId) }
}

/**
 * A line's company as the API returns it. The text of its worst finding (`first`) is made in the reader's language from the finding stored on the day
 * of the check. Lines of earlier releases have only the finding's code and Russian text, no day of the register extract and no branch.
 */
const presentCompany = ({ finding, on, first = null, ...company }: StoredCompany, language: ReportLanguage): ListedCompany => {
  const stored = finding ?? (first && { code: first.code, proofs: [] })
  const described = stored && findingInWords(stored, { kind: company.kind, today: on ?? '', language })
  return {
    ...company,
    as_of: company.as_of ?? null,
    branch: company.branch ?? null,
    // Without stored proofs the sentence with the fact would be wrong, so only the title is shown.
    first: described && !finding ? { code: described.code, title: described.title, polarity: described.polarity } : (described ?? first),
  }
}

const presentLine = (row: LineRow, language: ReportLanguage): ListLine => ({
  line: row.line,
  given: row.given,
  state: row.state as ListLine['state'],
  fault: row.fault as ListLine['fault'],
  repeats: row.repeats,
  found_in: row.found_in,
  verdict: row.verdict as ListLine['verdict'],
  sum: row.sum === null ? null : row.sum / 100,
  unread_sum: row.unread_sum,
  disputed: row.disputed,
  company: row.company ? presentCompany(row.company as StoredCompany, language) : null,
})

interface ReaderLanguage {
  readonly lang?: ReportLanguage | undefined
}

type Filters = OperationInput<typeof listLinesOperation>['query']

/** Filters in the form of the queries. `today` is the Moscow day, in the demo its fixed day; companies' ages are counted on it. */
function buildFilters({ verdict, sort, search, region, age_from, age_to, revenue_from, revenue_to }: Filters, today: string): LinesRequest {
  return {
    verdict,
    sort,
    words: search === undefined ? undefined : plainWords(search),
    regionCode: region === undefined ? undefined : String(region).padStart(2, '0'),
    // «At most N full years» old: registered after the day N + 1 years ago.
    bornFrom: age_to === undefined ? undefined : yearsBefore(today, age_to + 1, 1),
    bornTo: age_from ? yearsBefore(today, age_from, 0) : undefined,
    revenueFrom: revenue_from,
    revenueTo: revenue_to,
  }
}

/** One page of lines. `unchecked_stops` are factors that would rule out a deal, but that the verdicts do not include because nobody checked them. */
export async function readLinesPage(db: Reader, listId: number, request: Filters, today: string) {
  const filters = buildFilters(request, today)
  const rows = await listLines(db, listId, filters, toSlice(request))
  const language = request.lang ?? 'ru'
  const lines = paged(request, await countLines(db, listId, filters), await mapWithPauses(rows, (row) => presentLine(row, language)))
  return { ...lines, unchecked_stops: listUncheckedStops('company', language) }
}

/** A page of the companies whose result changed since the list that this one repeats; empty if it repeats none. */
export async function readChangesPage(db: Reader, { id, repeats }: Pick<CompanyList, 'id' | 'repeats'>, request: Paged & ReaderLanguage) {
  const rows = repeats === null ? [] : await listChanges(db, { id, repeats }, toSlice(request))
  const present = (company: unknown) => presentCompany(company as StoredCompany, request.lang ?? 'ru')
  const result = rows.map(({ was, wasVerdict, is, isVerdict }) => ({
    before: { verdict: wasVerdict, company: present(was) },
    after: { verdict: isVerdict, company: present(is) },
  }))
  return paged(request, rows[0]?.total ?? 0, result)
}

/** The export of a member's personal data has at most this many lists, the newest. */
const EXPORTED_LISTS_MAX = 1000

export const exportLists: ExportUserData = async (db, userId) => [
  { name: 'company-lists.json', content: (await readListsPage(db, userId, { page_size: EXPORTED_LISTS_MAX })).result },
]
