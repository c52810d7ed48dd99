// Draws tables in PDF documents: cells wrap, the head repeats on every page, rows are never split between pages, numbers align right.
import { contentWidth, drawDecoration, GREY, INK, LINE, MARGIN, type Pdf, type Sheet, type Tag } from './sheet.ts'

export interface Column {
  readonly head: string
  /** Width relative to the other columns: shares 1 and 2 give a third and two thirds. */
  readonly share: number
  /** Aligned to the right, as numbers are. */
  readonly right?: boolean
}

export interface Cell {
  readonly text: string
  readonly color?: string
  readonly bold?: boolean
}

/** A table; `columns` and the cells of each row have the same order. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (Cell | string)[])[]
  /** Left edge and width in points; by default the table fills the page between its margins. */
  readonly left?: number
  readonly width?: number
  /** Font size in points, 8 by default. */
  readonly size?: number
}

/** In points: the usual font size, the space inside a cell, and the extra gap between a right-aligned column and a left-aligned one after it. */
const SIZE = 8
const PAD = 3
const COLUMN_GAP = 9

/** The measures of a table by which its rows are drawn. */
interface Ruler {
  readonly pdf: Pdf
  readonly columns: readonly Column[]
  readonly widths: readonly number[]
  readonly left: number
  readonly size: number
}

const toCell = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: cell } : cell)

function createRuler(pdf: Pdf, { columns, left = MARGIN, width = contentWidth(pdf), size = SIZE }: Table): Ruler {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  return { pdf, columns, left, size, widths: columns.map(({ share }) => (width * share) / shares) }
}

const headCells = ({ columns }: Table): Cell[] => columns.map(({ head: text }) => ({ text, color: GREY }))

/** Height of a table in points if it fits on one page. */
export function heightOfTable({ pdf }: Sheet, table: Table): number {
  const ruler = createRuler(pdf, table)
  const head = headCells(table)
  const heights = [...(head.some(({ text }) => text !== '') ? [head] : []), ...table.rows].map((row) => rowHeight(ruler, row.map(toCell)))
  return heights.reduce((sum, height) => sum + height, 0)
}

/** Draws the table at the current position. A head whose cells are all empty is not drawn on the first page. */
export function drawTable({ pdf, root }: Sheet, request: Table): void {
  const { rows } = request
  const ruler = createRuler(pdf, request)
  const head = headCells(request)
  const table = pdf.struct('Table')
  root.add(table)
  if (head.some(({ text }) => text !== '')) drawRow(ruler, head, { table, tag: 'TH' })
  for (const row of rows.map((cells) => cells.map(toCell))) {
    if (pdf.y + rowHeight(ruler, row) > pdf.page.height - MARGIN) {
      pdf.addPage()
      drawRow(ruler, head)
    }
    drawRow(ruler, row, { table, tag: 'TD' })
  }
  pdf.x = MARGIN
}

/** Draws a row and a line below it. Without `into`, its place in the tags, it is a repeated head, which screen readers must not read again. */
function drawRow(ruler: Ruler, cells: readonly Cell[], into?: { table: Tag; tag: 'TH' | 'TD' }): void {
  const { pdf, left, widths } = ruler
  const height = rowHeight(ruler, cells)
  const top = pdf.y
  const row = into && pdf.struct('TR')
  if (into && row) into.table.add(row)
  let x = left
  cells.forEach((cell, place) => {
    const gap = extraGap(ruler, place)
    const at = { x: x + gap, top, width: (widths[place] ?? 0) - gap, right: ruler.columns[place]?.right ?? false }
    const draw = () => drawCell(ruler, cell, at)
    if (row && into) row.add(pdf.struct(into.tag, {}, draw))
    else drawDecoration(pdf, draw)
    x += widths[place] ?? 0
  })
  pdf.y = top + height
  drawDecoration(pdf, () => lineBelow(ruler))
}

const extraGap = ({ columns }: Ruler, place: number): number => (columns[place - 1]?.right && !columns[place]?.right ? COLUMN_GAP : 0)

function drawCell({ pdf, size }: Ruler, { text, color, bold }: Cell, at: { x: number; top: number; width: number; right: boolean }): void {
  pdf
    .font(bold ? 'bold' : 'text')
    .fontSize(size)
    .fillColor(color ?? INK)
    .text(text, at.x + PAD, at.top + PAD, { width: at.width - PAD * 2, align: at.right ? 'right' : 'left' })
}

function lineBelow({ pdf, left, widths }: Ruler): void {
  const width = widths.reduce((sum, columnWidth) => sum + columnWidth, 0)
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}

function rowHeight(ruler: Ruler, cells: readonly Cell[]): number {
  const { pdf, widths, size } = ruler
  const heights = cells.map(({ text, bold }, place) =>
    pdf
      .font(bold ? 'bold' : 'text')
      .fontSize(size)
      .heightOfString(text || ' ', { width: (widths[place] ?? 0) - extraGap(ruler, place) - PAD * 2 }),
  )
  return Math.max(...heights) + PAD * 2
}
