// Access tests of friends: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** A person whom the owner has added. */
async function insertFriend(world: World, owner: Person): Promise<{ id: number }> {
  const { id } = await world.person()
  const row = { user_id: owner.id, friend_id: id, created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db.insertInto('friendships').values(row).execute()
  return { id }
}

async function insertBlocked(world: World, owner: Person): Promise<{ id: number }> {
  const { id } = await world.person()
  const row = { user_id: owner.id, blocked_id: id, created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db.insertInto('user_blocks').values(row).execute()
  return { id }
}

export const accessCases: AccessCases = {
  listFriends: sameRequestForAll(),
  // The owner has added them before; nobody else may, because they represent no company.
  addFriend: {
    input: async (world, owner) => ({ body: { friend: (await insertFriend(world, owner)).id } }),
    expected: { other: 403, owner: 200, staff: 403 },
  },
  removeFriend: hiddenFromOthers(async (world, owner) => ({ params: await insertFriend(world, owner) }), { owner: 204 }),
  listBlocked: sameRequestForAll(),
  blockPerson: { input: async (world) => ({ params: { id: (await world.person()).id } }), expected: { owner: 204 } },
  unblockPerson: hiddenFromOthers(async (world, owner) => ({ params: await insertBlocked(world, owner) }), { owner: 204 }),
}
