// The other member, the name and the picture of a room, as its reader sees them. In a room about a product `user` is the buyer.
import type { Room } from '@sverka/contract/chat/chat'

/** The member who is not the reader (`userId`). */
export const otherMember = (room: Room, userId: number): Room['user'] => (room.user.id === userId ? room.user2 : room.user)

/** For a buyer the seller's company, for everybody else the other member's name. */
export const roomName = (room: Room, userId: number): string =>
  (room.user.id === userId ? room.seller_name : null) ?? otherMember(room, userId).full_name

/** URL of the product's first picture; null in a room of friends and without a picture. */
export const roomPicture = (room: Room): string | null => room.product?.images[0]?.card ?? null
