// Limits of links with which a member shares the card of a company: how long a link works, and how many one member has at once.

/** Days for which a link works. */
export const LINK_DAYS = 30
/** The most active links of one member. */
export const LINKS_MAX = 100
/** 22 letters, digits, «-» and «_»: 16 random bytes in base64url. */
export const LINK_TOKEN = '^[\\w-]{22}$'
