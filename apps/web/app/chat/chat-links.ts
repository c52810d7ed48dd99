// Address of a conversation; `?product=` and `?friend=` in its place open the room with a seller or a friend.
export const roomPath = (slug: string): string => `/profile/messages?room=${slug}`
