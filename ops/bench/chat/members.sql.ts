// Fills the database of the chat bench: members, a session of each, friendships, and a chat room for each pair of friends.
import pg from 'pg'

export interface BenchRoom {
  readonly id: number
  /** The room's name in URLs. */
  readonly slug: string
  readonly members: readonly [BenchMember, BenchMember]
}

export interface BenchMember {
  readonly userId: number
  /** The member's session, in whose name access tokens are issued. */
  readonly sessionId: string
}

/** Rooms of two members each, ordered by number. Their names are as long as the product's. Nobody signs in, so `-` stands for a password. */
export async function makeRooms(ownerUrl: string, count: number): Promise<BenchRoom[]> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query(
      `with members as (
         insert into users (email, full_name, password_hash, created_at)
         select 'chat' || n || '@luna.example', 'Туманов Игнат', '-', now() from generate_series(1, $1::integer * 2) n
         returning id
       ), signed as (
         insert into sessions (id, user_id, created_at, last_used_at, expires_at, remembered, second_factor)
         select gen_random_uuid(), id, now(), now(), now() + interval '1 day', true, false from members
       ), pairs as (
         select id as one, lead(id) over (order by id) as other, row_number() over (order by id) as place from members
       ), friends as (
         insert into friendships (user_id, friend_id, created_at) select one, other, now() from pairs where place % 2 = 1
       ), rooms as (
         insert into chat_rooms (slug, kind, user_id, user2_id, opened_by, created_at, last_at)
         select 'room' || lpad(place::text, 18, '0'), 'friend', one, other, one, now(), now() from pairs where place % 2 = 1
         returning id, user_id, user2_id
       )
       insert into chat_members (room_id, user_id)
       select id, user_id from rooms union all select id, user2_id from rooms`,
      [count],
    )
    const { rows } = await client.query<{ id: number; slug: string; one: number; other: number; oneId: string; otherId: string }>(
      `select room.id, room.slug, room.user_id as one, room.user2_id as other, first.id as "oneId", second.id as "otherId"
       from chat_rooms room join sessions first on first.user_id = room.user_id join sessions second on second.user_id = room.user2_id
       order by room.id`,
    )
    return rows.map(({ id, slug, one, other, oneId, otherId }) => ({
      id,
      slug,
      members: [
        { userId: one, sessionId: oneId },
        { userId: other, sessionId: otherId },
      ],
    }))
  } finally {
    await client.end()
  }
}

/** Number of stored messages of the room, and the last number that the room has given to a message: equal if no number is missing. */
export async function countStored(ownerUrl: string, roomId: number): Promise<{ stored: number; lastSeq: number }> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: number; lastSeq: number }>(
      `select (select count(*)::integer from chat_messages where room_id = $1) as stored,
         (select last_seq from chat_rooms where id = $1) as "lastSeq"`,
      [roomId],
    )
    return rows[0] ?? { stored: 0, lastSeq: 0 }
  } finally {
    await client.end()
  }
}
