// HTTP routes of a member's friends and blocked members.
import { addFriend, blockPerson, listBlocked, listFriends, removeFriend, unblockPerson } from '@sverka/contract/friends/friends'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { addToFriends, blockMember, endFriendship, readBlockedPage, readFriends, unblockMember } from './friends.ts'

export const friendsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listFriends, ({ db, caller, query }) => readFriends(db, requireMember(caller).userId, query)),
  writes(addFriend, async ({ tx, caller, body }) => {
    const { friend, isNew } = await addToFriends(tx, services, { userId: requireMember(caller).userId, otherId: body.friend })
    return new HttpResponse(isNew ? 201 : 200, friend)
  }),
  writes(removeFriend, async ({ tx, caller, params }) => {
    await endFriendship(tx, services, { userId: requireMember(caller).userId, otherId: params.id })
    return undefined
  }),
  reads(listBlocked, ({ db, caller, query }) => readBlockedPage(db, requireMember(caller).userId, query.page ?? 1, query.page_size ?? 20)),
  writes(blockPerson, async ({ tx, caller, params }) => {
    await blockMember(tx, services, { userId: requireMember(caller).userId, otherId: params.id })
    return undefined
  }),
  writes(unblockPerson, async ({ tx, caller, params }) => {
    await unblockMember(tx, { userId: requireMember(caller).userId, otherId: params.id })
    return undefined
  }),
]
