// What a member pasted or uploaded becomes lines, or a fault: the work of the thread that reads lists.
import { rowsOfFile } from './read-file.ts'
import { type GivenLine, readLines, UnreadList } from './read-lines.ts'
import { rowsOfText } from './read-text.ts'

/** One of the two. */
export interface GivenList {
  readonly numbers?: string | undefined
  readonly file?: Uint8Array | undefined
}

/** A fault is a value: an error would lose its class between threads. */
export type ReadList = { readonly lines: readonly GivenLine[] } | { readonly fault: UnreadList['fault'] }

export async function readList({ numbers = '', file }: GivenList): Promise<ReadList> {
  try {
    return { lines: readLines(file ? await rowsOfFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) : rowsOfText(numbers)) }
  } catch (error) {
    if (error instanceof UnreadList) return { fault: error.fault }
    throw error
  }
}
