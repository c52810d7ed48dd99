// Queries of the links by which counterparties upload documents for deals, and of the e-mails with these links.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface LinkChange {
  /** The secret part of the URL. */
  readonly token: string
  readonly link_until: Date
  readonly email?: string
}

/** Stores the link of a deal, until when it works, and the address it was sent to. */
export const setLink = (tx: Tx, id: number, change: LinkChange) => tx.updateTable('deals').set(change).where('id', '=', id).execute()

export const clearLink = (tx: Tx, id: number) =>
  tx
    .updateTable('deals')
    .set({ token: null, link_until: null, email: null, opened_link_at: null, mailed_at: null })
    .where('id', '=', id)
    .execute()

/** Stores when this link, and when any link of the deal, was first opened; later openings change nothing. */
export const markOpened = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('deals')
    .set((row) => ({ opened_link_at: at, first_opened_at: row.fn.coalesce('first_opened_at', row.val(at)) }))
    .where('id', '=', id)
    .where('opened_link_at', 'is', null)
    .execute()

interface Letter {
  readonly email: string
  readonly kind: 'request' | 'reminder'
  /** Number of requested documents (papers) that were still missing. */
  readonly missing: number
}

/**
 * Counts the e-mails after `since` that the member sent, and those that any member sent to the address. Takes one lock for all members until the
 * commit. The daily reminders of many deals are one transaction: with a lock for each member and address, two transactions could deadlock.
 */
export async function countMails(tx: Tx, { userId, email, since }: { userId: number; email: string; since: Date }) {
  await sql`select pg_advisory_xact_lock(hashtext('deal_mails'))`.execute(tx)
  const { sent, got } = await tx
    .selectFrom('deal_mails')
    .select((is) => [
      is.fn.countAll<string>().filterWhere('user_id', '=', userId).as('sent'),
      is.fn.countAll<string>().filterWhere('email', '=', email).as('got'),
    ])
    .where('sent_at', '>', since)
    .where((is) => is.or([is('user_id', '=', userId), is('email', '=', email)]))
    .executeTakeFirstOrThrow()
  return { sent: Number(sent), got: Number(got) }
}

export async function recordMail(tx: Tx, mail: Letter & { userId: number; dealId: number; at: Date }): Promise<void> {
  const { userId, dealId, at, email, kind, missing } = mail
  await tx.insertInto('deal_mails').values({ user_id: userId, deal_id: dealId, sent_at: at, email, kind, missing }).execute()
  await tx.updateTable('deals').set({ mailed_at: at }).where('id', '=', dealId).execute()
}

/** The most e-mails of a deal that its dossier lists. */
export const MAX_LETTERS = 1000

/** E-mails of a deal, oldest first; those sent before this table existed are missing. */
export const listLetters = (db: Reader, dealId: number) =>
  db
    .selectFrom('deal_mails')
    .select(['email', 'kind', 'missing', 'sent_at as sentAt'])
    .where('deal_id', '=', dealId)
    .orderBy('id')
    .limit(MAX_LETTERS)
    .execute()

/** Deletes the records of e-mails about deleted deals that were sent before `before`; the records of a deal stay as long as the deal. */
export const deleteOldMails = (tx: Tx, before: Date) =>
  tx.deleteFrom('deal_mails').where('deal_id', 'is', null).where('sent_at', '<', before).execute()

/** Who requests the documents: the member's name, and the company that they have represented longest. */
export const findRequester = (db: Reader, userId: number) =>
  db
    .selectFrom('users as person')
    .leftJoin('company_representatives as link', 'link.user_id', 'person.id')
    .leftJoin('companies as company', 'company.id', 'link.company_id')
    .select(['person.full_name as person', 'company.name', 'company.inn'])
    .where('person.id', '=', userId)
    .orderBy('link.since')
    .limit(1)
    .executeTakeFirst()

interface ReminderFilter {
  readonly now: Date
  /** Moscow day, YYYY-MM-DD. */
  readonly tomorrow: string
  /** Only deals whose last e-mail was sent before this moment. */
  readonly mailedBefore: Date
  /** Only deals with a greater id. */
  readonly after: number
  readonly limit: number
}

/**
 * Deals whose counterparty is to be reminded. They have an e-mail address, a valid link, an owner who is not blocked, and a missing document that is
 * due tomorrow. Locks them; those locked by others are left out.
 */
export const listDealsToRemind = (tx: Tx, { now, tomorrow, mailedBefore, after, limit }: ReminderFilter) =>
  tx
    .selectFrom('deals as deal')
    .innerJoin('users as owner', 'owner.id', 'deal.user_id')
    .select(['deal.id', 'deal.user_id as userId'])
    .where('owner.blocked_at', 'is', null)
    .where('deal.id', '>', after)
    .where('deal.email', 'is not', null)
    .where('deal.link_until', '>', now)
    .where('deal.mailed_at', '<', mailedBefore)
    .where((is) =>
      is.exists(
        is
          .selectFrom('deal_papers as paper')
          .select('paper.id')
          .whereRef('paper.deal_id', '=', 'deal.id')
          .where('paper.state', 'in', ['waiting', 'returned'])
          .where('paper.due_on', '=', tomorrow),
      ),
    )
    .orderBy('deal.id')
    .limit(limit)
    .forUpdate('deal')
    .skipLocked()
    .execute()
