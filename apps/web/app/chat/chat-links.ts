// URL of a conversation. The page also takes `?product=` and `?friend=`, which open the room with that product's seller or that friend.
export const roomPath = (slug: string): string => `/profile/messages?room=${slug}`
