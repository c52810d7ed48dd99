// Sets that are published whole: records what was read of each; if the operator says that a copy is whole, absent numbers are marked.

import { moscowDay } from '../../../platform/clock.ts'
import type { ImportDatabase } from '../database/import-database.ts'
import { mergeSetReads, type ParsedBatch, type SetRead } from '../database/staged-rows.ts'
import type { Source } from '../files/open-file.ts'
import { countListed, type FullList, findWholeDay, markLeft, noteSet, noteWhole, type SetLoaded } from './full-lists.sql.ts'
import type { MergeOptions } from './merge-batches.ts'
import { refreshFigures } from './merge-blocks.sql.ts'

const PAGE = 1_000

/** Sources that are published whole: small businesses, disqualified persons, open data by year or of one day, sanctions lists. */
const WHOLE_SETS = /^(msp|debts|regimes|disqualified|namesakes|sanctions.*|(incomes|taxes|headcount|offences)-\d{4})$/

interface SetInFiles extends SetRead {
  readonly files: Set<string>
}

/** What one import has read of its sets. */
export class ListsRead {
  readonly #readFrom: Date
  /** By the path given to the import (archive, folder, file) and source. */
  readonly #read = new Map<string, Map<string, SetInFiles>>()
  /** Paths given to the import of which a part was refused. */
  readonly #broken = new Set<string>()
  /** Documents that a file declares to contain. */
  readonly #declared = new Map<string, number>()

  constructor(readFrom: Date) {
    this.#readFrom = readFrom
  }

  /** Rows that were read from this file or archive member. */
  note({ name, whole }: Pick<Source, 'name' | 'whole'>, batch: ParsedBatch): void {
    for (const [source, set] of Object.entries(batch.sets)) {
      if (!WHOLE_SETS.test(source)) continue
      const sets = this.#read.get(whole) ?? new Map<string, SetInFiles>()
      const known = sets.get(source)
      sets.set(source, { ...mergeSetReads(known, set), files: (known?.files ?? new Set()).add(name) })
      this.#read.set(whole, sets)
    }
  }

  /** How many documents the file declares to contain. */
  declared({ name }: Pick<Source, 'name'>, documents: number): void {
    this.#declared.set(name, documents)
  }

  /** A part of it was refused: who was in that part is not known. */
  broken(whole: string): void {
    this.#broken.add(whole)
  }

  /** Records what was read and marks who left, after everything is merged. Returns messages for the operator. */
  async finish(database: ImportDatabase, options: MergeOptions): Promise<string[]> {
    const lines: string[] = []
    const today = moscowDay(options.clock.now())
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

/** A number absent from a newer whole list has left on its day; one that only an older list names has left by the first whole list after it. */
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

/** A list without most of the numbers it had before is taken for a part or a sample. */
async function isPlausible({ db }: ImportDatabase, list: FullList): Promise<boolean> {
  const { named, missing } = await countListed(db, list)
  return missing <= named
}

/** A page is a transaction: a kill leaves complete pages, and the next import continues. */
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
