// The link of a deal, sent to the counterparty: without an account they see which documents (papers) are requested and by whom, and upload them.
// Also sends the e-mails with the link.
import { readableName } from '@sverka/contract/company/names'
import type { DealUpload } from '@sverka/contract/deals/deal-uploads'
import type { Deal } from '@sverka/contract/deals/deals'
import {
  DEAL_LINK_DAYS,
  DEAL_MAILS_A_DAY,
  DEAL_MAILS_TO_ADDRESS_A_DAY,
  type DealKind,
  type PaperKind,
  type PaperState,
} from '@sverka/contract/deals/deals.rules'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import { renewNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { addDealFile } from './deal-files.ts'
import { clearLink, countMails, findRequester, markOpened, recordMail, setLink } from './deal-links.sql.ts'
import { papersRequestedEmail } from './deals.emails.ts'
import { type DealRow, findDealByToken, listPapers, lockDeal } from './deals.sql.ts'
import { dealUploadUrl, isOverdue, readDeal, requireDeal, requireLockedDeal } from './deals.ts'

const DAY_MS = 86_400_000
/** Shortest pause between two e-mails about one deal. */
export const REMINDER_PAUSE_MS = 20 * 3_600_000
/** Random bytes of the token in the URL. */
const TOKEN_BYTES = 16

/**
 * Creates the link or extends its validity; the URL stays the same. With `email` also sends it to that address. Throws `not_found`, and
 * `too_many_requests` beyond the daily limits of e-mails.
 */
export async function issueLink(
  tx: Tx,
  services: Services,
  { userId, id, email }: { userId: number; id: number; email?: string | undefined },
): Promise<Deal> {
  const { clock, ids } = services
  const deal = await requireLockedDeal(tx, userId, id)
  const now = clock.now()
  const token = deal.token ?? ids.secret(TOKEN_BYTES)
  const to = email ? mailAddress(email) : null
  await setLink(tx, id, { token, link_until: new Date(now.getTime() + DEAL_LINK_DAYS * DAY_MS), ...(to ? { email: to } : {}) })
  if (to) await sendMail(tx, services, { userId, id, isReminder: false })
  return readDeal(tx, services, userId, id)
}

interface Mailing {
  readonly userId: number
  readonly id: number
  readonly isReminder: boolean
}

/**
 * Sends the link to the deal's e-mail address, as a request or a reminder; does nothing without an address or link. Throws `too_many_requests` if
 * the member has sent, or the address has received, as many e-mails as a day allows.
 */
export async function sendMail(tx: Tx, services: Services, { userId, id, isReminder }: Mailing): Promise<void> {
  const { clock, mail, publicUrl } = services
  const deal = await requireDeal(tx, userId, id)
  const { email, token, linkUntil } = deal
  if (!email || !token || !linkUntil) return
  const now = clock.now()
  const { sent, got } = await countMails(tx, { userId, email, since: new Date(now.getTime() - DAY_MS) })
  if (sent >= DEAL_MAILS_A_DAY || got >= DEAL_MAILS_TO_ADDRESS_A_DAY) refuse('too_many_requests')
  const asker = (await findRequester(tx, userId)) ?? refuse('not_found')
  const missing = (await listPapers(tx, id)).filter(({ state }) => state === 'waiting' || state === 'returned').length
  const content = {
    asker: asker.name === null ? asker.person : readableName(asker.name),
    company: readableName(deal.name),
    missing,
    until: linkUntil,
    url: dealUploadUrl(publicUrl, token),
  }
  await recordMail(tx, { userId, dealId: id, at: now, email, kind: isReminder ? 'reminder' : 'request', missing })
  await mail.send(tx, papersRequestedEmail(email, { ...content, isReminder }))
}

/** Ends the link: its URL is not found any more. Throws `not_found`. */
export async function withdrawLink(tx: Tx, services: Services, { userId, id }: { userId: number; id: number }): Promise<Deal> {
  await requireLockedDeal(tx, userId, id)
  await clearLink(tx, id)
  return readDeal(tx, services, userId, id)
}

/** Sends a reminder. Throws `not_found`, `reminder_impossible` without an address, a valid link or a missing paper, and `too_many_requests`. */
export async function remindCounterparty(tx: Tx, services: Services, { userId, id }: { userId: number; id: number }): Promise<Deal> {
  const { email, linkUntil, mailedAt } = await requireLockedDeal(tx, userId, id)
  const now = services.clock.now()
  const papers = await listPapers(tx, id)
  const isMissing = papers.some(({ state }) => state === 'waiting' || state === 'returned')
  if (!email || !linkUntil || linkUntil <= now || !isMissing) refuse('reminder_impossible')
  if (mailedAt && mailedAt.getTime() > now.getTime() - REMINDER_PAUSE_MS) refuse('too_many_requests')
  await sendMail(tx, services, { userId, id, isReminder: true })
  return readDeal(tx, services, userId, id)
}

/** Throws the same `not_found` for a token that never existed, one that was withdrawn, and that of a blocked member. */
const requireByToken = async (db: Reader, token: string): Promise<DealRow> => (await findDealByToken(db, token)) ?? refuse('not_found')

const isOpen = ({ linkUntil }: Pick<DealRow, 'linkUntil'>, now: Date): boolean => linkUntil !== null && linkUntil > now

/** The page of the link. After the link has expired it shows only who requested documents of which company. */
async function presentUpload(db: Reader, deal: DealRow, now: Date): Promise<DealUpload> {
  const asker = (await findRequester(db, deal.userId)) ?? refuse('not_found')
  const open = isOpen(deal, now)
  const today = moscowDay(now)
  const papers = open ? await listPapers(db, deal.id) : []
  return {
    open,
    until: (deal.linkUntil ?? now).toISOString(),
    asker: { person: asker.person, company: asker.name === null ? null : { name: asker.name, inn: asker.inn } },
    company: deal.name,
    kind: deal.kind as DealKind,
    title: open ? deal.title : '',
    sum: open && deal.sumKopecks !== null ? Number(deal.sumKopecks) / 100 : null,
    keep_until: String(deal.keepUntil),
    papers: papers.map((paper) => ({
      id: paper.id,
      kind: paper.kind as PaperKind,
      name: paper.name,
      note: paper.note,
      due_on: String(paper.dueOn),
      state: paper.state as PaperState,
      overdue: isOverdue(paper, today),
      reason: paper.reason,
      changed_at: paper.changedAt.toISOString(),
      file: paper.fileId === null ? null : { name: paper.fileName ?? '', size: paper.size ?? 0, sha256: paper.sha256 ?? '' },
    })),
  }
}

/** The page of the link; stores when it was first opened, which the member sees. Throws `not_found`. */
export async function openUpload(tx: Tx, { clock }: Pick<Services, 'clock'>, token: string): Promise<DealUpload> {
  const deal = await requireByToken(tx, token)
  const now = clock.now()
  if (isOpen(deal, now) && deal.openedLinkAt === null) await markOpened(tx, deal.id, now)
  return presentUpload(tx, deal, now)
}

interface UploadedPaper {
  readonly token: string
  readonly paperId: number
  readonly file: Buffer
  readonly name: string
}

/** Stores a file that the counterparty uploads by the link. Throws `not_found`, `deal_link_ended`, and what `addDealFile` throws. */
export async function addUpload(db: Db, services: Services, { token, paperId, file, name }: UploadedPaper): Promise<DealUpload> {
  const { clock } = services
  const deal = await requireByToken(readOnly(db), token)
  if (!isOpen(deal, clock.now())) refuse('deal_link_ended')
  const lock = async (tx: Tx) => {
    const locked = await lockDeal(tx, deal.id)
    // The link may have been withdrawn or have expired during the upload.
    if (locked?.token !== token || !isOpen(locked, clock.now())) refuse('deal_link_ended')
  }
  const notify = async (tx: Tx) => {
    const dedupeKey = `deal:${deal.id}:papers`
    const notice = {
      userId: deal.userId,
      kind: 'deal_papers_received',
      params: { deal: deal.title },
      path: `/profile/deals/${deal.id}`,
    } as const
    await renewNotice(tx, clock, { ...notice, dedupeKey })
  }
  await addDealFile(db, services, { file, name, dealId: deal.id, paperId, byLink: true, lock, notify })
  return presentUpload(readOnly(db), await requireByToken(readOnly(db), token), clock.now())
}
