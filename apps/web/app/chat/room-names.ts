// The other member, the name and the picture of a chat room (a conversation of two members), as its reader sees them. In a room about a product
// `user` is the buyer and `user2` the seller's representative.
import type { Room } from '@sverka/contract/chat/chat'

/** The member who is not the reader (`userId`). */
export const otherMember = (room: Room, userId: number): Room['user'] => (room.user.id === userId ? room.user2 : room.user)

/** Name of a room: the seller's company for a buyer, the other member's name for everybody else. */
export const roomName = (room: Room, userId: number): string =>
  (room.user.id === userId ? room.seller_name : null) ?? otherMember(room, userId).full_name

/** URL of the product's first picture; null in a room of friends and without a picture. */
export const roomPicture = (room: Room): string | null => room.product?.images[0]?.card ?? null
