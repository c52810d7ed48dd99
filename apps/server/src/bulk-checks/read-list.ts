// Turns the text or file that a member sent into lines, or a fault; runs in the worker thread that reads lists.
import { type FileRows, rowsOfFile, textRows } from '../platform/tables/read-table.ts'
import { UnreadTable } from '../platform/tables/rows.ts'
import { ListReadError, type ParsedLine, readTable, type TableBeginning } from './read-lines.ts'

/**
 * Limits of a file: rows, characters, bytes when unpacked, XML elements. Enough for ten thousand rows of fifty cells with a text in each, which are
 * two million XML elements.
 */
const LIMITS = { rows: 20_000, letters: 10_000_000, bytes: 40 * 1024 * 1024, elements: 2_500_000 }

/** A text or a file, and the choices for reading it. */
export interface ListInput {
  readonly numbers?: string | undefined
  readonly file?: Uint8Array | undefined
  readonly sheet?: string | undefined
  readonly column?: number | undefined
  /** Column of sums: 0 for none; undefined for the one whose heading names a sum. */
  readonly sumColumn?: number | undefined
  /** The member's corrections, one a line: `5=7707083893` replaces line 5 of the list by this number, `5=` leaves it out. */
  readonly mended?: string | undefined
}

export interface ReadTable extends TableBeginning, Omit<FileRows, 'rows'> {
  readonly lines: readonly ParsedLine[]
}

/** A fault is returned, not thrown, because an error passed between threads loses its class. */
export type ListReadResult = ReadTable | { readonly fault: ListReadError['fault'] }

/** `column`: the only one to read, from 1; 0 or undefined for all. */
export async function readList({ numbers = '', file, sheet, column = 0, sumColumn, mended = '' }: ListInput): Promise<ListReadResult> {
  try {
    const bytes = file && Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const { rows, ...from } = bytes ? await rowsOfFile(bytes, { sheet, limits: LIMITS }) : textRows(numbers)
    return { ...from, ...readTable(rows, { column: column || null, sumColumn, corrections: parseCorrections(mended) }) }
  } catch (error) {
    if (error instanceof ListReadError || error instanceof UnreadTable) return { fault: error.fault }
    throw error
  }
}

const CORRECTION = /^(\d{1,9})=([^=]{0,60})$/

function parseCorrections(text: string): Map<number, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [, place, number = ''] = CORRECTION.exec(line.trim()) ?? []
      if (place === undefined) throw new ListReadError('mended_unread')
      return [Number(place), number.trim()]
    }),
  )
}
