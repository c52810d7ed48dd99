// Reads how far the setup of a new installation is: one query over the tables of several modules, for the staff's setup checklist.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface FirstDayFacts {
  /** Whether the name of the site's owner (part of its legal details, «реквизиты») is stored. */
  readonly hasRequisites: boolean
  /** When staff last sent a test e-mail. */
  readonly mailTestedAt: Date | null
  /** E-mails of any kind that the mail server has not accepted yet. */
  readonly mailsWaiting: number
  readonly staff: number
  /** Staff with a confirmed second factor. */
  readonly staffWithCodes: number
  /** Companies in the search index. */
  readonly searched: number
  /** When a backup was last verified. */
  readonly backupAt: Date | null
  /** Registers loaded from real data: sources with more records than the invented example records of the demo. */
  readonly registers: number
  readonly categories: number
  /** Entries of the stop list: words that staff are warned of when they occur in members' texts. */
  readonly stopWords: number
  /** The latest successful payment that was neither a test nor simulated. */
  readonly paidAt: Date | null
  /** Sellers with an account at the payment provider. */
  readonly sellers: number
  /** Plans (subscriptions) on offer. */
  readonly plans: number
}

/** Reads the state of every setup step in one query. */
export async function selectFirstDay(db: Reader): Promise<FirstDayFacts> {
  const { rows } = await sql<FirstDayFacts>`
    select exists (select from site_requisites where details ->> 'name' <> '') as "hasRequisites",
      (select max(happened_at) from audit_log where action = 'mail.tested') as "mailTestedAt",
      (select count(*)::int from emails where sent_at is null) as "mailsWaiting",
      (select count(*)::int from users where is_staff) as staff,
      (select count(*)::int from users join second_factors on user_id = id where is_staff and confirmed_at is not null) as "staffWithCodes",
      (select coalesce(sum(records), 0)::int from company_search_segments where is_ready) + (select count(*)::int from company_search_delta) as searched,
      (select max(verified_at) from backups) as "backupAt",
      (select count(*)::int from source_copies where records > examples) as registers,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from stop_words) as "stopWords",
      (select max(settled_at) from payments where status = 'succeeded' and provider <> 'sandbox' and purpose <> 'test') as "paidAt",
      (select count(*)::int from payment_accounts) as sellers,
      (select count(*)::int from plans) as plans`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database gave no answer about the first day')
  return row
}

/** E-mail address of a member. */
export async function findAddress(tx: Tx, userId: number): Promise<string> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email
}
