// Version of the factors and verdict rules: stored summaries of another version are recomputed.

/**
 * Raise it by one with every change of an outcome or of a finding's evidence, and only then: recomputing ten million summaries
 * takes hours. Golden outcomes of invented companies, stored in `golden/` for this version, fail if one has changed without it.
 */
export const RULES_VERSION = '3'
