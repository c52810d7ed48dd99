// Writes the correcting document УКД as an XLSX spreadsheet: each changed line before and after the correction, and the decrease.
import { unitCode } from '@sverka/contract/products/units.rules'
import writeXlsxFile from 'write-excel-file/node'
import { type ContentLine, lineUnit, partyText, russianDay } from '../payments/payments.ts'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { type ChangedLine, type CorrectionContent, listChanged } from './correction-content.ts'
import { type Sums, sumsOfLine } from './document-content.ts'
import { ukdTexts as t, withoutVat } from './documents.texts.ts'
import { basisText, sumLowered } from './print-ukd.ts'

/** Widths of the columns in characters. */
const WIDTHS = [6, 16, 48, 20, 14, 12, 16, 16, 12, 16, 16].map((width) => ({ width }))
const text = (value: string) => ({ value: escapeFormula(value), type: String })
const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const })
const count = (value: number) => ({ value, type: Number })
const money = (kopecks: number) => ({ value: kopecks / 100, type: Number, format: '#,##0.00' })

const sumCells = ({ net, vat, total }: Sums, rate: string) => [money(net), text(rate), money(vat), money(total)]

/** The three rows of a line: before, after, decrease. */
function lineRows({ place, before, after, lowered }: ChangedLine) {
  const unit = lineUnit(before)
  const rate = before.vatRate === null ? withoutVat : `${before.vatRate} %`
  const named = [count(place), text(before.article), text(before.name)]
  const measured = (line: ContentLine) => [text(`${unitCode(unit)}, ${unit.name}`), count(line.quantity), money(line.kopecks)]
  return [
    [...named, text(t.before), ...measured(before), ...sumCells(sumsOfLine(before), rate)],
    [...named, text(t.after), ...measured(after), ...sumCells(sumsOfLine(after), rate)],
    [...named, text(t.lowered), null, null, null, ...sumCells(lowered, rate)],
  ]
}

/** Sums and quantities are numeric cells, so that the reader can calculate with them; sums are in rubles. */
export function printUkdSheet(content: CorrectionContent, title: string): Promise<Buffer> {
  const { seller, buyer } = content.invoice.content
  const changed = listChanged(content.correction)
  const { columns: c } = t
  const heads = [c.place, c.code, c.name, c.row, c.unit, c.quantity, t.priceWithVat, c.net, c.rate, c.vat, c.total]
  const facts = [
    [t.seller, partyText(seller)],
    [t.buyer, partyText(buyer)],
    [t.papers, t.to[content.base.kind](content.base.number, russianDay(content.base.issuedOn))],
    [t.basis, basisText(content)],
  ] as const
  const rows = [
    [bold(title)],
    ...facts.map(([label, value]) => [text(label), null, text(value)]),
    [],
    heads.map(bold),
    ...changed.flatMap(lineRows),
    [bold(t.allLowered), null, null, null, null, null, null, ...sumCells(sumLowered(changed), '')],
  ]
  return writeXlsxFile(rows, { sheet: t.sheet, columns: WIDTHS }).toBuffer()
}
