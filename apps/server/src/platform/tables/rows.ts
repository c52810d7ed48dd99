// Types of uploaded tables (Excel or text): their rows, the limits within which they are read, and the reasons for which they are refused.

export interface Cell {
  /** Columns count from 1. */
  readonly column: number
  readonly text: string
}

/** The cells of one line, with its position in the text or table, from 1. A row of Excel has its non-empty cells only. */
export type Row = readonly [line: number, cells: readonly Cell[]]

/** Limits of one table: its rows, the characters of all cells, the bytes of its unpacked parts, and the XML elements of an Excel workbook. */
export interface TableLimits {
  readonly rows: number
  readonly letters: number
  readonly bytes: number
  readonly elements: number
}

/**
 * Thrown if a table cannot be read. `not_a_list`: no table, or a damaged one; `required`: it has no row; `too_many_lines`: too many rows, bytes or
 * elements; `too_much_text`: too many characters; `no_such_sheet`: the chosen sheet does not exist.
 */
export class UnreadTable extends Error {
  readonly fault: 'not_a_list' | 'required' | 'too_many_lines' | 'too_much_text' | 'no_such_sheet'

  constructor(fault: UnreadTable['fault']) {
    super(fault)
    this.fault = fault
  }
}
