// Limits of support requests.

/** Longest request or answer, in characters. */
export const SUPPORT_TEXT_MAX = 4000
