// Finds, blocks and unblocks accounts for staff.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface UserFilter {
  search?: string | undefined
  blocked?: boolean | undefined
  ordering?: '-created_at' | 'created_at' | 'full_name' | undefined
}

const filtered = (db: Reader, { search, blocked }: UserFilter) => {
  const like = `%${search
    ?.trim()
    .toLowerCase()
    .replace(/[_%\\]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(Boolean(search?.trim()), (query) =>
      query.where((of) => of.or([of('email', 'like', like), of(of.fn<string>('lower', ['full_name']), 'like', like)])),
    )
    .$if(blocked !== undefined, (query) => query.where('blocked_at', blocked ? 'is not' : 'is', null))
}

export const listUsersForStaff = (db: Reader, filter: UserFilter, page: { limit: number; offset: number; at: Date }) =>
  filtered(db, filter)
    .select(['id', 'email', 'full_name', 'is_staff', 'created_at as createdAt', 'blocked_at as blockedAt'])
    .select(sql<string>`(select plan.name from held_plan(users.id, ${page.at}::timestamptz) as plan)`.as('planName'))
    .$if(filter.ordering === 'full_name', (query) => query.orderBy('full_name'))
    .orderBy('id', filter.ordering === 'created_at' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countUsersForStaff(db: Reader, filter: UserFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const setBlocked = (tx: Tx, userId: number, at: Date | null) =>
  tx.updateTable('users').set({ blocked_at: at }).where('id', '=', userId).execute()
