// What pages and the server share of bank statements: limits, and what may be found about a payment of one.

/** Bytes of a file, and payments in it. */
export const STATEMENT_FILE_MAX = 5_242_880
export const STATEMENT_LINES_MAX = 5000

/** Counted unless the seller says otherwise, asked, not ours, counted before. */
export const lineVerdicts = ['count', 'ask', 'other', 'known'] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** Why: in the order in which it is looked for. */
export const lineReasons = [
  'exact',
  'more',
  'said',
  'less',
  'foreign_payer',
  'several',
  'paid',
  'withdrawn',
  'no_number',
  'same_sum',
  'no_invoice',
  'counted',
] as const
export type LineReason = (typeof lineReasons)[number]
