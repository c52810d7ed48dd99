// Cuts a register file into its documents by their bytes, so that one broken document costs only itself and memory stays small.
import { FileRefused } from './refused.ts'
import { parseHead, type XmlHead } from './xml-head.ts'

/** The longest document taken; real ones stay under 2 MB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
/** The declaration and the root element must open within this. */
const MAX_HEAD_BYTES = 64 * 1024

export type Piece = { bytes: Buffer } | { broken: string }

/** Element that holds one record, by the root of the file. */
const UNIT_OF_ROOT: Readonly<Record<string, string>> = { Файл: 'Документ', EGRUL: 'СвЮЛ', EGRIP: 'СвИП' }

const CP1251_UPPER = 0xc0
const CP1251_LOWER = 0xe0

/** Element names are Cyrillic letters without Ё (or Latin), so windows-1251 needs no table. */
function encodeName(name: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(name)
  return Buffer.from(
    [...name].map((char) => {
      const code = char.charCodeAt(0)
      if (code >= 0x410 && code <= 0x42f) return code - 0x410 + CP1251_UPPER
      return code >= 0x430 && code <= 0x44f ? code - 0x430 + CP1251_LOWER : code
    }),
  )
}

/** Reads a file's beginning. Gives the head and an iterator over the documents behind it. Throws FileRefused. */
export async function splitXml(chunks: AsyncIterable<Buffer>): Promise<{ head: XmlHead; pieces: AsyncIterable<Piece> }> {
  const source = chunks[Symbol.asyncIterator]()
  let buffer: Buffer = Buffer.alloc(0)
  let head: XmlHead | undefined
  while (!head) {
    const next = await source.next()
    if (!next.done) buffer = buffer.length === 0 ? next.value : Buffer.concat([buffer, next.value])
    head = parseHead(buffer)
    if (head) break
    if (next.done) throw new FileRefused('the file ends before its root element')
    if (buffer.length > MAX_HEAD_BYTES) throw new FileRefused('no root element in the first 64 KB')
  }
  const unit = UNIT_OF_ROOT[head.root]
  if (!unit) throw new FileRefused(`the root element ${head.root.slice(0, 40)} is not known`)
  return { head, pieces: cut(buffer.subarray(head.length), source, encodeName(unit, head.encoding)) }
}

/** A byte that may follow an element's name: blank, `/` or `>`. */
const endsName = (byte: number | undefined): boolean => byte === undefined || byte <= 0x20 || byte === 0x2f || byte === 0x3e

function findStart(buffer: Buffer, mark: Buffer, from: number): number {
  for (let at = buffer.indexOf(mark, from); at >= 0; at = buffer.indexOf(mark, at + 1)) {
    if (endsName(buffer[at + mark.length])) return at
  }
  return -1
}

async function* cut(first: Buffer, source: AsyncIterator<Buffer>, name: Buffer): AsyncGenerator<Piece> {
  const opening = Buffer.concat([Buffer.from('<'), name])
  const closing = Buffer.concat([Buffer.from('</'), name])
  let buffer = first
  let searchFrom = 0
  for (;;) {
    const start = findStart(buffer, opening, 0)
    const close = start < 0 ? -1 : findStart(buffer, closing, Math.max(start, searchFrom))
    const end = close < 0 ? -1 : buffer.indexOf(0x3e, close)
    if (end >= 0) {
      yield* whole(buffer.subarray(start, end + 1), opening)
      buffer = buffer.subarray(end + 1)
      searchFrom = 0
      continue
    }
    // Keep the open document, or a tail that may hold half a mark; look for the end only in what is new.
    if (start > 0) buffer = buffer.subarray(start)
    if (start < 0) buffer = buffer.subarray(Math.max(0, buffer.length - opening.length))
    if (buffer.length > MAX_DOCUMENT_BYTES) throw new FileRefused('a document is longer than 16 MB')
    searchFrom = Math.max(0, buffer.length - closing.length)
    const next = await source.next()
    if (next.done) {
      if (start >= 0) yield { broken: 'the file ends inside the document' }
      return
    }
    buffer = Buffer.concat([buffer, next.value])
  }
}

/** A second opening before the end means that the first document never closed: it is broken, the last one is whole. */
function* whole(bytes: Buffer, opening: Buffer): Generator<Piece> {
  let rest = bytes
  for (let next = findStart(rest, opening, 1); next >= 0; next = findStart(rest, opening, 1)) {
    yield { broken: 'the document is not closed' }
    rest = rest.subarray(next)
  }
  yield { bytes: rest }
}
