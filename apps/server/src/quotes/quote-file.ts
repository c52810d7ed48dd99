// Writes a buyer's request for prices as a spreadsheet: a row for each seller's offer, and a column for the price of each line of the request.
import type { QuoteDetails, QuoteLine, ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { quoteNumber, splitOffers } from '@sverka/contract/quotes/quotes.rules'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { quoteFileTexts as texts } from './quote-file.texts.ts'

/** Number format of sums in Excel. */
const MONEY_FORMAT = '#,##0.00'
/** Widths of columns in characters: that of the seller, those of the lines' prices, all others. */
const [SELLER_WIDTH, LINE_WIDTH, WIDTH] = [36, 24, 18]
/** Number of columns before the prices of lines. */
const LEADING_COLUMNS = 7

const text = (value: string | null | undefined) => ({ value: escapeFormula(value || texts.unknown), type: String, wrap: true })
const bold = (value: string) => ({ value: escapeFormula(value), type: String, wrap: true, fontWeight: 'bold' as const })
const money = (value: number) => ({ value, type: Number, format: MONEY_FORMAT })
/** `2026-11-20` as «20.11.2026». */
const day = (value: string | null) => text(value?.split('-').reverse().join('.'))

/** Heading of the column with the prices of a line. */
const lineHeading = ({ name, quantity, unit_name: unit }: QuoteLine) => bold(texts.each(name, [quantity, unit].filter(Boolean).join(' ')))

function offerRow(offer: ReceivedOffer, lines: readonly QuoteLine[]) {
  const { seller } = offer
  const prices = new Map(offer.lines.map(({ line, price }) => [line, price]))
  return [
    text(seller.name),
    text(seller.inn),
    text(seller.ogrn),
    text([seller.status, seller.procedure].filter(Boolean).join('. ')),
    day(seller.as_of),
    text(texts.states[offer.state]),
    money(offer.total),
    ...lines.map(({ line }) => {
      const price = prices.get(line)
      return price === undefined ? text(null) : money(price)
    }),
    text(texts.deliveries[offer.delivery]),
    day(offer.ready_by),
    day(offer.valid_until),
    text(offer.comment),
  ]
}

/** The bytes of an .xlsx file. Open and accepted offers come first, then the others, both in the order of `request.offers`. */
export async function quoteFile(request: QuoteDetails): Promise<Buffer> {
  const { lines } = request
  const { current, past } = splitOffers(request.offers)
  const columns = [
    ...[texts.seller, texts.inn, texts.ogrn, texts.register, texts.asOf, texts.offer, texts.total].map(bold),
    ...lines.map(lineHeading),
    ...[texts.delivery, texts.readyBy, texts.validUntil, texts.comment].map(bold),
  ]
  const rows = [
    [bold(texts.title(quoteNumber(request.id)))],
    [text(texts.place), text(request.place)],
    [text(texts.neededBy), day(request.needed_by)],
    [text(texts.answersUntil), day(request.answers_until)],
    [text(texts.budget), request.budget === null ? text(null) : money(request.budget)],
    [],
    columns,
    ...[...current, ...past].map((offer) => offerRow(offer, lines)),
    [],
    [text(texts.verdicts)],
  ]
  const widths = columns.map((_, index) =>
    index === 0 ? SELLER_WIDTH : index >= LEADING_COLUMNS && index < LEADING_COLUMNS + lines.length ? LINE_WIDTH : WIDTH,
  )
  return writeXlsxFile(rows, { sheet: texts.sheet, columns: widths.map((width) => ({ width })) }).toBuffer()
}
