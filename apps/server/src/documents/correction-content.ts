// The content of a correcting document (УКД): the lines before and after the correction, its reason, and the buyer's claim that led to it.
import { type CorrectionReason, findCorrectionFault, loweredKopecks } from '@sverka/contract/documents/documents.rules'
import type { ContentLine, InvoiceRow } from '../payments/payments.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { type Sums, sumsOfLine } from './document-content.ts'

/** As stored in `order_documents.correction`. `before` and `after` have all lines of the corrected document in its order, also unchanged ones. */
export interface Correction {
  readonly reason: CorrectionReason
  /** The buyer's claim that ended in their favour, with the day (YYYY-MM-DD) of its end; null if the order has no such claim. */
  readonly claim: { readonly number: string; readonly endedOn: string } | null
  readonly before: readonly ContentLine[]
  readonly after: readonly ContentLine[]
}

/** The data from which a correcting document is printed. */
export interface CorrectionContent {
  readonly number: number
  readonly issuedOn: string
  /** Status printed on the form. 1: the document is also a corrective VAT invoice; 2: it is not, as its lines have no VAT. */
  readonly status: 1 | 2
  /** The document that is corrected: `upd` is an УПД (universal transfer document, for goods), `act` an act of services. */
  readonly base: { readonly kind: 'upd' | 'act'; readonly number: number; readonly issuedOn: string }
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  readonly orderId: number
  readonly correction: Correction
}

/** A line whose quantity or price a correction lowers. */
export interface ChangedLine {
  /** Number of the line in the corrected document, from 1: the tax service wants the same in both (letter СД-4-3/11571@ of 17.08.2021). */
  readonly place: number
  readonly before: ContentLine
  readonly after: ContentLine
  /** Kopecks by which the sums of the line are lowered. */
  readonly lowered: Sums
}

const hasSameValues = (one: ContentLine, other: ContentLine): boolean => one.quantity === other.quantity && one.kopecks === other.kopecks

/** The lines that a correction lowers, in the order of the document. */
export const listChanged = ({ before, after }: Pick<Correction, 'before' | 'after'>): ChangedLine[] =>
  before.flatMap((line, place) => {
    const changed = after[place]
    if (!changed || hasSameValues(line, changed)) return []
    const [was, is] = [sumsOfLine(line), sumsOfLine(changed)]
    return [
      {
        place: place + 1,
        before: line,
        after: changed,
        lowered: { net: was.net - is.net, vat: was.vat - is.vat, total: was.total - is.total },
      },
    ]
  })

/** The values of a line that the seller wants after the correction: the price of one unit is in kopecks, quantity 0 takes the line back. */
export interface RequestedLine {
  readonly quantity: number
  readonly kopecks: number
}

/**
 * The lines after the correction. `requested` has the wanted quantity and price of each line, in the order of `before`. Throws `conflict` if the
 * number of lines differs, a field error if a quantity or price is raised, and `correction_empty` if the total stays the same.
 */
export function correctLines(before: readonly ContentLine[], requested: readonly RequestedLine[]): ContentLine[] {
  if (requested.length !== before.length) refuse('conflict')
  const after = before.map((line, place) => ({ ...line, ...requested[place] }))
  after.forEach((line, place) => {
    const was = before[place]
    const fault = was ? findCorrectionFault(was, line) : null
    if (fault) refuseField('lines', fault)
  })
  const lowered = after.reduce((sum, line, place) => sum + loweredKopecks(before[place] ?? line, line), 0)
  return lowered > 0 ? after : refuse('correction_empty')
}

/** Whether the request states the same values as the latest correction: the client sent the request again. */
export const isRepeat = (latest: Correction, requested: { readonly reason: string; readonly lines: readonly RequestedLine[] }): boolean =>
  latest.reason === requested.reason &&
  latest.after.length === requested.lines.length &&
  latest.after.every(
    ({ quantity, kopecks }, place) => requested.lines[place]?.quantity === quantity && requested.lines[place].kopecks === kopecks,
  )
