// Parses a job (documents of one XML file of an import) into rows for the database: in a worker thread for large imports, in the main thread for
// small ones.
import type { Classifiers } from '../classifiers.ts'
import { BATCH_PARTS, type BatchBuilder, type BatchRows, type ParsedBatch } from './database/staged-rows.ts'
import { addDocument, type XmlFormat } from './formats/formats.ts'
import { isRefusal, XmlRefused } from './import-errors.ts'
import { refuseTooMany } from './xml/xml-count.ts'
import type { XmlHead } from './xml/xml-head.ts'
import { parseCoded } from './xml/xml-parse.ts'
import { withEscapedQuotes } from './xml/xml-quotes.ts'
import type { XmlElement } from './xml/xml-tree.ts'
import { type CodedText, fromWindows1251, toCodedText } from './xml/xml-words.ts'

/** Documents of one file to parse together. */
export interface Job {
  format: XmlFormat
  encoding: XmlHead['encoding']
  /** Position of the first document in its file, from 1. */
  firstDocument: number
  /** Its position in the whole import, from 0. */
  firstOrdinal: number
  /** The documents one after another, each ending at a position of `ends`, then free room. The rows made of them are returned in this memory. */
  memory: Uint8Array
  ends: readonly number[]
}

/** Response of a parsing thread. The rows are in the job's memory and only their lengths are sent, because received views cost garbage collection. */
export interface Parsed extends Omit<ParsedBatch, keyof BatchRows> {
  /** Bytes of each part's rows, in the order of BATCH_PARTS. */
  readonly lengths: readonly number[]
  /** The rows, if they did not fit into the job's memory. */
  readonly elsewhere?: Uint8Array
}

/** The batch with its rows as views of the job's memory. */
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

/** Parses the documents; a malformed or wrong one is refused alone. `batch`: the thread's own builder, which is emptied first. */
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
      const document = parseOrRepair(decode(bytes))
      id = document.attr('ИдДок')
      addDocument(batch, job.format, document, { classifiers, ordinal: job.firstOrdinal + index })
    } catch (error) {
      if (!isRefusal(error)) throw error
      batch.refuse({ document: job.firstDocument + index, ...(id ? { id } : {}), reason: error.message })
    }
  })
  return moveInto(job.memory, batch.finish())
}

/** Parses a malformed document a second time with its unescaped quotes escaped; if that fails too, it is refused with the first reason. */
function parseOrRepair(text: CodedText): XmlElement {
  try {
    return parseCoded(text)
  } catch (error) {
    const corrected = error instanceof XmlRefused ? withEscapedQuotes(text.text) : null
    if (corrected === null) throw error
    try {
      return parseCoded(toCodedText(corrected))
    } catch (again) {
      throw again instanceof XmlRefused ? error : again
    }
  }
}

/** Copies the rows into this memory, or into new memory if they do not fit, which is rare: they are usually smaller than their documents. */
function moveInto(memory: Uint8Array, { read, refused, sets, unread, ...rows }: ParsedBatch): Parsed {
  const lengths = BATCH_PARTS.map((part) => rows[part].length)
  const length = lengths.reduce((sum, partLength) => sum + partLength, 0)
  const target = length <= memory.length ? memory : new Uint8Array(length)
  let at = 0
  for (const part of BATCH_PARTS) {
    target.set(rows[part], at)
    at += rows[part].length
  }
  return { read, refused, sets, unread, lengths, ...(target === memory ? {} : { elsewhere: target }) }
}

/** A decoder that refuses a document with invalid bytes instead of putting replacement characters in. */
function utf8Decoder(): (bytes: Uint8Array) => CodedText {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (bytes) => {
    try {
      return toCodedText(decoder.decode(bytes))
    } catch (error) {
      if (error instanceof TypeError) throw new XmlRefused('not utf-8', { cause: error })
      throw error
    }
  }
}
