// The operations of friends.
import { addFriend, blockPerson, listBlocked, listFriends, removeFriend, unblockPerson } from '@sverka/contract/friends/friends'
import { member } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { addToFriends, block, endFriendship, showBlocked, showFriends, unblock } from './friends.ts'

export const friendsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listFriends, ({ db, caller, query }) => showFriends(db, member(caller).userId, query)),
  writes(addFriend, async ({ tx, caller, body }) => {
    const { friend, isNew } = await addToFriends(tx, services, { userId: member(caller).userId, otherId: body.friend })
    return new HttpResponse(isNew ? 201 : 200, friend)
  }),
  writes(removeFriend, async ({ tx, caller, params }) => {
    await endFriendship(tx, services, { userId: member(caller).userId, otherId: params.id })
    return undefined
  }),
  reads(listBlocked, ({ db, caller, query }) => showBlocked(db, member(caller).userId, query.page ?? 1, query.page_size ?? 20)),
  writes(blockPerson, async ({ tx, caller, params }) => {
    await block(tx, services, { userId: member(caller).userId, otherId: params.id })
    return undefined
  }),
  writes(unblockPerson, async ({ tx, caller, params }) => {
    await unblock(tx, { userId: member(caller).userId, otherId: params.id })
    return undefined
  }),
]
