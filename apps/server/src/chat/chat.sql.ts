// Queries of the rooms of conversations and their two members: a buyer and a seller about a product (`user_id`, `user2_id`), or two friends.
import type { Room } from '@sverka/contract/chat/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

type State = Room['state']

/**
 * Whether `me` may write in `room`: `open`; `blocked` if `me` has blocked the other member; or `closed` if the other has blocked `me`, the account of
 * the other is deleted or blocked, or the friendship of a room of friends has ended. `room` is the alias of the table in the query; `me` is a value
 * or a column.
 */
const selectState = (me: RawBuilder<unknown>) => {
  const other = sql`case when room.user_id = ${me} then room.user2_id else room.user_id end`
  return sql<State>`case
    when exists (select 1 from user_blocks b where b.user_id = ${me} and b.blocked_id = ${other}) then 'blocked'
    when exists (select 1 from user_blocks b where b.user_id = ${other} and b.blocked_id = ${me}) then 'closed'
    when exists (select 1 from users u where u.id = ${other} and (u.deleted_at is not null or u.blocked_at is not null)) then 'closed'
    when room.kind = 'product' then 'open'
    when exists (select 1 from friendships f where (f.user_id, f.friend_id) in ((room.user_id, room.user2_id), (room.user2_id, room.user_id)))
      then 'open'
    else 'closed' end`
}

/** A room as one of its members sees it. */
export interface MemberRoom {
  readonly id: number
  readonly kind: 'product' | 'friend'
  readonly slug: string
  /** Number of the latest message, 0 without messages. */
  readonly lastSeq: number
  /** The other member. */
  readonly otherId: number
  readonly state: State
  readonly productName: string | null
  /** Whether the other member has unread messages in this room, and so a notice about them. */
  readonly otherHasUnread: boolean
}

/** A room and the member who requests it. */
export interface MemberRoomKey {
  readonly slug: string
  readonly userId: number
}

/** For each key the room as this member sees it, in the order of the keys; undefined if the user is not a member of it. */
export const findMemberRooms = async (db: Reader, keys: readonly MemberRoomKey[]): Promise<(MemberRoom | undefined)[]> => {
  const slugs = keys.map(({ slug }) => slug)
  const userIds = keys.map(({ userId }) => userId)
  const me = sql<number>`asked.user_id`
  const rows = await db
    .selectFrom(
      sql<{ slug: string; user_id: number; at: number }>`unnest(${slugs}::text[], ${userIds}::integer[]) with ordinality`.as<'asked'>(
        sql`asked (slug, user_id, at)`,
      ),
    )
    .innerJoin('chat_rooms as room', 'room.slug', 'asked.slug')
    .modifyFront(prepared)
    .select(['asked.at', 'room.id', 'room.slug', 'room.last_seq as lastSeq', 'room.product_name as productName'])
    .select(
      sql<boolean>`exists (select 1 from chat_members m where m.room_id = room.id and m.user_id <> ${me} and m.unread > 0)`.as(
        'otherHasUnread',
      ),
    )
    .select(sql<MemberRoom['kind']>`room.kind`.as('kind'))
    .select(sql<number>`case when room.user_id = ${me} then room.user2_id else room.user_id end`.as('otherId'))
    .select(selectState(me).as('state'))
    .where((of) => of.or([of('room.user_id', '=', me), of('room.user2_id', '=', me)]))
    .execute()
  const found = new Map(rows.map(({ at, ...place }) => [Number(at), place]))
  return keys.map((_, index) => found.get(index + 1))
}

export const findMemberRoom = async (db: Reader, slug: string, userId: number): Promise<MemberRoom | undefined> =>
  (await findMemberRooms(db, [{ slug, userId }]))[0]

/** For rooms with open sockets: the number of the latest message, and whether the room is still open for writing. */
export const listRoomStates = (db: Reader, roomIds: readonly number[]) =>
  db
    .selectFrom('chat_rooms as room')
    .select(['room.id', 'room.last_seq as lastSeq'])
    .select(sql<boolean>`${selectState(sql`room.user_id`)} = 'open'`.as('isOpen'))
    .where('room.id', '=', sql<number>`any(${[...roomIds]}::integer[])`)
    .execute()

const isMember = (userId: number) => sql<boolean>`${userId} in (room.user_id, room.user2_id)`

/** Those of the rooms in which the user is a member. */
export const ownRoomIds = async (db: Reader, ids: readonly number[], userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('chat_rooms as room')
    .select('room.id')
    .where('room.id', 'in', [...ids])
    .where(isMember(userId))
    .execute()
  return rows.map(({ id }) => id)
}

/** Filters; null does not filter. */
export interface RoomQuery {
  readonly userId: number
  readonly kind: 'product' | 'friend' | null
  readonly search: string | null
  readonly slug: string | null
}

/** A pattern of `like` that finds the text anywhere. */
const toPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const rooms = (db: Reader, { userId, kind, search, slug }: RoomQuery) =>
  db
    .selectFrom('chat_members as mine')
    .innerJoin('chat_rooms as room', 'room.id', 'mine.room_id')
    .innerJoin('chat_members as theirs', (join) =>
      join.onRef('theirs.room_id', '=', 'room.id').onRef('theirs.user_id', '<>', 'mine.user_id'),
    )
    .innerJoin('users as one', 'one.id', 'room.user_id')
    .innerJoin('users as two', 'two.id', 'room.user2_id')
    .leftJoin('products as product', 'product.id', 'room.product_id')
    .where('mine.user_id', '=', userId)
    .where((of) => of.or([of('room.last_seq', '>', 0), of('room.opened_by', '=', userId), of('room.slug', '=', slug ?? '')]))
    .$if(slug !== null, (query) => query.where('room.slug', '=', slug ?? ''))
    .$if(kind !== null, (query) => query.where('room.kind', '=', kind ?? 'friend'))
    .$if(search !== null, (query) =>
      query.where((of) =>
        of.or([
          of(sql<string>`coalesce(product.name, room.product_name)`, 'ilike', toPattern(search ?? '')),
          of('room.seller_name', 'ilike', toPattern(search ?? '')),
          of(sql<string>`case when one.id = ${userId} then two.full_name else one.full_name end`, 'ilike', toPattern(search ?? '')),
        ]),
      ),
    )

/** Id of the last message that a member has read. */
const messageIdAt = (seq: 'mine.read_seq' | 'theirs.read_seq') =>
  sql<number | null>`(select m.id from chat_messages m where m.room_id = room.id and m.seq = ${sql.ref(seq)})`

/** The member's rooms with their last message, the one with the latest message first. */
export const listRoomRows = (db: Reader, query: RoomQuery, page: { limit: number; offset: number }) =>
  rooms(db, query)
    .leftJoin('chat_messages as last', (join) => join.onRef('last.room_id', '=', 'room.id').onRef('last.seq', '=', 'room.last_seq'))
    .leftJoin('chat_attachments as file', 'file.message_id', 'last.id')
    .select([
      'room.id',
      'room.slug',
      'room.product_id as productId',
      'room.product_name as productName',
      'room.seller_name as sellerName',
      'room.last_at as lastAt',
      'mine.unread',
      'one.id as oneId',
      'one.full_name as oneName',
      'one.avatar as oneAvatar',
      'two.id as twoId',
      'two.full_name as twoName',
      'two.avatar as twoAvatar',
      'last.body as lastBody',
      'last.created_at as lastTime',
      'last.user_id as lastUserId',
      'file.name as lastFile',
    ])
    .select([sql<MemberRoom['kind']>`room.kind`.as('kind'), selectState(sql`${query.userId}::integer`).as('state')])
    .select([messageIdAt('mine.read_seq').as('readId'), messageIdAt('theirs.read_seq').as('otherReadId')])
    .orderBy('room.last_at', 'desc')
    .orderBy('room.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export type RoomRow = Awaited<ReturnType<typeof listRoomRows>>[number]

export const countRooms = async (db: Reader, query: RoomQuery): Promise<number> => {
  const { count } = await rooms(db, query)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Messages of a room are numbered without gaps, so the last number is their count. */
export const countMessages = async (db: Reader, roomIds: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('chat_rooms')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('last_seq'), sql<number>`0`).as('count'))
    .where('id', 'in', [...roomIds])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** `user_id`: the buyer, or the friend with the lower id; `user2_id`: the seller, or the other friend. */
export interface NewRoom {
  readonly slug: string
  readonly kind: 'product' | 'friend'
  readonly product_id: number | null
  readonly user_id: number
  readonly user2_id: number
  readonly opened_by: number
  readonly product_name: string | null
  readonly seller_name: string | null
  readonly created_at: Date
}

/** Stores a room and its two members, and returns the slug; undefined if such a room exists already. */
export async function insertRoom(tx: Tx, row: NewRoom): Promise<string | undefined> {
  const made = await tx
    .insertInto('chat_rooms')
    .values({ ...row, last_at: row.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst()
  if (!made) return undefined
  await tx
    .insertInto('chat_members')
    .values([row.user_id, row.user2_id].map((user_id) => ({ room_id: made.id, user_id })))
    .execute()
  return made.slug
}

export const findProductRoom = (db: Reader, productId: number, buyerId: number) =>
  db
    .selectFrom('chat_rooms')
    .select('slug')
    .where('kind', '=', 'product')
    .where('product_id', '=', productId)
    .where('user_id', '=', buyerId)
    .executeTakeFirst()

export const findFriendRoom = (db: Reader, one: number, other: number) =>
  db
    .selectFrom('chat_rooms')
    .select('slug')
    .where('kind', '=', 'friend')
    .where('user_id', '=', Math.min(one, other))
    .where('user2_id', '=', Math.max(one, other))
    .executeTakeFirst()

export const findName = (db: Reader, id: number) =>
  db.selectFrom('users').select('full_name as name').where('id', '=', id).executeTakeFirstOrThrow()
