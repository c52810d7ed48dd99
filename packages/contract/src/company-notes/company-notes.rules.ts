// Limits of a member's notes on companies.

/** The most companies with a note or label by one member. */
export const NOTES_MAX = 2_000
/** Characters of a note. */
export const NOTE_TEXT_MAX = 2_000
/** The most labels of one company. */
export const LABELS_MAX = 10
/** Characters of a label. */
export const LABEL_MAX = 30
/** The most companies in one request for notes: the rows on a page of the longest list. */
export const NOTES_ASKED_MAX = 200
