// Rows of an uploaded table or text, the limits within which they are read, and why a table is not read.

export interface Cell {
  /** Columns count from 1. */
  readonly column: number
  readonly text: string
}

/** The cells of one line, with its position in the text or table, from 1. A row of Excel has its non-empty cells only. */
export type Row = readonly [line: number, cells: readonly Cell[]]

/** Limits of one table: its rows, characters of all cells, bytes of its unpacked parts, and elements of XML. */
export interface TableLimits {
  readonly rows: number
  readonly letters: number
  readonly bytes: number
  readonly elements: number
}

/** Why a table is not read; `required` means that it has no row. */
export class UnreadTable extends Error {
  readonly fault: 'not_a_list' | 'required' | 'too_many_lines' | 'too_much_text' | 'no_such_sheet'

  constructor(fault: UnreadTable['fault']) {
    super(fault)
    this.fault = fault
  }
}
