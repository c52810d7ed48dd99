// Version of the rules that make a reliability report (factors and verdicts): stored summaries of another version are recomputed.

/**
 * Raise it by one with every change of an outcome or of a finding's evidence, and only then: recomputing ten million summaries takes hours.
 * The folder `golden/` has the outcomes of invented companies for this version; tests fail if an outcome changes and the version does not.
 */
export const RULES_VERSION = '3'
