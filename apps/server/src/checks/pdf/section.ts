// Draws one table of facts in a report's PDF below its title, source and day.
import type { CheckSection } from '@sverka/contract/checks/checks'
import { drawHeading, type Sheet } from '../../platform/paper/sheet.ts'
import { drawTable } from '../../platform/paper/table.ts'
import { shownNumber } from '../../platform/spreadsheet.ts'
import { printedDay } from '../evidence-text.ts'

/** A printed percentage such as «33,33 %», with a minus sign or non-breaking spaces. */
const PERCENT = /^[-\u2212]?[\d\u00a0]+(?:,\d+)?\u00a0%$/
const isNumber = (text: string): boolean => shownNumber(text) !== null || PERCENT.test(text)

/** Whether a column has only amounts or percentages, apart from dashes: it is aligned right. */
const isNumeric = (rows: CheckSection['rows'], place: number): boolean => {
  const cells = rows.map((row) => row[place] ?? '—').filter((text) => text !== '—')
  return cells.length > 0 && cells.every(isNumber)
}

export function drawSection(sheet: Sheet, { title, source, as_of: asOf, columns: heads, rows }: CheckSection): void {
  drawHeading(sheet, title, `${source}, ${asOf ? printedDay(asOf) : '—'}`)
  const table = heads.map((head, place) => ({ head, share: place === 0 ? 1.5 : 1, right: isNumeric(rows, place) }))
  drawTable(sheet, { columns: table, rows })
}
