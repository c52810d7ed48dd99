// What a room is called for the one who looks: the seller's company or the person on the other side, and what it is about.
import type { Room } from '@sverka/contract/chat/chat'

/** The other one of the two. */
export const otherMember = (room: Room, userId: number): Room['user'] => (room.user.id === userId ? room.user2 : room.user)

/** A buyer writes to a company, a seller to a person. */
export const roomName = (room: Room, userId: number): string =>
  (room.user.id === userId ? room.seller_name : null) ?? otherMember(room, userId).full_name

export const roomPicture = (room: Room): string | null => room.product?.images[0]?.card ?? null
