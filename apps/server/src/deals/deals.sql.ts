// Queries of deals (dossiers about a planned contract) and of their papers, the documents that a deal requests of the counterparty. A deal is read
// together with the report on the company from which it was opened.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** A lock until the commit: deals of one member are opened one after another, so that the limit cannot be exceeded. */
export const lockOpening = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('deals'), ${userId}::int)`.execute(tx))

export const countDeals = async (db: Reader, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('deals')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The member's own report with this number. */
export const findOwnCheck = (db: Reader, userId: number, number: string) =>
  db.selectFrom('checks').select('id').where('user_id', '=', userId).where('number', '=', number).executeTakeFirst()

interface DealIdentity {
  readonly userId: number
  readonly checkId: number
  readonly title: string
}

/** The member's deal of this report and title, which a repeated request opens again. */
export const findSameDeal = (db: Reader, { userId, checkId, title }: DealIdentity) =>
  db
    .selectFrom('deals')
    .select('id')
    .where('user_id', '=', userId)
    .where('check_id', '=', checkId)
    .where('title', '=', title)
    .executeTakeFirst()

export interface NewDeal {
  readonly user_id: number
  readonly check_id: number
  readonly kind: string
  readonly title: string
  readonly sum_kopecks: number | null
  readonly created_at: Date
  /** The day on which the deal is deleted, YYYY-MM-DD. */
  readonly keep_until: string
}

export const insertDeal = (tx: Tx, row: NewDeal) => tx.insertInto('deals').values(row).returning('id').executeTakeFirstOrThrow()

export interface NewPaper {
  readonly deal_id: number
  readonly kind: string
  /** Name written by the member, for the kind `other`; null for the kinds that have one. */
  readonly name: string | null
  /** Remark of the member for the counterparty. */
  readonly note: string | null
  readonly due_on: string
  readonly changed_at: Date
}

/** Inserts papers; one that the deal has already stays as it is. */
export const insertPapers = (tx: Tx, rows: readonly NewPaper[]) =>
  tx
    .insertInto('deal_papers')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const selectDeals = (db: Reader) =>
  db
    .selectFrom('deals as deal')
    .innerJoin('checks as check', 'check.id', 'deal.check_id')
    .select([
      ...(['deal.id', 'deal.user_id as userId', 'deal.kind', 'deal.title', 'deal.sum_kopecks as sumKopecks'] as const),
      ...(['deal.token', 'deal.link_until as linkUntil', 'deal.email', 'deal.opened_link_at as openedLinkAt'] as const),
      ...([
        'deal.mailed_at as mailedAt',
        'deal.created_at as createdAt',
        'deal.keep_until as keepUntil',
        'deal.first_opened_at as firstOpenedAt',
      ] as const),
      ...(['check.number', 'check.name', 'check.inn', 'check.ogrn', 'check.company_id as companyId'] as const),
    ])

export type DealRow = NonNullable<Awaited<ReturnType<typeof findDeal>>>

export const findDeal = (db: Reader, userId: number, id: number) =>
  selectDeals(db).where('deal.id', '=', id).where('deal.user_id', '=', userId).executeTakeFirst()

/** The same, locked until the commit. If it waits for another transaction, it has the changes of that one. */
export const lockOwnDeal = (tx: Tx, userId: number, id: number) =>
  selectDeals(tx).where('deal.id', '=', id).where('deal.user_id', '=', userId).forUpdate('deal').executeTakeFirst()

/** The deal of this token, also if its link has expired; not if its member is blocked. */
export const findDealByToken = (db: Reader, token: string) =>
  selectDeals(db)
    .innerJoin('users as owner', 'owner.id', 'deal.user_id')
    .where('deal.token', '=', token)
    .where('owner.blocked_at', 'is', null)
    .executeTakeFirst()

/** Locks the deal until the commit, so that steps of one deal come one after another. */
export const lockDeal = (tx: Tx, id: number) =>
  tx.selectFrom('deals').select(['id', 'token', 'link_until as linkUntil']).where('id', '=', id).forUpdate().executeTakeFirst()

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number]

/** All papers of the deal, at most 30 (`PAPERS_MAX`), each with its current file. */
export const listPapers = (db: Reader, dealId: number) =>
  db
    .selectFrom('deal_papers as paper')
    .leftJoin('deal_files as file', 'file.id', 'paper.file_id')
    .select([
      ...(['paper.id', 'paper.kind', 'paper.name', 'paper.note', 'paper.due_on as dueOn', 'paper.state'] as const),
      ...(['paper.reason', 'paper.changed_at as changedAt', 'file.id as fileId', 'file.name as fileName'] as const),
      ...(['file.kind as fileKind', 'file.size', 'file.sha256', 'file.by_link as byLink', 'file.given_at as givenAt'] as const),
    ])
    .where('paper.deal_id', '=', dealId)
    .orderBy('paper.id')
    .execute()

interface ListFilter {
  readonly userId: number
  readonly today: string
  readonly limit: number
  readonly offset: number
}

/** A page of the member's deals, newest first, with numbers of papers by state. `today`: Moscow day, by which papers are overdue. */
export const listDealRows = (db: Reader, { userId, today, limit, offset }: ListFilter) =>
  selectDeals(db)
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('deal_papers as paper')
          .select((is) => [
            is.fn.countAll<string>().as('papers'),
            is.fn.countAll<string>().filterWhere('paper.state', '=', 'accepted').as('accepted'),
            is.fn.countAll<string>().filterWhere('paper.state', '=', 'received').as('received'),
            is.fn
              .countAll<string>()
              .filterWhere('paper.state', 'in', ['waiting', 'returned'])
              .filterWhere('paper.due_on', '<', today)
              .as('overdue'),
          ])
          .whereRef('paper.deal_id', '=', 'deal.id')
          .as('count'),
      (join) => join.onTrue(),
    )
    .select(['count.papers', 'count.accepted', 'count.received', 'count.overdue'])
    .where('deal.user_id', '=', userId)
    .orderBy('deal.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPapers = async (tx: Tx, dealId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('deal_papers')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface PaperIds {
  readonly dealId: number
  readonly paperId: number
}

export const findPaper = (db: Reader, { dealId, paperId }: PaperIds) =>
  db
    .selectFrom('deal_papers')
    .select(['id', 'state', 'reason', 'file_id as fileId'])
    .where('id', '=', paperId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst()

interface PaperChange {
  readonly due_on?: string
  readonly state?: string
  readonly reason?: string | null
  readonly file_id?: string
  readonly changed_at?: Date
}

export const updatePaper = (tx: Tx, { dealId, paperId }: PaperIds, change: PaperChange) =>
  tx.updateTable('deal_papers').set(change).where('id', '=', paperId).where('deal_id', '=', dealId).execute()

export const deletePaper = (tx: Tx, { dealId, paperId }: PaperIds) =>
  tx.deleteFrom('deal_papers').where('id', '=', paperId).where('deal_id', '=', dealId).execute()

export const deleteDealRow = (tx: Tx, id: number) => tx.deleteFrom('deals').where('id', '=', id).execute()

/** At most `limit` deals to delete, whose `keep_until` is today or earlier. Locks them; those locked by others are left out. */
export const listOutdated = (tx: Tx, today: string, limit: number) =>
  tx.selectFrom('deals').select('id').where('keep_until', '<=', today).limit(limit).forUpdate().skipLocked().execute()

export const listDealIds = (tx: Tx, userId: number) => tx.selectFrom('deals').select('id').where('user_id', '=', userId).execute()
