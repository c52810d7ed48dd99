// How long a card that is shared can be seen, and how many of them one member shares at once.

export const LINK_DAYS = 30
/** Links of one member that can be opened. */
export const LINKS_MAX = 100
/** Twenty-two letters, digits, «-» and «_»: sixteen random bytes. */
export const LINK_TOKEN = '^[\\w-]{22}$'
