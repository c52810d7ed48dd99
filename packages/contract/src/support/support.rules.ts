// Limits of requests to the site's support, shared by pages and server.

/** Longest request or answer, in characters. */
export const SUPPORT_TEXT_MAX = 4000
