// Limits of a request to be bound to a company.

/** 10 MB for each of the two documents. */
export const DOCUMENT_MAX_BYTES = 10_000_000
/** Seconds that a staff link to a document works. */
export const DOCUMENT_LINK_SECONDS = 60
