// Imports files into the register: finds them, recognises their formats, parses them in batches and merges the rows, several batches in one
// transaction.
import { readOnly } from '../../platform/db/connect.ts'
import { loadClassifiers } from '../classifiers.ts'
import type { ImportDatabase } from './database/import-database.ts'
import { BatchBuilder, type ParsedBatch, type Refusal } from './database/staged-rows.ts'
import { findSources } from './files/find-files.ts'
import type { Source } from './files/open-file.ts'
import { readStart } from './files/read-start.ts'
import { findXmlFormat } from './formats/formats.ts'
import { recognise, START_BYTES } from './formats/recognise.ts'
import type { ReadRecord, RunContext } from './formats/record-reader.ts'
import { FileRefused } from './import-errors.ts'
import { JobBuilder, JobMemory } from './job-builder.ts'
import { ListsRead } from './merge/full-lists.ts'
import type { MergeOptions } from './merge/merge-batches.ts'
import { LARGE_MERGE, MergeQueue, SMALL_MERGE } from './merge/merge-queue.ts'
import type { Job } from './parse-batch.ts'
import { ParsePool } from './parse-pool.ts'
import type { ParseThread } from './pool-worker.ts'
import { ImportReport } from './report.ts'
import { splitXml } from './xml/xml-split.ts'

export interface ImportOptions extends MergeOptions {
  /** Threads for parsing; 0 parses in the main thread. */
  readonly workers: number
  /** The program of those threads; by default the parser with its limits. */
  readonly thread?: ParseThread
  /** Day (YYYY-MM-DD) of lists that do not contain their own, as given by the operator. */
  readonly listDay?: string
  /** Called after every merge and at the end of every source (file or archive member); `bytesDone`: bytes on disk of the sources read. */
  readonly onProgress?: (report: ImportReport, bytesDone: number) => void
}

/** Records of JSON files and tables in one batch. */
const RECORDS_AT_ONCE = 500

const UNKNOWN_ENTRY = 'a comment on an entry that is not known: give the list with its comments'

/** Imports all files under `paths`. Refusals are in the report; errors of the machine (disk, database) are thrown. */
export async function runImport(database: ImportDatabase, paths: readonly string[], options: ImportOptions): Promise<ImportReport> {
  const classifiers = await loadClassifiers(readOnly(database.db))
  const pool = new ParsePool(classifiers, { ...options, size: options.workers })
  const run = new ImportRun(database, pool, options)
  try {
    for await (const found of findSources(paths)) {
      run.report.files++
      if ('refused' in found) run.refuse(found, { reason: found.refused })
      else await run.importSource(found)
    }
    await run.end()
  } finally {
    await pool.close()
    await run.idle()
  }
  return run.report
}

/** State of one import: jobs being parsed, their merges, counts. */
class ImportRun {
  readonly report = new ImportReport()
  readonly #database: ImportDatabase
  readonly #lists: ListsRead
  readonly #context: RunContext
  readonly #merges: MergeQueue
  readonly #pool: ParsePool
  readonly #options: ImportOptions
  readonly #memory = new JobMemory()
  /** Sources that exceeded a limit of the parsing threads: the rest of them is not read. */
  readonly #broken = new Map<Source, FileRefused>()
  /** Comments of OFAC's lists that were read before the entries they belong to. */
  readonly #waiting: { readonly key: string; readonly source: Source; readonly document: number }[] = []
  /** Jobs being parsed, in the order in which they were sent. */
  #underWay: { source: Source; memory: Uint8Array; batch: Promise<ParsedBatch> }[] = []
  /** Number of documents so far, which is the position of the next one in the whole import. */
  #ordinal = 0
  #bytesDone = 0

  constructor(database: ImportDatabase, pool: ParsePool, options: ImportOptions) {
    this.#database = database
    this.#pool = pool
    this.#options = options
    this.#lists = new ListsRead(options.clock.now())
    this.#context = { day: options.listDay ?? null, parties: new Map(), comments: new Map() }
    this.#merges = new MergeQueue(database, options.large ? LARGE_MERGE : SMALL_MERGE, options, ({ created, changed }) => {
      this.report.created += created
      this.report.changed += changed
      this.#options.onProgress?.(this.report, this.#bytesDone)
    })
  }

  /** Reads one source; a refusal of the file goes to the report. */
  async importSource(source: Source): Promise<void> {
    try {
      const bytes = await source.open()
      try {
        await this.#read(source, bytes)
      } finally {
        await bytes[Symbol.asyncIterator]().return?.()
      }
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      if (error !== this.#broken.get(source)) this.refuse(source, { reason: error.message })
    }
    this.#bytesDone += source.size
    this.#options.onProgress?.(this.report, this.#bytesDone)
  }

  refuse(from: Pick<Source, 'name' | 'whole'>, refusal: Partial<Refusal> & { reason: string }): void {
    this.report.refuse(from.name, refusal)
    this.#lists.markBroken(from.whole)
  }

  async #read(source: Source, bytes: AsyncIterable<Buffer>): Promise<void> {
    const { start, whole } = await readStart(bytes, START_BYTES)
    const recognised = recognise(start)
    if (recognised === 'documents') await this.#readDocuments(source, whole)
    else await this.#readRecords(source, recognised(whole, source.name, this.#context))
  }

  /** Records of JSON files and tables are few or small, so they are parsed in the main thread. */
  async #readRecords(source: Source, records: AsyncIterable<ReadRecord>): Promise<void> {
    const batch = new BatchBuilder()
    const send = async () => {
      if (batch.read > 0) await this.#add(source, batch.finish())
      batch.clear()
    }
    let document = 0
    try {
      for await (const record of records) {
        document++
        this.report.read++
        if ('refused' in record) {
          this.refuse(source, { document, ...(record.id ? { id: record.id } : {}), reason: record.refused })
          continue
        }
        if (record.waitsFor !== undefined) this.#waiting.push({ key: record.waitsFor, source, document })
        else if (record.isKindUnknown) this.report.unknownKind++
        else if (record.blocks.length === 0) this.report.ignored++
        const ordinal = this.#ordinal++
        for (const list of record.lists ?? []) batch.noteSet(list, this.#context.day)
        for (const block of record.blocks) batch.addBlock('taxpayers', block, ordinal)
        if (++batch.read >= RECORDS_AT_ONCE) await send()
      }
    } finally {
      // Documents read completely before the refusal still count.
      await send()
    }
  }

  /** XML files are split into documents, which are parsed in jobs. */
  async #readDocuments(source: Source, chunks: AsyncIterable<Buffer>): Promise<void> {
    const { head, pieces } = await splitXml(chunks)
    const format = findXmlFormat(head)
    const batch = new JobBuilder(this.#memory)
    let document = 0
    const send = () => this.#send(source, batch.take({ format, encoding: head.encoding, firstOrdinal: this.#ordinal }))
    try {
      for await (const found of pieces) {
        for (const piece of found) {
          document++
          if ('bytes' in piece) {
            while (!batch.add(piece.bytes, document)) await send()
            continue
          }
          await send()
          this.report.read++
          this.refuse(source, { document, reason: piece.broken })
        }
      }
    } finally {
      // Documents read completely before the refusal still count.
      await send()
    }
    // КолДок: the number of documents that the file declares to contain; files in the format before 2017 declare none.
    if (document === 0 && head.attributes.КолДок === undefined) this.refuse(source, { reason: 'the file holds no record' })
    const declared = Number(head.attributes.КолДок?.trim() ?? document)
    if (head.attributes.КолДок !== undefined) this.#lists.noteDeclared(source, declared)
    if (declared !== document) this.refuse(source, { reason: `the file declares ${declared} documents and holds ${document}` })
  }

  async #send(source: Source, job: Job | undefined): Promise<void> {
    if (!job) return
    this.#ordinal += job.ends.length
    const batch = this.#pool.parse(job)
    // `#settle` awaits the batch later; a rejection before that must not count as unhandled.
    batch.catch(() => undefined)
    this.#underWay.push({ source, memory: job.memory, batch })
    // Two jobs for each thread: one being parsed and one waiting.
    await this.#settle(this.#options.workers * 2)
    const refused = this.#broken.get(source)
    if (refused) throw refused
  }

  /** Handles finished batches in the order they were sent until at most `allowed` are being parsed. */
  async #settle(allowed: number): Promise<void> {
    while (this.#underWay.length > allowed) {
      const next = this.#underWay.shift()
      if (!next) return
      const batch = await next.batch.catch((error: unknown) => this.#refusedIn(next.source, error))
      if (!batch) continue
      this.report.read += batch.read
      this.report.noteUnread(batch.unread)
      for (const refusal of batch.refused) this.refuse(next.source, refusal)
      await this.#add(next.source, batch)
      this.#memory.recycle(next.memory)
    }
  }

  /** A file that exceeded a parsing thread's limits is refused once; any other error is thrown. */
  #refusedIn(source: Source, error: unknown): undefined {
    if (!(error instanceof FileRefused)) throw error
    if (!this.#broken.has(source)) this.refuse(source, { reason: error.message })
    this.#broken.set(source, error)
  }

  async #add(source: Source, batch: ParsedBatch): Promise<void> {
    this.#lists.addBatch(source, batch)
    await this.#merges.add(batch)
  }

  /** Waits until no merge is running, before the connection is closed after an error. */
  idle(): Promise<void> {
    return this.#merges.idle()
  }

  /**
   * Ends the comments that were read before their entries. If the entry came later, it used the comment, which is counted as ignored; else it is
   * refused.
   */
  #endWaiting(): void {
    for (const { key, source, document } of this.#waiting) {
      const id = key.split(' ').at(-1) ?? key
      if (this.#context.comments.has(key)) this.refuse(source, { document, id, reason: UNKNOWN_ENTRY })
      else this.report.ignored++
    }
  }

  /** Waits until everything read is merged. */
  async end(): Promise<void> {
    this.#endWaiting()
    await this.#settle(0)
    await this.#merges.end()
    this.report.lists.push(...(await this.#lists.finish(this.#database, this.#options)))
    await this.#database.settle()
    this.#options.onProgress?.(this.report, this.#bytesDone)
  }
}
