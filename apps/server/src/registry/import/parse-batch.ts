// Parses a batch of documents of one XML file into rows; runs in a worker thread for large loads and in place for small ones.
import type { Classifiers } from '../classifiers.ts'
import { addDocument, type XmlFormat } from './formats.ts'
import { isRefusal, XmlRefused } from './refused.ts'
import { BATCH_PARTS, type BatchBuilder, type ParsedBatch } from './rows.ts'
import type { XmlHead } from './xml-head.ts'
import { parseXml } from './xml-parse.ts'

export interface Job {
  format: XmlFormat
  encoding: XmlHead['encoding']
  /** Place of the first document in its file, from 1, and in the whole import, from 0. */
  firstDocument: number
  firstOrdinal: number
  /** Documents one after another, cut at `ends`, and room behind them; the rows made of them are given back in the same memory. */
  memory: Uint8Array
  ends: readonly number[]
}

/** Parses the documents with the thread's own builder, and moves the rows into the job's memory. */
export function parseBatch(job: Job, classifiers: Classifiers, batch: BatchBuilder): ParsedBatch {
  batch.clear()
  batch.read = job.ends.length
  // Fatal: a byte that is no character of the declared encoding refuses the document instead of storing a replacement sign.
  const decoder = new TextDecoder(job.encoding, { fatal: true })
  let start = 0
  job.ends.forEach((end, index) => {
    const bytes = job.memory.subarray(start, end)
    start = end
    let id: string | undefined
    try {
      const document = parseXml(decodeDocument(decoder, bytes))
      id = document.attr('ИдДок')
      addDocument(batch, job.format, document, { classifiers, ordinal: job.firstOrdinal + index })
    } catch (error) {
      if (!isRefusal(error)) throw error
      batch.refuse({ document: job.firstDocument + index, ...(id ? { id } : {}), reason: error.message })
    }
  })
  return movedInto(job.memory, batch.finish())
}

/** The batch with its rows in this memory, or in new memory where they do not fit: they are smaller than what they were made of. */
function movedInto(memory: Uint8Array, batch: ParsedBatch): ParsedBatch {
  let length = 0
  for (const part of BATCH_PARTS) length += batch[part].length
  const target = length <= memory.length ? memory : new Uint8Array(length)
  const moved: Record<(typeof BATCH_PARTS)[number], Uint8Array> = { companies: target, ties: target, blocks: target, taxpayers: target }
  let at = 0
  for (const part of BATCH_PARTS) {
    target.set(batch[part], at)
    moved[part] = target.subarray(at, at + batch[part].length)
    at += batch[part].length
  }
  return { ...batch, ...moved }
}

function decodeDocument(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new XmlRefused(`not ${decoder.encoding}`, { cause: error })
    throw error
  }
}
