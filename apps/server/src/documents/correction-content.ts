// The content of a correcting document: the lines before and after, the reason, and the claim that it results from.
import { type CorrectionReason, findCorrectionFault, loweredKopecks } from '@sverka/contract/documents/documents.rules'
import type { ContentLine, InvoiceRow } from '../payments/payments.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { type Sums, sumsOfLine } from './document-content.ts'

/** As it is stored. `before` and `after` have every line of the corrected document in its order, also unchanged ones. */
export interface Correction {
  readonly reason: CorrectionReason
  /** The claim of the buyer that ended in their favour; null if both agreed on it elsewhere. */
  readonly claim: { readonly number: string; readonly endedOn: string } | null
  readonly before: readonly ContentLine[]
  readonly after: readonly ContentLine[]
}

export interface CorrectionContent {
  readonly number: number
  readonly issuedOn: string
  /** 1: also a corrective VAT invoice; 2: without VAT. */
  readonly status: 1 | 2
  /** The document that is corrected. */
  readonly base: { readonly kind: 'upd' | 'act'; readonly number: number; readonly issuedOn: string }
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  readonly orderId: number
  readonly correction: Correction
}

export interface ChangedLine {
  /** Number of the line in the corrected document, from 1: the tax service wants the same in both (letter СД-4-3/11571@ of 17.08.2021). */
  readonly place: number
  readonly before: ContentLine
  readonly after: ContentLine
  /** Kopecks by which the sums of the line are lowered. */
  readonly lowered: Sums
}

const isSame = (one: ContentLine, other: ContentLine): boolean => one.quantity === other.quantity && one.kopecks === other.kopecks

/** The lines that a correction lowers, in the order of the document. */
export const listChanged = ({ before, after }: Pick<Correction, 'before' | 'after'>): ChangedLine[] =>
  before.flatMap((line, place) => {
    const changed = after[place]
    if (!changed || isSame(line, changed)) return []
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

export interface AskedLine {
  readonly quantity: number
  readonly kopecks: number
}

/**
 * The lines after the correction. `asked` has quantity and price of each line, in order. Throws `conflict` for another number of lines, a field
 * error for a line that is raised, and `correction_empty` where the total stays the same.
 */
export function correctLines(before: readonly ContentLine[], asked: readonly AskedLine[]): ContentLine[] {
  if (asked.length !== before.length) refuse('conflict')
  const after = before.map((line, place) => ({ ...line, ...asked[place] }))
  after.forEach((line, place) => {
    const was = before[place]
    const fault = was ? findCorrectionFault(was, line) : null
    if (fault) refuseField('lines', fault)
  })
  const lowered = after.reduce((sum, line, place) => sum + loweredKopecks(before[place] ?? line, line), 0)
  return lowered > 0 ? after : refuse('correction_empty')
}

/** Whether the request asks for the same correction as the latest one, as a repeated request does. */
export const isRepeat = (latest: Correction, asked: { readonly reason: string; readonly lines: readonly AskedLine[] }): boolean =>
  latest.reason === asked.reason &&
  latest.after.length === asked.lines.length &&
  latest.after.every(({ quantity, kopecks }, place) => asked.lines[place]?.quantity === quantity && asked.lines[place].kopecks === kopecks)
