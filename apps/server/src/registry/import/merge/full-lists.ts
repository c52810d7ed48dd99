// Sets published whole each time: what was read of each is noted, and when the operator says that a copy is whole, who is absent is marked.

import type { ImportDatabase } from '../database/import-database.ts'
import { joined, type ParsedBatch, type SetRead } from '../database/staged-rows.ts'
import type { Source } from '../files/open-file.ts'
import { countListed, type FullList, findWholeDay, markLeft, noteSet, noteWhole, type SetLoaded } from './full-lists.sql.ts'
import type { MergeOptions } from './merge-batches.ts'
import { refreshFigures } from './merge-blocks.sql.ts'

const PAGE = 1_000

/** Sources that are published whole: the registers of small businesses and of disqualified persons, open data by year or of a day, lists of sanctions. */
const WHOLE_SETS = /^(msp|debts|regimes|disqualified|namesakes|sanctions.*|(incomes|taxes|headcount|offences)-\d{4})$/

interface SetInFiles extends SetRead {
  readonly files: Set<string>
}

/** What is known of the sets that one import reads. */
export class ListsRead {
  readonly #readFrom: Date
  /** By what was given to the import (archive, folder, file) and source. */
  readonly #read = new Map<string, Map<string, SetInFiles>>()
  /** What was given to the import of which something was refused. */
  readonly #broken = new Set<string>()
  /** Documents that a file says it holds. */
  readonly #declared = new Map<string, number>()

  constructor(readFrom: Date) {
    this.#readFrom = readFrom
  }

  /** Rows that were read from this file or member. */
  note({ name, whole }: Pick<Source, 'name' | 'whole'>, batch: ParsedBatch): void {
    for (const [source, set] of Object.entries(batch.sets)) {
      if (!WHOLE_SETS.test(source)) continue
      const sets = this.#read.get(whole) ?? new Map<string, SetInFiles>()
      const known = sets.get(source)
      sets.set(source, { ...joined(known, set), files: (known?.files ?? new Set()).add(name) })
      this.#read.set(whole, sets)
    }
  }

  /** How many documents the file says it holds. */
  declared({ name }: Pick<Source, 'name'>, documents: number): void {
    this.#declared.set(name, documents)
  }

  /** Something of it was refused: who was in that part is not known. */
  broken(whole: string): void {
    this.#broken.add(whole)
  }

  /** Notes what was read and marks who left, after everything is merged. Gives what to tell the operator. */
  async finish(database: ImportDatabase, options: MergeOptions): Promise<string[]> {
    const lines: string[] = []
    const today = options.clock.now().toISOString().slice(0, 10)
    for (const [whole, sets] of this.#read) {
      for (const [source, { day, count, files }] of sets) {
        const loaded = { source, day, readFrom: this.#readFrom, today, declared: this.#declaredBy(files), held: count }
        const isSaidWhole = options.whole === true && !this.#broken.has(whole)
        lines.push(...(await settle(database, loaded, { ...options, whole: isSaidWhole })))
      }
    }
    return lines
  }

  #declaredBy(files: ReadonlySet<string>): number | null {
    let sum: number | null = null
    for (const file of files) {
      const declared = this.#declared.get(file)
      if (declared !== undefined) sum = (sum ?? 0) + declared
    }
    return sum
  }
}

/** Who is absent from a newer whole list has left on its day; who comes by an older one only, by the newest whole one. */
async function settle(database: ImportDatabase, loaded: SetLoaded, options: MergeOptions): Promise<string[]> {
  const { source, day, declared, held } = loaded
  const known = await findWholeDay(database.db, source)
  await noteSet(database.db, loaded)
  const isNewest = known === null || day === null || day >= known
  const newer = options.whole && isNewest && (await isPlausible(database, loaded)) ? loaded : undefined
  const list = newer ?? (known !== null && day !== null && day < known ? { ...loaded, day: known } : undefined)
  const left = list ? await markAllLeft(database, list, options) : 0
  if (newer) await database.db.transaction().execute((tx) => noteWhole(tx, newer))
  const read = `${source}${day ? ` of ${day}` : ''}: ${declared === null ? '' : `declared ${declared}, `}held ${held}`
  if (newer) return [`${read}, whole${left > 0 ? `; ${left} left the list by ${list?.day ?? loaded.today}` : ''}`]
  const why = options.whole && isNewest ? 'it names fewer than half of those named before, ' : ''
  const past = list ? (left > 0 ? `; ${left} left the list by ${list.day}` : '') : `; ${why}who is absent from it stays unknown`
  return [`${read}, a part${past}`]
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
