// Limits of a request to support.

/** Characters of a request or an answer. */
export const SUPPORT_TEXT_MAX = 4000
