// Queries of requests («tickets») to represent companies, and of the members who represent them. A company has at most one representative.
import type { TicketStatus } from '@sverka/contract/company-binding/company-binding'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const representative = compiledOnce((db, companyId: number) =>
  db.selectFrom('company_representatives').modifyFront(prepared).select('user_id as userId').where('company_id', '=', companyId),
)

/** The representative of a company; undefined if it has none. */
export const findRepresentative = async (db: Reader, companyId: number) => (await representative(db, companyId))[0]

/** The representative's user id as a column of a query of companies; `companyId` is the reference to the id there. */
export const representativeColumn = (companyId: string): RawBuilder<number | null> =>
  sql<number | null>`(select user_id from company_representatives where company_id = ${sql.ref(companyId)})`

export const listUserCompanyIds = async (db: Reader, userIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('company_representatives')
    .select('company_id as id')
    .where('user_id', 'in', [...userIds])
    .orderBy('since')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined if the company has a representative already. */
export const insertRepresentative = (tx: Tx, row: { company_id: number; user_id: number; ticket_id: number | null; since: Date }) =>
  tx
    .insertInto('company_representatives')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .returning('company_id')
    .executeTakeFirst()

/** Undefined if the member does not represent the company, or it is of the other kind (`company`, `entrepreneur`). */
export const deleteRepresentative = (tx: Tx, row: { companyId: number; userId: number; kind: string }) =>
  tx
    .deleteFrom('company_representatives as link')
    .where('link.company_id', '=', row.companyId)
    .where('link.user_id', '=', row.userId)
    .where((of) =>
      of.exists(of.selectFrom('companies').select(sql`1`.as('one')).where('id', '=', row.companyId).where('kind', '=', row.kind)),
    )
    .returning('link.company_id')
    .executeTakeFirst()

/** Undefined if the member already has an open request for the company. */
export const insertTicket = (
  tx: Tx,
  row: {
    user_id: number
    company_id: number
    passport_key: string
    contract_key: string
    power_of_attorney_key?: string | null
    scan_state: string
    created_at: Date
  },
) =>
  tx
    .insertInto('company_tickets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst()

/** The member's undecided request for the company. */
export const findOpenTicket = (db: Reader, userId: number, companyId: number) =>
  db
    .selectFrom('company_tickets')
    .select('id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .executeTakeFirst()

export const listOpenTickets = (db: Reader, userId: number) =>
  db.selectFrom('company_tickets').select('id').where('user_id', '=', userId).where('status', '=', 'pending').orderBy('id').execute()

const tickets = (db: Reader) =>
  db
    .selectFrom('company_tickets as ticket')
    .innerJoin('companies as company', 'company.id', 'ticket.company_id')
    .innerJoin('users as author', 'author.id', 'ticket.user_id')
    .leftJoin('users as decider', 'decider.id', 'ticket.decided_by')
    .select([
      'ticket.id',
      'ticket.decided_at as decidedAt',
      'decider.full_name as decidedBy',
      'ticket.status',
      'ticket.created_at as createdAt',
      'ticket.reject_reason as rejectReason',
      'ticket.passport_key as passportKey',
      'ticket.contract_key as contractKey',
      'ticket.power_of_attorney_key as powerKey',
      'ticket.scan_state as scanState',
      'company.id as companyId',
      'company.kind',
      'company.name',
      'company.inn',
      'company.ogrn',
      'company.status_name as companyStatus',
      'company.register_as_of as companyAsOf',
      'company.leader',
      'company.leader_post as leaderPost',
      'author.id as userId',
      'author.full_name as fullName',
      'author.email',
    ])

export type TicketRow = Awaited<ReturnType<typeof listUserTickets>>[number]

interface Slice {
  limit: number
  offset: number
}

export const listUserTickets = (db: Reader, userId: number, { limit, offset }: Slice) =>
  tickets(db).where('ticket.user_id', '=', userId).orderBy('ticket.id', 'desc').limit(limit).offset(offset).execute()

/** Undefined fields do not filter. */
interface StaffFilter {
  status?: TicketStatus | undefined
  decided?: boolean | undefined
  id?: number | undefined
}

/** Waiting requests oldest first, decided ones newest first. */
export const listTicketsForStaff = (db: Reader, { status, decided, id }: StaffFilter, { limit, offset }: Slice) =>
  tickets(db)
    .$if(status !== undefined, (query) => query.where('ticket.status', '=', status ?? ''))
    .$if(decided !== undefined, (query) => query.where('ticket.decided_at', decided ? 'is not' : 'is', null))
    .$if(id !== undefined, (query) => query.where('ticket.id', '=', id ?? 0))
    .orderBy('ticket.decided_at', (order) => order.desc().nullsFirst())
    .orderBy('ticket.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countTickets(db: Reader, filter: StaffFilter & { userId?: number }): Promise<number> {
  const { count } = await db
    .selectFrom('company_tickets')
    .select((of) => of.fn.countAll<number>().as('count'))
    .$if(filter.userId !== undefined, (query) => query.where('user_id', '=', filter.userId ?? 0))
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? ''))
    .$if(filter.decided !== undefined, (query) => query.where('decided_at', filter.decided ? 'is not' : 'is', null))
    .$if(filter.id !== undefined, (query) => query.where('id', '=', filter.id ?? 0))
    .executeTakeFirstOrThrow()
  return count
}

export const findTicket = (db: Reader, id: number) => tickets(db).where('ticket.id', '=', id).executeTakeFirst()

/** Locks the author's row. Blocking a member locks the member before their requests; deciding does it in the same order to avoid a deadlock. */
export const lockAuthor = (tx: Tx, id: number) =>
  tx
    .selectFrom('company_tickets as ticket')
    .innerJoin('users as author', 'author.id', 'ticket.user_id')
    .select('author.id')
    .where('ticket.id', '=', id)
    .forKeyShare('author')
    .executeTakeFirst()

export const lockTicket = (tx: Tx, id: number) =>
  tx.selectFrom('company_tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decideTicket = (
  tx: Tx,
  id: number,
  row: { status: TicketStatus; decided_at: Date; decided_by: number; reject_reason?: string },
) => tx.updateTable('company_tickets').set(row).where('id', '=', id).execute()

export const setScanState = (tx: Tx, id: number, state: string) =>
  tx.updateTable('company_tickets').set({ scan_state: state }).where('id', '=', id).execute()

/** Forgets the storage keys of destroyed documents. */
export const clearDocumentKeys = (tx: Tx, id: number) =>
  tx
    .updateTable('company_tickets')
    .set({ passport_key: null, contract_key: null, power_of_attorney_key: null })
    .where('id', '=', id)
    .execute()

export const listTicketsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('company_tickets as ticket')
    .innerJoin('companies as company', 'company.id', 'ticket.company_id')
    .select([
      'ticket.id',
      'company.ogrn',
      'company.name',
      'ticket.status',
      'ticket.created_at',
      'ticket.decided_at',
      'ticket.reject_reason',
    ])
    .where('ticket.user_id', '=', userId)
    .orderBy('ticket.id')
    .execute()

export const listRepresentedCompaniesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('company_representatives as link')
    .innerJoin('companies as company', 'company.id', 'link.company_id')
    .select(['company.ogrn', 'company.name', 'link.since'])
    .where('link.user_id', '=', userId)
    .orderBy('link.since')
    .execute()

/** Ends all representations of a member; returns the companies. */
export const deleteUserLinks = (tx: Tx, userId: number) =>
  tx.deleteFrom('company_representatives').where('user_id', '=', userId).returning('company_id as companyId').execute()

/** Deletes a member's requests; returns the storage keys of their documents. */
export const deleteUserTickets = (tx: Tx, userId: number) =>
  tx
    .deleteFrom('company_tickets')
    .where('user_id', '=', userId)
    .returning(['passport_key as passport', 'contract_key as contract', 'power_of_attorney_key as power'])
    .execute()

/**
 * For the demo: the member with this e-mail, if they represent no company, and the first active company without a representative. `invented`:
 * only invented example companies, not those of an imported register.
 */
export const findDemoRepresentation = (tx: Tx, email: string, { invented }: { invented: boolean }) =>
  tx
    .selectFrom('users as person')
    .innerJoin('companies as company', (on) => on.on('company.kind', '=', 'company').on('company.status_code', 'is', null))
    .select(['person.id as userId', 'company.id as companyId'])
    .where('person.email', '=', email)
    .where('company.example', 'in', invented ? [true] : [true, false])
    .where('person.id', 'not in', tx.selectFrom('company_representatives').select('user_id'))
    .where('company.id', 'not in', tx.selectFrom('company_representatives').select('company_id'))
    .orderBy('company.id')
    .limit(1)
    .executeTakeFirst()

/** Those of the storage keys that are documents of a request. */
export async function listKnownDocuments(db: Reader, keys: readonly string[]): Promise<string[]> {
  const naming = (column: 'passport_key' | 'contract_key' | 'power_of_attorney_key') =>
    db
      .selectFrom('company_tickets')
      .select(`${column} as key`)
      .where(column, 'in', [...keys])
  const rows = await naming('passport_key').unionAll(naming('contract_key')).unionAll(naming('power_of_attorney_key')).execute()
  return rows.flatMap(({ key }) => key ?? [])
}
