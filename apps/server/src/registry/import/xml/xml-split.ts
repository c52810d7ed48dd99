// Splits a register file into its documents without parsing it, so that a malformed document affects only itself and memory use stays small.
import { FileRefused } from '../import-errors.ts'
import { parseHead, type XmlHead } from './xml-head.ts'

/** Limit of a document; real ones are under 2 MB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
/** First size of the window: room for a chunk of the file (256 KB) and the beginning of a document before it. */
const FIRST_WINDOW_BYTES = 512 * 1024
/** Largest useful size: the longest document and the chunk after it. */
const MAX_WINDOW_BYTES = MAX_DOCUMENT_BYTES + 64 * 1024
/** The declaration and the root's opening tag must end within this. */
const MAX_HEAD_BYTES = 64 * 1024

/** The bytes of a document, or the reason why it cannot be cut out of the file. */
export type Piece = { bytes: Buffer } | { broken: string }

/**
 * The element that is one document, by the root element of the file: since 2017 «Документ», before that directly the extract of a company (СвЮЛ) or
 * sole trader (СвИП).
 */
const UNIT_OF_ROOT: Readonly<Record<string, string>> = {
  Файл: 'Документ',
  EGRUL: 'СвЮЛ',
  ЕГРЮЛ: 'СвЮЛ',
  EGRIP: 'СвИП',
  ЕГРИП: 'СвИП',
}

const GREATER = 0x3e

/** Codes of А and а in windows-1251. */
const CP1251_UPPER = 0xc0
const CP1251_LOWER = 0xe0

/** A name in the file's encoding. Element names are Russian letters without Ё, or Latin ones, so windows-1251 needs no table. */
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

/**
 * Reads the beginning of a file. Returns the head, and an iterator over groups of documents; their bytes are valid only until the next group is
 * requested. Both throw FileRefused.
 */
export async function splitXml(chunks: AsyncIterable<Buffer>): Promise<{ head: XmlHead; pieces: AsyncIterable<readonly Piece[]> }> {
  const source = chunks[Symbol.asyncIterator]()
  const window = new Window()
  let head: XmlHead | undefined
  while (!head) {
    const next = await source.next()
    if (!next.done) window.append(next.value)
    head = parseHead(window.bytes)
    if (head) break
    if (next.done) throw new FileRefused('the file ends before its root element')
    if (window.bytes.length > MAX_HEAD_BYTES) throw new FileRefused('no root element in the first 64 KB')
  }
  const unit = UNIT_OF_ROOT[head.root]
  if (!unit) throw new FileRefused(`the root element ${head.root.slice(0, 40)} is not known`)
  window.drop(head.length)
  // A file that declares its number of documents (КолДок) is complete if it has that many, any other file if its root is closed.
  const root = head.attributes.КолДок === undefined ? head.root : undefined
  const names = { unit: encodeName(unit, head.encoding), root: root ? encodeName(root, head.encoding) : undefined }
  return { head, pieces: cutDocuments(window, source, names) }
}

/** The bytes of the file that were read and not yet returned, in memory that is reused for the whole file. */
class Window {
  #memory = Buffer.from(new ArrayBuffer(FIRST_WINDOW_BYTES))
  #start = 0
  #end = 0

  get bytes(): Buffer {
    return this.#memory.subarray(this.#start, this.#end)
  }

  drop(count: number): void {
    this.#start += count
  }

  append(chunk: Buffer): void {
    const length = this.#end - this.#start
    if (this.#end + chunk.length > this.#memory.length) {
      this.#memory.copyWithin(0, this.#start, this.#end)
      this.#start = 0
      this.#end = length
      this.#resize(length + chunk.length)
    }
    chunk.copy(this.#memory, this.#end)
    this.#end += chunk.length
  }

  /** Grows for a large document and shrinks after it. `transfer` frees the old memory at once instead of leaving it to the garbage collector. */
  #resize(needed: number): void {
    const isTooSmall = needed > this.#memory.length
    const isTooLarge = this.#memory.length > FIRST_WINDOW_BYTES && needed < FIRST_WINDOW_BYTES / 2
    if (!isTooSmall && !isTooLarge) return
    const size = Math.max(FIRST_WINDOW_BYTES, Math.min(2 * needed, Math.max(needed, MAX_WINDOW_BYTES)))
    this.#memory = Buffer.from(this.#memory.buffer.transfer(size))
  }
}

/** A byte that may follow an element's name: whitespace, `/` or `>`. */
const endsName = (byte: number | undefined): boolean => byte === undefined || byte <= 0x20 || byte === 0x2f || byte === 0x3e

/** The position of a tag's beginning (`<СвЮЛ`) that is not the beginning of a longer name; -1 if there is none. */
function findStart(buffer: Buffer, mark: Buffer, from: number): number {
  for (let at = buffer.indexOf(mark, from); at >= 0; at = buffer.indexOf(mark, at + 1)) {
    if (endsName(buffer[at + mark.length])) return at
  }
  return -1
}

/** Names of elements in the file's encoding; `root` only if the file is complete only with its closing tag. */
interface TagNames {
  readonly unit: Buffer
  readonly root: Buffer | undefined
}

/** Yields all complete documents of the window at once: yielding them one by one would cost as much as finding them. */
async function* cutDocuments(window: Window, source: AsyncIterator<Buffer>, names: TagNames): AsyncGenerator<readonly Piece[]> {
  const opening = Buffer.concat([Buffer.from('<'), names.unit])
  const closing = Buffer.concat([Buffer.from('</'), names.unit])
  const rootEnd = names.root && Buffer.concat([Buffer.from('</'), names.root])
  const tail = Math.max(opening.length, rootEnd?.length ?? 0)
  // Whether the file is complete: its closing root tag was found, or it need not be.
  let isWhole = rootEnd === undefined
  let searchFrom = 0
  for (;;) {
    const { bytes } = window
    const pieces: Piece[] = []
    let at = 0
    let start = findStart(bytes, opening, 0)
    for (;;) {
      const close = start < 0 ? -1 : findStart(bytes, closing, Math.max(start, searchFrom))
      const end = close < 0 ? -1 : bytes.indexOf(GREATER, close)
      if (end < 0) break
      // A second opening tag before the end means that the first document never closed: it is broken, the last one is complete.
      let next = findStart(bytes, opening, start + 1)
      for (; next >= 0 && next < end; next = findStart(bytes, opening, start + 1)) {
        pieces.push({ broken: 'the document is not closed' })
        start = next
      }
      pieces.push({ bytes: bytes.subarray(start, end + 1) })
      at = end + 1
      start = next
      searchFrom = 0
    }
    if (pieces.length > 0) yield pieces
    // The open document stays in the window, or else a tail that may be the first half of a tag. The end of an open document is searched for only in
    // new bytes.
    if (rootEnd && start < 0) isWhole ||= findStart(bytes, rootEnd, at) >= 0
    window.drop(start >= 0 ? start : Math.max(at, bytes.length - tail))
    const kept = window.bytes.length
    if (kept > MAX_DOCUMENT_BYTES) throw new FileRefused('a document is longer than 16 MB')
    searchFrom = Math.max(0, kept - closing.length)
    const next = await source.next()
    if (next.done) {
      if (start >= 0) yield [{ broken: 'the file ends inside the document' }]
      else if (!isWhole) throw new FileRefused(`the file ends before </${names.root?.toString() ?? ''}>`)
      return
    }
    window.append(next.value)
  }
}
