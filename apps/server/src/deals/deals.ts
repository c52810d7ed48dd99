// Deals: dossiers that a member opens from their report on a company before signing a contract. A deal requests documents (papers) of the
// counterparty; the member reviews each file and accepts or returns it.
import type { Deal, DealPaper, ListedDeal } from '@sverka/contract/deals/deals'
import {
  DEAL_KEEP_DAYS,
  DEALS_MAX,
  type DealFileKind,
  type DealKind,
  PAPER_DAYS,
  PAPERS_MAX,
  type PaperKind,
  type PaperState,
  paperSets,
} from '@sverka/contract/deals/deals.rules'
import { readKopecks } from '@sverka/contract/money.rules'
import { countManualChecks } from '../checks/checks.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { lockApprovalTeam, readApproval, requestApproval } from './approvals.ts'
import { recordDecision } from './deal-decisions.sql.ts'
import { listFileIds } from './deal-files.sql.ts'
import { deleteFilesJob } from './deal-files.ts'
import {
  countDeals,
  countPapers,
  type DealRow,
  deleteDealRow,
  deletePaper,
  findDeal,
  findOwnCheck,
  findPaper,
  findSameDeal,
  insertDeal,
  insertPapers,
  listDealRows,
  listPapers,
  lockOpening,
  lockOwnDeal,
  type PaperRow,
  updatePaper,
} from './deals.sql.ts'

const DAY_MS = 86_400_000

/** The Moscow day so many days after the moment, YYYY-MM-DD. */
export const dayAfter = (moment: Date, days: number): string => moscowDay(new Date(moment.getTime() + days * DAY_MS))

/** The caller's own deal. Throws the same `not_found` for an absent deal and for another member's. */
export const requireDeal = async (db: Reader, userId: number, id: number): Promise<DealRow> =>
  (await findDeal(db, userId, id)) ?? refuse('not_found')

/** The same, locked until the commit. If it waits for another transaction, it has the changes of that one. */
export const requireLockedDeal = async (tx: Tx, userId: number, id: number): Promise<DealRow> =>
  (await lockOwnDeal(tx, userId, id)) ?? refuse('not_found')

/** Whether the paper is still missing after its due day. `today`: YYYY-MM-DD. */
export const isOverdue = ({ state, dueOn }: Pick<PaperRow, 'state' | 'dueOn'>, today: string): boolean =>
  (state === 'waiting' || state === 'returned') && String(dueOn) < today

const presentFile = (row: PaperRow): DealPaper['file'] =>
  row.fileId === null
    ? null
    : {
        id: row.fileId,
        name: row.fileName ?? '',
        kind: row.fileKind as DealFileKind,
        size: row.size ?? 0,
        sha256: row.sha256 ?? '',
        given_at: (row.givenAt ?? row.changedAt).toISOString(),
        by_link: row.byLink ?? false,
      }

const presentPaper = (row: PaperRow, today: string): DealPaper => ({
  id: row.id,
  kind: row.kind as PaperKind,
  name: row.name,
  note: row.note,
  due_on: String(row.dueOn),
  state: row.state as PaperState,
  overdue: isOverdue(row, today),
  reason: row.reason,
  changed_at: row.changedAt.toISOString(),
  file: presentFile(row),
})

const presentFacts = (row: DealRow) => ({
  id: row.id,
  kind: row.kind as DealKind,
  title: row.title,
  sum: row.sumKopecks === null ? null : Number(row.sumKopecks) / 100,
  company: { name: row.name, inn: row.inn, ogrn: row.ogrn },
  check: row.number,
  opened_at: row.createdAt.toISOString(),
  keep_until: String(row.keepUntil),
})

export const dealUploadUrl = (publicUrl: string, token: string): string => `${publicUrl}/deal-upload/${token}`

type ReadDeps = Pick<Services, 'clock' | 'publicUrl'>

/** The member's deal with its papers, link and approval. Throws `not_found`. */
export async function readDeal(db: Reader, { clock, publicUrl }: ReadDeps, userId: number, id: number): Promise<Deal> {
  const row = await requireDeal(db, userId, id)
  const today = moscowDay(clock.now())
  const papers = await listPapers(db, id)
  const { token, linkUntil, email, openedLinkAt, mailedAt } = row
  return {
    ...presentFacts(row),
    papers: papers.map((paper) => presentPaper(paper, today)),
    link:
      token === null || linkUntil === null
        ? null
        : {
            url: dealUploadUrl(publicUrl, token),
            open: linkUntil > clock.now(),
            until: linkUntil.toISOString(),
            email,
            opened_at: openedLinkAt?.toISOString() ?? null,
            reminded_at: mailedAt?.toISOString() ?? null,
          },
    hand_checks: await countManualChecks(db, userId, row.companyId),
    approval: await readApproval(db, id),
  }
}

interface Paged {
  readonly page?: number
  readonly page_size?: number
}

export async function readDealsPage(db: Reader, { clock }: Pick<Services, 'clock'>, userId: number, { page = 1, page_size = 20 }: Paged) {
  const rows = await listDealRows(db, { userId, today: moscowDay(clock.now()), limit: page_size, offset: (page - 1) * page_size })
  const result = rows.map(
    (row): ListedDeal => ({
      ...presentFacts(row),
      papers: Number(row.papers),
      accepted: Number(row.accepted),
      received: Number(row.received),
      overdue: Number(row.overdue),
    }),
  )
  return { count: await countDeals(db, userId), page, page_size, result }
}

interface NewDealRequest {
  /** Number of the member's report. */
  readonly check: string
  readonly kind: DealKind
  readonly title: string
  /** Rubles. */
  readonly sum?: number
}

/**
 * Opens a deal, or returns the existing one with the same report and title. Throws `check_not_found`, `too_many_deals`, and errors of the fields
 * `title` and `sum`.
 */
export async function openDeal(tx: Tx, services: Services, userId: number, request: NewDealRequest): Promise<Deal> {
  const { clock } = services
  const sum = request.sum ? (readKopecks(request.sum) ?? refuseField('sum', 'amount_not_money')) : null
  const team = await lockApprovalTeam(tx, userId, sum)
  await lockOpening(tx, userId)
  const { id: checkId } = (await findOwnCheck(tx, userId, request.check)) ?? refuse('check_not_found')
  const title = request.title.trim() || refuseField('title', 'required')
  const same = await findSameDeal(tx, { userId, checkId, title })
  if (same) return readDeal(tx, services, userId, same.id)
  if ((await countDeals(tx, userId)) >= DEALS_MAX) refuse('too_many_deals')
  // The counterparty reads the title, so links, phone numbers and stop words are refused in it.
  await refuseFlagged(tx, services, { title })
  const now = clock.now()
  const facts = { kind: request.kind, title, sum_kopecks: sum, created_at: now, keep_until: dayAfter(now, DEAL_KEEP_DAYS) }
  const { id } = await insertDeal(tx, { user_id: userId, check_id: checkId, ...facts })
  const paper = { deal_id: id, name: null, note: null, due_on: dayAfter(now, PAPER_DAYS), changed_at: now }
  await insertPapers(
    tx,
    paperSets[request.kind].map((kind) => ({ ...paper, kind })),
  )
  if (team) await requestApproval(tx, services, team, { dealId: id, userId, title })
  return readDeal(tx, services, userId, id)
}

/** Deletes the deal; a job enqueued in the same transaction deletes its files. Throws `not_found`. */
export async function removeDeal(tx: Tx, { jobs }: Pick<Services, 'jobs'>, userId: number, id: number): Promise<undefined> {
  await requireLockedDeal(tx, userId, id)
  const ids = await listFileIds(tx, { dealIds: [id] })
  await deleteDealRow(tx, id)
  if (ids.length > 0) await jobs.send(tx, deleteFilesJob, { ids })
}

/** Returns the day if it is from today to the last day of the deal, both included. Throws a field error for `due_on`. */
function checkDue(day: string, { keepUntil }: Pick<DealRow, 'keepUntil'>, today: string): string {
  if (day < today) refuseField('due_on', 'day_past')
  if (day > String(keepUntil)) refuseField('due_on', 'day_far')
  return day
}

interface NewPaperRequest {
  readonly kind: PaperKind
  readonly name?: string
  readonly note?: string
  readonly due_on?: string
}

/** The member, and the id of their deal. */
interface DealIds {
  readonly userId: number
  readonly id: number
}

/** Adds a requested paper to the deal. Throws `not_found`, `too_many_papers`, and field errors. */
export async function addPaper(tx: Tx, services: Services, { userId, id }: DealIds, request: NewPaperRequest): Promise<Deal> {
  const deal = await requireLockedDeal(tx, userId, id)
  const name = request.kind === 'other' ? request.name?.trim() || refuseField('name', 'required') : null
  const note = request.note?.trim() || null
  await refuseFlagged(tx, services, { name, note })
  const now = services.clock.now()
  if ((await countPapers(tx, id)) >= PAPERS_MAX) refuse('too_many_papers')
  const due = request.due_on ? checkDue(request.due_on, deal, moscowDay(now)) : dayAfter(now, PAPER_DAYS)
  await insertPapers(tx, [{ deal_id: id, kind: request.kind, name, note, due_on: due, changed_at: now }])
  return readDeal(tx, services, userId, id)
}

interface PaperIds extends DealIds {
  /** Id of the paper. */
  readonly paper: number
}

/** Locks the deal and finds its paper. Throws `not_found`. */
async function lockPaper(tx: Tx, { userId, id, paper: paperId }: PaperIds) {
  const deal = await requireLockedDeal(tx, userId, id)
  const key = { dealId: id, paperId }
  return { deal, key, paper: (await findPaper(tx, key)) ?? refuse('not_found') }
}

/** Changes the day by which a paper is requested. Throws `not_found` and a field error for `due_on`. */
export async function changeDueDay(tx: Tx, services: Services, ids: PaperIds, dueOn: string): Promise<Deal> {
  const { deal, key } = await lockPaper(tx, ids)
  const due = checkDue(dueOn, deal, moscowDay(services.clock.now()))
  await updatePaper(tx, key, { due_on: due })
  return readDeal(tx, services, ids.userId, ids.id)
}

/** Removes a requested paper with its files. Throws `not_found`. */
export async function removePaper(tx: Tx, services: Services, ids: PaperIds): Promise<Deal> {
  const { key } = await lockPaper(tx, ids)
  const fileIds = await listFileIds(tx, { paperId: ids.paper })
  await deletePaper(tx, key)
  if (fileIds.length > 0) await services.jobs.send(tx, deleteFilesJob, { ids: fileIds })
  return readDeal(tx, services, ids.userId, ids.id)
}

interface Decision {
  /** Id of the file that the member saw. */
  readonly file: string
  readonly accepted: boolean
  readonly reason?: string
}

/**
 * Accepts the current file of a paper, or returns it with a reason. Throws `not_found`, `conflict` if another file has arrived since, and a field
 * error for `reason`.
 */
export async function decidePaper(tx: Tx, services: Services, ids: PaperIds, decision: Decision): Promise<Deal> {
  const { key, paper } = await lockPaper(tx, ids)
  if (paper.fileId !== decision.file) refuse('conflict')
  const reason = decision.accepted ? null : decision.reason?.trim() || refuseField('reason', 'required')
  await refuseFlagged(tx, services, { reason })
  const state = decision.accepted ? 'accepted' : 'returned'
  // A repeated request, such as a double click, records no second decision.
  if (paper.state === state && paper.reason === reason) return readDeal(tx, services, ids.userId, ids.id)
  const at = services.clock.now()
  await updatePaper(tx, key, { state, reason, changed_at: at })
  await recordDecision(tx, { dealId: ids.id, fileId: decision.file, accepted: decision.accepted, reason, at })
  return readDeal(tx, services, ids.userId, ids.id)
}
