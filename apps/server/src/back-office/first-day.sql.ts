// Reads the state of a new installation from the tables of several modules.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface FirstDayFacts {
  readonly hasRequisites: boolean
  readonly mailTestedAt: Date | null
  readonly mailsWaiting: number
  readonly staff: number
  readonly staffWithCodes: number
  readonly searched: number
  readonly backupAt: Date | null
  readonly registers: number
  readonly categories: number
  readonly stopWords: number
  readonly paidAt: Date | null
  readonly sellers: number
  readonly plans: number
}

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

export async function findAddress(tx: Tx, userId: number): Promise<string> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email
}
