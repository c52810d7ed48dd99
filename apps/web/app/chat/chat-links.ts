// Address of a conversation; `?product=` and `?friend=` open the room with a seller or a friend.
export const roomPath = (slug: string): string => `/profile/messages?room=${slug}`
