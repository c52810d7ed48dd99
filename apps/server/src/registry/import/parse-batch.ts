// Parses a batch of documents of one XML file into rows; runs in a worker thread for large loads and in place for small ones.
import type { Classifiers } from '../classifiers.ts'
import { addDocument, type XmlFormat } from './formats.ts'
import { isRefusal, XmlRefused } from './refused.ts'
import { BatchBuilder, type ParsedBatch } from './rows.ts'
import type { XmlHead } from './xml-head.ts'
import { parseXml } from './xml-parse.ts'

export interface Job {
  format: XmlFormat
  encoding: XmlHead['encoding']
  /** Place of the first document in its file, from 1, and in the whole import, from 0. */
  firstDocument: number
  firstOrdinal: number
  /** Documents one after another, cut at `ends`. */
  bytes: Uint8Array
  ends: number[]
}

export function parseBatch(job: Job, classifiers: Classifiers): ParsedBatch {
  const batch = new BatchBuilder()
  batch.read = job.ends.length
  // Fatal: a byte that is no character of the declared encoding refuses the document instead of storing a replacement sign.
  const decoder = new TextDecoder(job.encoding, { fatal: true })
  let start = 0
  job.ends.forEach((end, index) => {
    const bytes = job.bytes.subarray(start, end)
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
  return batch.finish()
}

function decodeDocument(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new XmlRefused(`not ${decoder.encoding}`, { cause: error })
    throw error
  }
}
