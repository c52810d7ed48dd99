// Bulk checks: reads the text or file in which a member sent a list of companies, into lines or the reason why it cannot be read; runs in a worker
// thread.
import { type FileRows, rowsOfFile, textRows } from '../platform/tables/read-table.ts'
import { UnreadTable } from '../platform/tables/rows.ts'
import { ListReadError, type ParsedLine, readTable, type TableBeginning } from './read-lines.ts'

/**
 * Limits of a file: rows, characters, bytes when unpacked, XML elements. They leave room for a workbook of ten thousand rows of fifty cells with a
 * text in each, which has two million XML elements.
 */
const LIMITS = { rows: 20_000, letters: 10_000_000, bytes: 40 * 1024 * 1024, elements: 2_500_000 }

/** A text or a file, and the choices for reading it. */
export interface ListInput {
  /** Pasted list of companies by number (taxpayer or registration number), usually one a line; ignored if there is a file. */
  readonly numbers?: string | undefined
  /** A text file or an .xlsx workbook. */
  readonly file?: Uint8Array | undefined
  /** Name of the sheet to read; by default the first visible one. */
  readonly sheet?: string | undefined
  /** The only column to read companies' numbers from, counted from 1; 0 or undefined for all. */
  readonly column?: number | undefined
  /** Column with the sums of the member's deals with the companies: 0 for none; undefined for the one whose heading names a sum. */
  readonly sumColumn?: number | undefined
  /** The member's corrections of wrong numbers, one a line: `5=7707083893` replaces line 5 of the list by this number, `5=` leaves it out. */
  readonly mended?: string | undefined
}

export interface ReadTable extends TableBeginning, Omit<FileRows, 'rows'> {
  readonly lines: readonly ParsedLine[]
}

/** A fault is returned, not thrown, because an error passed between threads loses its class. */
export type ListReadResult = ReadTable | { readonly fault: ListReadError['fault'] }

export async function readList({ numbers = '', file, sheet, column = 0, sumColumn, mended = '' }: ListInput): Promise<ListReadResult> {
  try {
    const bytes = file && Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const { rows, ...source } = bytes ? await rowsOfFile(bytes, { sheet, limits: LIMITS }) : textRows(numbers)
    return { ...source, ...readTable(rows, { column: column || null, sumColumn, corrections: parseCorrections(mended) }) }
  } catch (error) {
    if (error instanceof ListReadError || error instanceof UnreadTable) return { fault: error.fault }
    throw error
  }
}

/** The number of a line, and up to 60 characters that replace it. */
const CORRECTION = /^(\d{1,9})=([^=]{0,60})$/

function parseCorrections(text: string): Map<number, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((correction) => {
      const [, line, number = ''] = CORRECTION.exec(correction.trim()) ?? []
      if (line === undefined) throw new ListReadError('mended_unread')
      return [Number(line), number.trim()]
    }),
  )
}
