// Access tests of friends: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** A person whom the owner has added. */
async function makeFriend(world: World, owner: Person): Promise<{ id: number }> {
  const { id } = await world.person()
  const row = { user_id: owner.id, friend_id: id, created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db.insertInto('friendships').values(row).execute()
  return { id }
}

async function blockedBy(world: World, owner: Person): Promise<{ id: number }> {
  const { id } = await world.person()
  const row = { user_id: owner.id, blocked_id: id, created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db.insertInto('user_blocks').values(row).execute()
  return { id }
}

export const accessCases: AccessCases = {
  listFriends: sameRequestForAll(),
  // The owner has added them before; nobody else may, because they represent no company.
  addFriend: {
    input: async (world, owner) => ({ body: { friend: (await makeFriend(world, owner)).id } }),
    expected: { other: 403, owner: 200, staff: 403 },
  },
  removeFriend: hiddenFromOthers(async (world, owner) => ({ params: await makeFriend(world, owner) }), { owner: 204 }),
  listBlocked: sameRequestForAll(),
  blockPerson: { input: async (world) => ({ params: { id: (await world.person()).id } }), expected: { owner: 204 } },
  unblockPerson: hiddenFromOthers(async (world, owner) => ({ params: await blockedBy(world, owner) }), { owner: 204 }),
}
