// URL of a conversation (a chat room, which `slug` identifies). The page also accepts `?product=ID` and `?friend=ID`, which open the conversation
// with the seller of that product or with that friend.
export const roomPath = (slug: string): string => `/profile/messages?room=${slug}`
