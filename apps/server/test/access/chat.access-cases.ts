// Access tests of conversations: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { pdf } from '../pdf.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertOrder } from './orders.access-cases.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

/** A chat room between the owner and a friend. */
async function openRoom(world: World, owner: Person): Promise<{ id: number; slug: string; friend: number }> {
  const friend = await world.person()
  await world.db.insertInto('friendships').values({ user_id: owner.id, friend_id: friend.id, created_at: NOW }).execute()
  const slug = `room${String(world.next()).padStart(18, '0')}`
  const pair = { user_id: Math.min(owner.id, friend.id), user2_id: Math.max(owner.id, friend.id) }
  const room = await world.db
    .insertInto('chat_rooms')
    .values({ slug, kind: 'friend', ...pair, opened_by: owner.id, created_at: NOW, last_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('chat_members')
    .values([owner.id, friend.id].map((user_id) => ({ room_id: room.id, user_id })))
    .execute()
  return { id: room.id, slug, friend: friend.id }
}

export const accessCases: AccessCases = {
  // No product on sale has this id.
  openProductRoom: { input: () => ({ body: { product: 2_000_000_000 } }), expected: { other: 404, owner: 404, staff: 404 } },
  openOrderRoom: hiddenFromOthers(
    async (world, owner) => ({ params: { id: await insertOrder(world, owner, { side: 'seller', status: 'pending' }) } }),
    {
      owner: 201,
    },
  ),
  listProductRooms: sameRequestForAll(),
  listFriendRooms: sameRequestForAll(),
  listRooms: sameRequestForAll(),
  getUnread: sameRequestForAll(),
  getRoom: hiddenFromOthers(async (world, owner) => ({ params: { slug: (await openRoom(world, owner)).slug } }), { owner: 200 }),
  getFriendRoom: hiddenFromOthers(async (world, owner) => ({ params: { id: (await openRoom(world, owner)).friend } }), { owner: 200 }),
  addAttachment: hiddenFromOthers(
    async (world, owner) => ({ params: { slug: (await openRoom(world, owner)).slug }, body: { name: 'a.pdf' }, files: { file: pdf() } }),
    { owner: 201 },
  ),
  // The file does not exist here, so nobody finds it.
  getAttachment: hiddenFromOthers(
    async (world, owner) => ({ params: { slug: (await openRoom(world, owner)).slug, id: '00000000-0000-4000-8000-000000000000' } }),
    { owner: 404 },
  ),
  complainOfRoom: hiddenFromOthers(
    async (world, owner) => ({ params: { slug: (await openRoom(world, owner)).slug }, body: { text: 'Просит предоплату' } }),
    { owner: 204 },
  ),
  listChatComplaints: sameRequestForAll(),
  // The complaint does not exist: this only shows that staff pass the access check.
  getChatComplaint: { input: () => ({ params: { id: 2_000_000_000 } }), expected: { staff: 404 } },
  closeChatComplaint: { input: () => ({ params: { id: 2_000_000_000 } }), expected: { staff: 404 } },
  // Other people's rooms are silently left out.
  listMessages: { input: async (world, owner) => ({ query: { chat_room__in: (await openRoom(world, owner)).id } }) },
  listFriendMessages: hiddenFromOthers(async (world, owner) => ({ query: { slug: (await openRoom(world, owner)).slug } }), { owner: 200 }),
}
