// The name of a room for the reader: the seller's company or the other person, and the subject.
import type { Room } from '@sverka/contract/chat/chat'

/** The other member of the two. */
export const otherMember = (room: Room, userId: number): Room['user'] => (room.user.id === userId ? room.user2 : room.user)

/** A buyer sees the company's name, a seller the buyer's. */
export const roomName = (room: Room, userId: number): string =>
  (room.user.id === userId ? room.seller_name : null) ?? otherMember(room, userId).full_name

export const roomPicture = (room: Room): string | null => room.product?.images[0]?.card ?? null
