// Draws the tables of a report's PDF that list factors (rules) without a finding: a line for each source or reason, with the titles of its factors.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { drawHeading, drawParagraph, MARGIN, type Sheet } from '../../platform/paper/sheet.ts'
import { drawTable, heightOfTable, type Table } from '../../platform/paper/table.ts'
import { reportColumnTexts } from '../texts/report.ts'

interface FoldedList {
  readonly factors: readonly Factor[]
  /** Head of the first column. */
  readonly head: string
  /** Text by which factors share a line: their source or reason. */
  readonly lineText: (factor: Factor) => string
  /** Whether the table is kept on one page. */
  readonly whole?: boolean
}

/** Font size in points: small, since these lists are for looking something up. */
const SIZE = 7
/** Height of a heading with the space above it, in points. */
const HEADING = 40
/** Largest blank space that moving a table to a new page may leave, as a fraction of the page. */
const BLANK = 0.4
/** If fewer titles of a line fit at the end of a page, the whole line moves to the next page. */
const LEAST_TITLES = 5

/** Draws the heading with the number of factors, and the table. */
export function drawFolded(sheet: Sheet, title: string, { factors, head, lineText, whole = false }: FoldedList): void {
  if (factors.length === 0) {
    drawHeading(sheet, `${title} (0)`)
    drawParagraph(sheet, '—')
    return
  }
  const lines = [...Map.groupBy(factors, lineText)].map(([way, some]): Line => ({ way, titles: some.map((one) => one.title) }))
  const table: Table = {
    columns: [
      { head, share: 3 },
      { head: reportColumnTexts.factor, share: 6 },
    ],
    rows: [],
    size: SIZE,
  }
  if (whole) keepTogether(sheet, HEADING + heightOfTable(sheet, { ...table, rows: lines.map(toRow) }))
  drawHeading(sheet, `${title} (${factors.length})`)
  drawTable(sheet, { ...table, rows: splitAtPageEnds(sheet, table, lines).map(toRow) })
}

/** Begins a new page if a table of this height would be split, unless it is longer than a page or more than `BLANK` would stay empty. */
function keepTogether({ pdf }: Sheet, height: number): void {
  const whole = pdf.page.height - 2 * MARGIN
  const free = pdf.page.height - MARGIN - pdf.y
  if (height > free && height <= whole && free <= whole * BLANK) pdf.addPage()
}

/** A source or reason, and the titles of its factors. */
interface Line {
  readonly way: string
  readonly titles: readonly string[]
}

const toRow = ({ way, titles }: Line): string[] => [way, titles.join('; ')]

/**
 * The lines of a table that begins at the current position. A line that crosses the end of a page is split: the titles that do not fit become a
 * line of their own on the next page.
 */
function splitAtPageEnds(sheet: Sheet, table: Table, lines: readonly Line[]): Line[] {
  const { page, y } = sheet.pdf
  const head = heightOfTable(sheet, table)
  const measure = (line: Line) => heightOfTable(sheet, { ...table, rows: [toRow(line)] }) - head
  const whole = page.height - 2 * MARGIN - head
  let free = page.height - MARGIN - y - head
  const split: Line[] = []
  for (const { way, titles } of lines) {
    let rest = titles
    while (rest.length > 0) {
      const fitting = countFitting(rest, (some) => measure({ way, titles: some }) <= free)
      const isWorthALine = fitting === rest.length || fitting >= LEAST_TITLES
      if (!isWorthALine && free < whole) {
        free = whole
        continue
      }
      const line = { way, titles: rest.slice(0, Math.max(fitting, 1)) }
      split.push(line)
      rest = rest.slice(line.titles.length)
      free = rest.length > 0 ? whole : free - measure(line)
    }
  }
  return split
}

/** How many of the first titles fit, by bisection. */
function countFitting(titles: readonly string[], fits: (some: readonly string[]) => boolean): number {
  let [least, most] = [0, titles.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(titles.slice(0, middle))) least = middle
    else most = middle - 1
  }
  return least
}
