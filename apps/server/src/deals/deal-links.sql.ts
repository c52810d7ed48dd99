// The links of deals and their e-mails.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface LinkChange {
  readonly token: string
  readonly link_until: Date
  readonly email?: string
}

export const setLink = (tx: Tx, id: number, change: LinkChange) => tx.updateTable('deals').set(change).where('id', '=', id).execute()

export const clearLink = (tx: Tx, id: number) =>
  tx
    .updateTable('deals')
    .set({ token: null, link_until: null, email: null, opened_link_at: null, mailed_at: null })
    .where('id', '=', id)
    .execute()

/** Only the first opening is stored. */
export const markOpened = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('deals').set({ opened_link_at: at }).where('id', '=', id).where('opened_link_at', 'is', null).execute()

/** Members' e-mails of a day are counted one after another. */
export async function countMails(tx: Tx, userId: number, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('deal_mails'), ${userId}::int)`.execute(tx)
  const { count } = await tx
    .selectFrom('deal_mails')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function recordMail(tx: Tx, { userId, dealId, at }: { userId: number; dealId: number; at: Date }): Promise<void> {
  await tx.insertInto('deal_mails').values({ user_id: userId, sent_at: at }).execute()
  await tx.updateTable('deals').set({ mailed_at: at }).where('id', '=', dealId).execute()
}

export const deleteOldMails = (tx: Tx, before: Date) => tx.deleteFrom('deal_mails').where('sent_at', '<', before).execute()

/** Who asks: the member's name, and the company that they have represented longest. */
export const findAsker = (db: Reader, userId: number) =>
  db
    .selectFrom('users as person')
    .leftJoin('company_representatives as link', 'link.user_id', 'person.id')
    .leftJoin('companies as company', 'company.id', 'link.company_id')
    .select(['person.full_name as person', 'company.name', 'company.inn'])
    .where('person.id', '=', userId)
    .orderBy('link.since')
    .limit(1)
    .executeTakeFirst()

interface Due {
  readonly now: Date
  readonly tomorrow: string
  readonly mailedBefore: Date
  /** Id of the last deal that was looked at. */
  readonly after: number
  readonly limit: number
}

/** Deals whose counterparty is reminded: an address, an open link, a member who is not blocked, and a paper due tomorrow that has not come. */
export const listToRemind = (tx: Tx, { now, tomorrow, mailedBefore, after, limit }: Due) =>
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
