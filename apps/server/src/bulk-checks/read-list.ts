// Turns what a member pasted or uploaded into lines or a fault; runs in the thread that reads lists.
import { type FileRows, rowsOfFile, textRows } from '../platform/tables/read-table.ts'
import { UnreadTable } from '../platform/tables/rows.ts'
import { type GivenLine, readTable, type TableBeginning, UnreadList } from './read-lines.ts'

/** Ten thousand rows of fifty cells, each with a text of its own, have two million elements, and are never larger when unpacked. */
const LIMITS = { rows: 20_000, letters: 10_000_000, bytes: 40 * 1024 * 1024, elements: 2_500_000 }

/** A text or a file, and the choices for reading it. */
export interface GivenList {
  readonly numbers?: string | undefined
  readonly file?: Uint8Array | undefined
  readonly sheet?: string | undefined
  readonly column?: number | undefined
  /** Column of sums: 0 for none; undefined for the one whose heading names a sum. */
  readonly sumColumn?: number | undefined
  /** Corrections: `5=7707083893` or `5=`, one a line. */
  readonly mended?: string | undefined
}

export interface ReadTable extends TableBeginning, Omit<FileRows, 'rows'> {
  readonly lines: readonly GivenLine[]
}

/** A fault is a value, since an error would lose its class between threads. */
export type ReadList = ReadTable | { readonly fault: UnreadList['fault'] }

export async function readList({ numbers = '', file, sheet, column = 0, sumColumn, mended = '' }: GivenList): Promise<ReadList> {
  try {
    const bytes = file && Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const { rows, ...from } = bytes ? await rowsOfFile(bytes, { sheet, limits: LIMITS }) : textRows(numbers)
    return { ...from, ...readTable(rows, { column: column || null, sumColumn, mended: mendedLines(mended) }) }
  } catch (error) {
    if (error instanceof UnreadList || error instanceof UnreadTable) return { fault: error.fault }
    throw error
  }
}

const MENDED = /^(\d{1,9})=([^=]{0,60})$/

function mendedLines(text: string): Map<number, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [, place, number = ''] = MENDED.exec(line.trim()) ?? []
      if (place === undefined) throw new UnreadList('mended_unread')
      return [Number(place), number.trim()]
    }),
  )
}
