// How much a member writes about companies at most.

/** Companies with a note or a label of one member. */
export const NOTES_MAX = 2_000
export const NOTE_TEXT_MAX = 2_000
/** Labels of one company. */
export const LABELS_MAX = 10
export const LABEL_MAX = 30
/** Companies that one question about notes may name: a page of the longest list. */
export const NOTES_ASKED_MAX = 200
