// Queries by which staff find, block and unblock accounts.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface UserFilter {
  /** A part of the name or e-mail address, in any letter case. */
  search?: string | undefined
  blocked?: boolean | undefined
  ordering?: '-created_at' | 'created_at' | 'full_name' | undefined
}

const selectUsers = (db: Reader, { search, blocked }: UserFilter) => {
  const like = `%${search
    ?.trim()
    .toLowerCase()
    .replace(/[_%\\]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(Boolean(search?.trim()), (query) =>
      query.where((user) => user.or([user('email', 'like', like), user(user.fn<string>('lower', ['full_name']), 'like', like)])),
    )
    .$if(blocked !== undefined, (query) => query.where('blocked_at', blocked ? 'is not' : 'is', null))
}

/** A page of accounts, each with the name of the plan (subscription) that it has at the moment `at`. */
export const listUsersForStaff = (db: Reader, filter: UserFilter, page: { limit: number; offset: number; at: Date }) =>
  selectUsers(db, filter)
    .select(['id', 'email', 'full_name', 'is_staff', 'created_at as createdAt', 'blocked_at as blockedAt'])
    .select(sql<string>`(select plan.name from held_plan(users.id, ${page.at}::timestamptz) as plan)`.as('planName'))
    .$if(filter.ordering === 'full_name', (query) => query.orderBy('full_name'))
    .orderBy('id', filter.ordering === 'created_at' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countUsersForStaff(db: Reader, filter: UserFilter): Promise<number> {
  const { count } = await selectUsers(db, filter)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Blocks the account at this moment; null unblocks it. */
export const setBlocked = (tx: Tx, userId: number, at: Date | null) =>
  tx.updateTable('users').set({ blocked_at: at }).where('id', '=', userId).execute()
