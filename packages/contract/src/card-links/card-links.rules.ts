// How long a shared card can be viewed, and how many links one member has at once.

export const LINK_DAYS = 30
/** The most active links of one member. */
export const LINKS_MAX = 100
/** 22 letters, digits, «-» and «_»: 16 random bytes in base64url. */
export const LINK_TOKEN = '^[\\w-]{22}$'
