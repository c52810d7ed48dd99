// Queries of friendships and blocks between members. A row of `friendships` says that `user_id` has added `friend_id`; the friendship is
// mutual if there is a row for the other direction too.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface FriendRow {
  readonly id: number
  readonly fullName: string
  readonly avatar: string | null
  readonly email: string
  /** True if both have added each other. */
  readonly isMutual: boolean
  readonly createdAt: Date
}

interface Request {
  readonly userId: number
  /** True lists members who added this one and were not added back, instead of those this one added. */
  readonly incoming: boolean
  /** Only these members are listed; null: all. */
  readonly among: readonly number[] | null
}

const friends = (db: Reader, { userId, incoming, among }: Request) => {
  const [mine, theirs] = incoming ? (['friend_id', 'user_id'] as const) : (['user_id', 'friend_id'] as const)
  return db
    .selectFrom('friendships as friendship')
    .innerJoin('users as person', 'person.id', `friendship.${theirs}`)
    .leftJoin('friendships as back', (join) =>
      join.onRef('back.user_id', '=', 'friendship.friend_id').onRef('back.friend_id', '=', 'friendship.user_id'),
    )
    .where(`friendship.${mine}`, '=', userId)
    .where('person.deleted_at', 'is', null)
    .$if(incoming, (query) => query.where('back.user_id', 'is', null))
    .$if(among !== null, (query) => query.where('person.id', 'in', [...(among ?? [])]))
}

export const listFriendRows = (db: Reader, request: Request, page: { limit: number; offset: number }): Promise<FriendRow[]> =>
  friends(db, request)
    .select(['person.id', 'person.full_name as fullName', 'person.avatar', 'person.email', 'friendship.created_at as createdAt'])
    .select(sql<boolean>`back.user_id is not null`.as('isMutual'))
    .orderBy('friendship.created_at', 'desc')
    .orderBy('person.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countFriends = async (db: Reader, request: Request): Promise<number> => {
  const { count } = await friends(db, request)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Which of two members has added or blocked the other: `added` and `blocked` by `userId`, `addedBy` and `blockedBy` by `otherId`.
 * Undefined if the other is the same member, deleted or unknown.
 */
export const findFriendship = (db: Reader, userId: number, otherId: number) =>
  db
    .selectFrom('users as other')
    .select((eb) => [
      eb
        .exists(eb.selectFrom('friendships').select('user_id').where('user_id', '=', userId).whereRef('friend_id', '=', 'other.id'))
        .as('added'),
      eb
        .exists(eb.selectFrom('friendships').select('user_id').whereRef('user_id', '=', 'other.id').where('friend_id', '=', userId))
        .as('addedBy'),
      eb
        .exists(eb.selectFrom('user_blocks').select('user_id').where('user_id', '=', userId).whereRef('blocked_id', '=', 'other.id'))
        .as('blocked'),
      eb
        .exists(eb.selectFrom('user_blocks').select('user_id').whereRef('user_id', '=', 'other.id').where('blocked_id', '=', userId))
        .as('blockedBy'),
    ])
    .where('other.id', '=', otherId)
    .where('other.id', '!=', userId)
    .where('other.deleted_at', 'is', null)
    .executeTakeFirst()

/** Full name of a member. */
export const findName = (db: Reader, id: number) =>
  db.selectFrom('users').select('full_name as name').where('id', '=', id).executeTakeFirstOrThrow()

/** Locks both members in a fixed order, so that simultaneous actions of the two are handled one after the other. */
export const lockPair = (tx: Tx, ids: readonly [number, number]) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** False if the member had already added this friend. */
export async function insertFriendship(tx: Tx, row: { user_id: number; friend_id: number; created_at: Date }): Promise<boolean> {
  const made = await tx
    .insertInto('friendships')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Deletes both directions; false if there was none. */
export async function deleteFriendship(tx: Tx, one: number, other: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('friendships')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('friend_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('friend_id', '=', one)]),
      ]),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const insertBlock = (tx: Tx, row: { user_id: number; blocked_id: number; created_at: Date }) =>
  tx
    .insertInto('user_blocks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** False if the member had not blocked this one. */
export async function deleteBlock(tx: Tx, userId: number, blockedId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const blocks = (db: Reader, userId: number) =>
  db.selectFrom('user_blocks as block').innerJoin('users as person', 'person.id', 'block.blocked_id').where('block.user_id', '=', userId)

export const listBlockRows = (db: Reader, userId: number, page: { limit: number; offset: number }) =>
  blocks(db, userId)
    .select(['person.id', 'person.full_name as fullName', 'person.avatar', 'block.created_at as createdAt'])
    .orderBy('block.created_at', 'desc')
    .orderBy('person.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countBlocks = async (db: Reader, userId: number): Promise<number> => {
  const { count } = await blocks(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The members whom this one has added, for the download of personal data. */
export const listFriendsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('friendships as friendship')
    .innerJoin('users as person', 'person.id', 'friendship.friend_id')
    .select(['person.full_name', 'friendship.created_at'])
    .where('friendship.user_id', '=', userId)
    .orderBy('friendship.created_at')
    .execute()

/** Deletes all friendships and blocks of a member, in both directions; returns the number of friendships. */
export async function deleteFriendshipsAndBlocks(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('friendships')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('friend_id', '=', userId)]))
    .executeTakeFirst()
  await tx
    .deleteFrom('user_blocks')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute()
  return Number(numDeletedRows)
}
