// Rules of bank statements that sellers upload, shared by pages and server: limits, and the outcomes of matching a payment with an invoice.

/** Largest file in bytes, and the most payments in it. */
export const STATEMENT_FILE_MAX = 5_242_880
export const STATEMENT_LINES_MAX = 5000

/**
 * `count`: the payment is for one invoice, and is counted unless the seller deselects it; `ask`: the seller must confirm it; `other`: not for an
 * invoice; `known`: counted before.
 */
export const lineVerdicts = ['count', 'ask', 'other', 'known'] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/**
 * Reasons of the verdicts. `exact`, `more`, `less`: compared with the unpaid rest of the invoice that the payment names; `said`: the seller has
 * entered this payment before; `foreign_payer`: another company paid; `several`: it names several invoices; `paid`, `withdrawn`: the state of the
 * named invoice; `no_number`: it names none, but the payer has unpaid ones; `same_sum`: it names none, and several fit the sum; `no_invoice`: the
 * payer has no unpaid invoice; `counted`: counted before.
 */
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
