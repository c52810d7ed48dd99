// Rules of bank statements shared by pages and server: limits, and the outcomes of matching a payment.

/** Largest file in bytes, and the most payments in it. */
export const STATEMENT_FILE_MAX = 5_242_880
export const STATEMENT_LINES_MAX = 5000

/** `count`: counted unless the seller says otherwise; `ask`: needs a confirmation; `other`: not for an invoice; `known`: counted before. */
export const lineVerdicts = ['count', 'ask', 'other', 'known'] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** The reasons, in the order in which they are tested. */
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
