// Friends of members. A member adds another one at once, without consent; the friendship is mutual once the other adds them back. Only members
// who represent a company can be added by a stranger. Other modules of the server import from this file.
import type { BlockedPerson, Friend } from '@sverka/contract/friends/friends'
import { listRepresentedCompanies } from '../company-binding/company-binding.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import { renewNotice, settleNotice } from '../platform/notices/notices.ts'
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import {
  countBlocks,
  countFriends,
  deleteBlock,
  deleteFriendship,
  deleteFriendshipsAndBlocks,
  type FriendRow,
  findFriendship,
  findName,
  insertBlock,
  insertFriendship,
  listBlockRows,
  listFriendRows,
  listFriendsForExport,
  lockPair,
} from './friends.sql.ts'

interface Pair {
  readonly userId: number
  readonly otherId: number
}

const presentFriend = (row: FriendRow): Friend => ({
  friend: { id: row.id, full_name: row.fullName, avatar: row.avatar && mediaUrl(row.avatar), email: row.isMutual ? row.email : null },
  is_mutual: row.isMutual,
  created_at: row.createdAt.toISOString(),
})

interface FriendQuery {
  readonly page?: number
  readonly page_size?: number
  readonly friend__in?: readonly number[]
  readonly incoming?: boolean
}

/** A page of the member's friends; with `incoming`, of the members who added this one and were not added back. */
export async function readFriends(db: Reader, userId: number, { page = 1, page_size = 20, friend__in, incoming }: FriendQuery) {
  const filter = { userId, incoming: incoming ?? false, among: friend__in ?? null }
  const rows = await listFriendRows(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countFriends(db, filter), page, page_size, result: rows.map(presentFriend) }
}

/**
 * Adds the other member. `isNew` is false if the member had added them before. Throws `not_allowed` for everybody who cannot be added,
 * whatever the reason, so that a block is not revealed.
 */
export async function addToFriends(tx: Tx, services: Services, { userId, otherId }: Pair): Promise<{ friend: Friend; isNew: boolean }> {
  await lockPair(tx, [userId, otherId])
  const friendship = (await findFriendship(tx, userId, otherId)) ?? refuse('not_allowed')
  if (friendship.blocked || friendship.blockedBy) refuse('not_allowed')
  const mayAdd = friendship.added || friendship.addedBy || (await listRepresentedCompanies(tx, [otherId])).length > 0
  if (!mayAdd) refuse('not_allowed')
  const isNew = await insertFriendship(tx, { user_id: userId, friend_id: otherId, created_at: services.clock.now() })
  if (isNew) {
    await notifyAdded(tx, services, { userId, otherId }, Boolean(friendship.addedBy))
    await settleRequest(tx, services, { userId: otherId, otherId: userId })
  }
  const [row] = await listFriendRows(tx, { userId, incoming: false, among: [otherId] }, { limit: 1, offset: 0 })
  return { friend: presentFriend(row ?? refuse('not_allowed')), isNew }
}

/** Notifies the other member. The notice of a pair is renewed, not repeated, even if they add and remove each other again and again. */
async function notifyAdded(tx: Tx, { clock }: Services, { userId, otherId }: Pair, isAnswer: boolean): Promise<void> {
  const { name } = await findName(tx, userId)
  await renewNotice(tx, clock, {
    userId: otherId,
    kind: 'friend_added',
    params: { name, user: userId, mutual: isAnswer ? 1 : 0 },
    path: '/profile/friends',
    dedupeKey: addedKey({ userId, otherId }),
  })
}

const addedKey = ({ userId, otherId }: Pair): string => `friend:${userId}:${otherId}`

/** Marks the notice that `userId` added `otherId` as read: it needs no reply any more. */
const settleRequest = (tx: Tx, { clock }: Services, pair: Pair): Promise<void> =>
  settleNotice(tx, clock, { userId: pair.otherId, dedupeKey: addedKey(pair) })

/** Ends the friendship for both. Throws `not_found` if neither added the other. */
export async function endFriendship(tx: Tx, services: Services, pair: Pair): Promise<void> {
  await lockPair(tx, [pair.userId, pair.otherId])
  if (!(await separate(tx, services, pair))) refuse('not_found')
}

/** Ends the friendship of both and settles their notices; false if neither had added the other. */
async function separate(tx: Tx, services: Services, { userId, otherId }: Pair) {
  await settleRequest(tx, services, { userId, otherId })
  await settleRequest(tx, services, { userId: otherId, otherId: userId })
  return deleteFriendship(tx, userId, otherId)
}

/**
 * Ends the friendship of both and blocks the other member. Throws `not_found` for oneself and for an unknown member; this reveals nothing,
 * since messages carry the ids of their authors.
 */
export async function blockMember(tx: Tx, services: Services, { userId, otherId }: Pair): Promise<void> {
  await lockPair(tx, [userId, otherId])
  if (!(await findFriendship(tx, userId, otherId))) refuse('not_found')
  await separate(tx, services, { userId, otherId })
  await insertBlock(tx, { user_id: userId, blocked_id: otherId, created_at: services.clock.now() })
}

/** Throws `not_found` if the other member is not blocked. */
export async function unblockMember(tx: Tx, { userId, otherId }: Pair): Promise<void> {
  if (!(await deleteBlock(tx, userId, otherId))) refuse('not_found')
}

/** A page of the members whom this one has blocked, the last blocked first. */
export async function readBlockedPage(db: Reader, userId: number, page: number, size: number) {
  const rows = await listBlockRows(db, userId, { limit: size, offset: (page - 1) * size })
  const result: BlockedPerson[] = rows.map(({ id, fullName, avatar, createdAt }) => ({
    person: { id, full_name: fullName, avatar: avatar && mediaUrl(avatar) },
    created_at: createdAt.toISOString(),
  }))
  return { count: await countBlocks(db, userId), page, page_size: size, result }
}

/** The added friends for the download of the member's personal data. */
export const exportFriends: ExportUserData = async (db, userId) => [
  { name: 'friends.json', content: await listFriendsForExport(db, userId) },
]

/** Deletes friendships and blocks, in both directions, when the member's account is deleted. */
export const eraseFriends: EraseUserData = async (tx, userId) => ({ friendships: await deleteFriendshipsAndBlocks(tx, userId) })

/** Whether either has added the other and neither has blocked the other. */
export async function areFriends(db: Reader, userId: number, otherId: number): Promise<boolean> {
  const friendship = await findFriendship(db, userId, otherId)
  return Boolean(friendship && (friendship.added || friendship.addedBy) && !friendship.blocked && !friendship.blockedBy)
}
