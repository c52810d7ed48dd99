// Parses a batch of documents of one XML file into rows; runs in a worker thread for large imports and in place for small ones.
import type { Classifiers } from '../classifiers.ts'
import { BATCH_PARTS, type BatchBuilder, type BatchRows, type ParsedBatch } from './database/staged-rows.ts'
import { addDocument, type XmlFormat } from './formats/formats.ts'
import { isRefusal, XmlRefused } from './refused.ts'
import { refuseTooMany } from './xml/xml-count.ts'
import type { XmlHead } from './xml/xml-head.ts'
import { parseCoded } from './xml/xml-parse.ts'
import { withEscapedQuotes } from './xml/xml-quotes.ts'
import type { XmlElement } from './xml/xml-tree.ts'
import { type CodedText, coded, fromWindows1251 } from './xml/xml-words.ts'

export interface Job {
  format: XmlFormat
  encoding: XmlHead['encoding']
  /** Position of the first document in its file, from 1, and in the whole import, from 0. */
  firstDocument: number
  firstOrdinal: number
  /** Documents one after another, each ending at a position of `ends`, and free room; the rows made of them come back in the same memory. */
  memory: Uint8Array
  ends: readonly number[]
}

/** Answer of a parsing thread: only the lengths of the rows, because receiving a view of shared memory costs garbage collection. */
export interface Parsed extends Omit<ParsedBatch, keyof BatchRows> {
  /** Bytes of each part's rows, in the order of BATCH_PARTS. */
  readonly lengths: readonly number[]
  /** The rows, if they did not fit into the job's memory. */
  readonly elsewhere?: Uint8Array
}

/** The batch whose rows are in this job's memory. */
export function toBatch({ lengths, elsewhere, ...rest }: Parsed, { memory }: Pick<Job, 'memory'>): ParsedBatch {
  const all = elsewhere ?? memory
  const rows: Record<keyof BatchRows, Uint8Array> = { companies: all, ties: all, blocks: all, taxpayers: all }
  let at = 0
  for (const [place, part] of BATCH_PARTS.entries()) {
    const end = at + (lengths[place] ?? 0)
    rows[part] = all.subarray(at, end)
    at = end
  }
  return { ...rest, ...rows }
}

/** Parses the documents with the thread's own builder, and moves the rows into the job's memory. */
export function parseBatch(job: Job, classifiers: Classifiers, batch: BatchBuilder): Parsed {
  batch.clear()
  batch.read = job.ends.length
  const decode = job.encoding === 'windows-1251' ? fromWindows1251 : utf8Decoder()
  let start = 0
  job.ends.forEach((end, index) => {
    const bytes = job.memory.subarray(start, end)
    start = end
    let id: string | undefined
    try {
      refuseTooMany(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
      const document = parseOrMend(decode(bytes))
      id = document.attr('ИдДок')
      addDocument(batch, job.format, document, { classifiers, ordinal: job.firstOrdinal + index })
    } catch (error) {
      if (!isRefusal(error)) throw error
      batch.refuse({ document: job.firstDocument + index, ...(id ? { id } : {}), reason: error.message })
    }
  })
  return movedInto(job.memory, batch.finish())
}

/** A malformed document is tried once more with its quotes repaired; if that fails, it is refused with the first reason. */
function parseOrMend(text: CodedText): XmlElement {
  try {
    return parseCoded(text)
  } catch (error) {
    const corrected = error instanceof XmlRefused ? withEscapedQuotes(text.text) : null
    if (corrected === null) throw error
    try {
      return parseCoded(coded(corrected))
    } catch (again) {
      throw again instanceof XmlRefused ? error : again
    }
  }
}

/** Writes the rows into this memory, or into new memory if they do not fit: usually they are smaller than their documents. */
function movedInto(memory: Uint8Array, { read, refused, sets, unread, ...rows }: ParsedBatch): Parsed {
  const lengths = BATCH_PARTS.map((part) => rows[part].length)
  const length = lengths.reduce((sum, one) => sum + one, 0)
  const target = length <= memory.length ? memory : new Uint8Array(length)
  let at = 0
  for (const part of BATCH_PARTS) {
    target.set(rows[part], at)
    at += rows[part].length
  }
  return { read, refused, sets, unread, lengths, ...(target === memory ? {} : { elsewhere: target }) }
}

/** Fatal: invalid bytes refuse the document instead of becoming replacement characters. */
function utf8Decoder(): (bytes: Uint8Array) => CodedText {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (bytes) => {
    try {
      return coded(decoder.decode(bytes))
    } catch (error) {
      if (error instanceof TypeError) throw new XmlRefused('not utf-8', { cause: error })
      throw error
    }
  }
}
