// Operations on friends among members: adding, removing and blocking people.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, ItemList, Nullable, Page, pageQuery } from '../http/http.ts'

/** For members whose plan includes friends. */
const friendsOnly = { access: { role: 'user', flag: 'friends_enabled' }, limit: 'api' } as const

/** The part of a member's profile that other members see. */
export const PersonCard = Type.Object({
  id: Id,
  full_name: Type.String(),
  /** Address of the picture. */
  avatar: Nullable(Type.String()),
})
export type PersonCard = Static<typeof PersonCard>

/** A person whom the caller has added as a friend, or, in the list of incoming requests, a person who has added the caller. */
export const Friend = Type.Object({
  friend: Type.Object({
    ...PersonCard.properties,
    /** E-mail address; null unless both have added each other. */
    email: Nullable(Type.String()),
  }),
  /** Whether both have added each other. */
  is_mutual: Type.Boolean(),
  created_at: IsoTime,
})
export type Friend = Static<typeof Friend>

export const listFriends = defineOperation({
  ...friendsOnly,
  method: 'GET',
  path: '/api/v1/friends/',
  summary:
    'People whom the caller has added as friends, the latest first; with `incoming`, people who added the caller and wait for an answer',
  query: Type.Object({
    ...pageQuery,
    /** Only these people, by id. */
    friend__in: Type.Optional(ItemList(Id)),
    incoming: Type.Optional(Type.Boolean({ default: false })),
  }),
  response: { 200: Page(Friend) },
  errors: [],
})

export const addFriend = defineOperation({
  ...friendsOnly,
  method: 'POST',
  path: '/api/v1/friends/',
  summary: "Add a company's representative as a friend, or accept a person who has added the caller; a repeat changes nothing",
  body: Type.Object({ friend: Id }),
  response: { 201: Friend, 200: Friend },
  errors: ['not_allowed'],
})

export const removeFriend = defineOperation({
  ...friendsOnly,
  method: 'DELETE',
  path: '/api/v1/friends/:id',
  summary: "End a friendship, or decline one that was offered; `id` is the other person's",
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const BlockedPerson = Type.Object({ person: PersonCard, created_at: IsoTime })
export type BlockedPerson = Static<typeof BlockedPerson>

// Blocking is open to every member; the operations above need a plan that includes friends.
export const listBlocked = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'GET',
  path: '/api/v1/friends/blocked/',
  summary: 'People whom the caller has blocked, the latest first',
  query: Type.Object(pageQuery),
  response: { 200: Page(BlockedPerson) },
  errors: [],
})

export const blockPerson = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'POST',
  path: '/api/v1/friends/:id/block/',
  summary: 'Block a person: a friendship ends, and neither can write to the other',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const unblockPerson = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'POST',
  path: '/api/v1/friends/:id/unblock/',
  summary: 'Unblock a person',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})
