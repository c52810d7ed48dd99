// Lists published whole each time: when a newer one was read to its end, who is absent from it is marked with its day.

import type { ImportDatabase } from '../database/import-database.ts'
import type { ParsedBatch } from '../database/staged-rows.ts'
import type { Source } from '../files/open-file.ts'
import { countListed, type FullList, findFullList, markLeft, noteFullList } from './full-lists.sql.ts'
import type { MergeOptions } from './merge-batches.ts'
import { refreshFigures } from './merge-blocks.sql.ts'

const PAGE = 1_000
/** Stands for what is given without the archive it belongs to. */
const PART = ''

/** Sources that are published whole: a list of sanctions in one file, the small businesses in an archive of thousands. */
const isFullList = (source: string): boolean => source === 'msp' || source.startsWith('sanctions')

/** What is known of the lists that one import reads. */
export class ListsRead {
  readonly #readFrom: Date
  /** By what was given to the import (archive, folder, file) and source: the newest day, and whether anything was refused. */
  readonly #read = new Map<string, Map<string, string | null>>()
  readonly #broken = new Set<string>()

  constructor(readFrom: Date) {
    this.#readFrom = readFrom
  }

  /** Rows that were read from this file or member. */
  note({ name, whole }: Pick<Source, 'name' | 'whole'>, batch: ParsedBatch): void {
    for (const [source, day] of Object.entries(batch.newest)) {
      if (!isFullList(source)) continue
      const list = source === 'msp' && name === whole ? PART : whole
      const days = this.#read.get(list) ?? new Map<string, string | null>()
      const known = days.get(source)
      days.set(source, known && day && known > day ? known : (day ?? known ?? null))
      this.#read.set(list, days)
    }
  }

  /** Something of it was refused: who was in that part is not known. */
  broken(whole: string): void {
    this.#broken.add(whole)
  }

  /** Marks who left, after everything read is merged. Gives what to tell the operator. */
  async finish(database: ImportDatabase, options: MergeOptions): Promise<string[]> {
    const lines: string[] = []
    const today = options.clock.now().toISOString().slice(0, 10)
    for (const [whole, days] of this.#read) {
      for (const [source, day] of days) {
        const known = await findFullList(database.db, source)
        const read = { source, day, readFrom: this.#readFrom, today }
        const isWhole = whole !== PART && !this.#broken.has(whole) && (known === null || day === null || day >= known)
        const newer = isWhole && (await isPlausible(database, read)) ? read : undefined
        const older = known === null ? undefined : { ...read, day: known }
        const list = newer ?? older
        const left = list ? await markAllLeft(database, list, options) : 0
        if (left > 0) lines.push(`${source}: ${left} left the list by ${list?.day ?? today}`)
        if (!newer && !older) lines.push(`${source}: not read as a whole list, so that nobody is marked as having left it`)
      }
    }
    return lines
  }
}

/** A list that no longer names most of those it named is a part or a sample. */
async function isPlausible({ db }: ImportDatabase, list: FullList): Promise<boolean> {
  const { named, missing } = await countListed(db, list)
  return missing <= named
}

/** A page is a transaction: a kill leaves whole pages, and the next import goes on. */
async function markAllLeft(database: ImportDatabase, list: FullList, options: MergeOptions): Promise<number> {
  let marked = 0
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const page = await database.db.transaction().execute(async (tx) => {
      if (list.day !== null) await noteFullList(tx, list.source, list.day)
      const found = await markLeft(tx, list, { after: from, limit: PAGE })
      if (found.companyIds.length > 0) {
        await refreshFigures(tx, found.companyIds)
        for (const listener of options.onCompaniesChanged) await listener(tx, found.companyIds)
      }
      return found
    })
    marked += page.marked
    after = page.last
  }
  return marked
}
