// Finishes the import of lists that are published complete (small businesses, sanctions …): records which copies were imported. If the operator
// declares a copy complete, the numbers of companies and persons that it does not name are marked as having left the list.
import { moscowDay } from '../../../platform/clock.ts'
import type { ImportDatabase } from '../database/import-database.ts'
import { mergeSetReads, type ParsedBatch, type SetRead } from '../database/staged-rows.ts'
import type { Source } from '../files/open-file.ts'
import {
  countListed,
  type FullList,
  findWholeDay,
  markMissingAsLeft,
  recordCompleteCopy,
  recordReadSet,
  type SetLoaded,
} from './full-lists.sql.ts'
import type { MergeOptions } from './merge-batches.ts'
import { refreshFigures } from './merge-blocks.sql.ts'

/** Numbers marked in one transaction. */
const PAGE = 1_000

/** Sources that are published as complete lists: small businesses, disqualified persons, open data by year or of one day, sanctions lists. */
const WHOLE_SETS = /^(msp|debts|regimes|disqualified|namesakes|sanctions.*|(incomes|taxes|headcount|offences)-\d{4})$/

/** The part of a list that came from one path of the import. */
interface SetInFiles extends SetRead {
  readonly files: Set<string>
}

/** Collects during one import which lists were read, and from which files. */
export class ListsRead {
  readonly #readFrom: Date
  /** By the path given to the import (file, archive, folder), then by source. */
  readonly #read = new Map<string, Map<string, SetInFiles>>()
  /** Paths given to the import of which a part was refused. */
  readonly #broken = new Set<string>()
  /** How many documents each file declares to contain, by the file's name. */
  readonly #declared = new Map<string, number>()

  constructor(readFrom: Date) {
    this.#readFrom = readFrom
  }

  /** Adds the lists in a batch that was read from this file or archive member. */
  addBatch({ name, whole }: Pick<Source, 'name' | 'whole'>, batch: ParsedBatch): void {
    for (const [source, set] of Object.entries(batch.sets)) {
      if (!WHOLE_SETS.test(source)) continue
      const sets = this.#read.get(whole) ?? new Map<string, SetInFiles>()
      const known = sets.get(source)
      sets.set(source, { ...mergeSetReads(known, set), files: (known?.files ?? new Set()).add(name) })
      this.#read.set(whole, sets)
    }
  }

  /** How many documents the file declares to contain. */
  noteDeclared({ name }: Pick<Source, 'name'>, documents: number): void {
    this.#declared.set(name, documents)
  }

  /** A part of this path was refused, so its lists do not count as complete. */
  markBroken(whole: string): void {
    this.#broken.add(whole)
  }

  /** Call after everything is merged: records the lists and marks numbers that have left. Returns a line for the operator for each list. */
  async finish(database: ImportDatabase, options: MergeOptions): Promise<string[]> {
    const lines: string[] = []
    const today = moscowDay(options.clock.now())
    for (const [whole, sets] of this.#read) {
      for (const [source, { day, count, files }] of sets) {
        const loaded = { source, day, readFrom: this.#readFrom, today, declared: this.#declaredBy(files), held: count }
        const isDeclaredComplete = options.whole === true && !this.#broken.has(whole)
        lines.push(...(await settleList(database, loaded, { ...options, whole: isDeclaredComplete })))
      }
    }
    return lines
  }

  /** Sum of the documents that these files declare to contain; null if none of them declares a number. */
  #declaredBy(files: ReadonlySet<string>): number | null {
    let sum: number | null = null
    for (const file of files) {
      const declared = this.#declared.get(file)
      if (declared !== undefined) sum = (sum ?? 0) + declared
    }
    return sum
  }
}

/**
 * Records the list and marks numbers that have left. If this list is the newest complete one, the numbers missing in it have left on its day. If it
 * is older than the newest complete one, it may have added numbers that the newest one does not name: they left on the day of the first complete list
 * after it. Returns the line for the operator.
 */
async function settleList(database: ImportDatabase, loaded: SetLoaded, options: MergeOptions): Promise<string[]> {
  const { source, day, declared, held } = loaded
  const newestDay = await findWholeDay(database.db, source)
  await recordReadSet(database.db, loaded)
  const isNewest = newestDay === null || day === null || day >= newestDay
  const newer = options.whole && isNewest && (await isPlausible(database, loaded)) ? loaded : undefined
  const list = newer ?? (newestDay !== null && day !== null && day < newestDay ? { ...loaded, day: newestDay } : undefined)
  const left = list ? await markAllLeft(database, list, options) : 0
  if (newer) await database.db.transaction().execute((tx) => recordCompleteCopy(tx, newer))
  const read = `${source}${day ? ` of ${day}` : ''}: ${declared === null ? '' : `declared ${declared}, `}held ${held}`
  if (newer) return [`${read}, whole${left > 0 ? `; ${left} left the list by ${list?.day ?? loaded.today}` : ''}`]
  const why = options.whole && isNewest ? 'it names fewer than half of those named before, ' : ''
  const past = list ? (left > 0 ? `; ${left} left the list by ${list.day}` : '') : `; ${why}who is absent from it stays unknown`
  return [`${read}, a part${past}`]
}

/** A list that lacks more numbers than it names is taken for a part or a sample, not for a complete one. */
async function isPlausible({ db }: ImportDatabase, list: FullList): Promise<boolean> {
  const { named, missing } = await countListed(db, list)
  return missing <= named
}

/** Marks the missing numbers, one transaction for each page: if the import is killed, the next one continues. Returns the count of marked numbers. */
async function markAllLeft(database: ImportDatabase, list: FullList, options: MergeOptions): Promise<number> {
  let marked = 0
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const page = await database.db.transaction().execute(async (tx) => {
      const found = await markMissingAsLeft(tx, list, { after: from, limit: PAGE })
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
