// Opens a company as the stored data described it on a past day: the versions of its row and of its blocks of facts (one block for each source) that
// were valid on that day.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../platform/db/database.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import { decodeFacts } from './block-codec.ts'
import { type Blocks, openBlocks, type StoredBlock } from './blocks.ts'
import { type CompanyRecord, toRecord } from './company-record.ts'
import { findFirstDay, findPastRow, listFactsOn, listReplacedExtracts } from './past-versions.sql.ts'
import type { RegisterFacts } from './register-extract.ts'
import type { CompanyRow } from './registry.sql.ts'

export interface PastCompany {
  /** The first day for which an extract of the company is stored (YYYY-MM-DD); null if there is none. */
  readonly knownFrom: string | null
  /** Null if no extract of that day or before it is stored. */
  readonly record: CompanyRecord | null
  /** SHA-256 of the row and of every block that the record is made of, in hexadecimal; empty without a record. */
  readonly digest: string
}

/** `row`: the current row; `day`: YYYY-MM-DD. The same day always gives the same record, whatever newer documents say. */
export async function openPastRecord(db: Reader, row: CompanyRow, day: string): Promise<PastCompany> {
  const knownFrom = await findFirstDay(db, row.id)
  if (!knownFrom || knownFrom > day) return { knownFrom, record: null, digest: '' }
  const [past, stored] = [await findPastRow(db, row.id, day), await listFactsOn(db, row, day)]
  const rowThen = past ?? row
  const { blocks, provenance } = openBlocks(stored)
  const registerAsOf = provenance.register?.asOf ?? day
  const pastRow = { ...rowThen, ...readFigures(blocks), registerAsOf, isExample: row.isExample }
  return { knownFrom, record: toRecord(pastRow, stored), digest: digestVersion(pastRow, stored) }
}

/** Hash of the data of the sources. The id of the row and the times of loading are left out: they do not come from the sources. */
function digestVersion(row: CompanyRow, stored: readonly StoredBlock[]): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...row, id: null }))
  for (const { source, asOf, leftOn = null, facts } of stored) hash.update(JSON.stringify([source, asOf, leftOn])).update(facts)
  return hash.digest('hex')
}

/**
 * Revenue (kopecks), headcount and small-business category as of that day, which come from other sources than the extract. Line 2110 of the
 * accounts is the revenue; without it the income published by the tax service counts.
 */
function readFigures({ accounts, incomes, headcount, msp }: Blocks): Pick<CompanyRow, 'revenueKopecks' | 'headcount' | 'mspCategory'> {
  const reported = accounts?.years.find(({ lines }) => lines['2110'] !== undefined)
  return {
    revenueKopecks: reported?.lines['2110'] ?? incomes?.years[0]?.incomeKopecks ?? null,
    headcount: headcount?.years[0]?.count ?? null,
    mspCategory: msp ? MSP_CATEGORY[msp.category] : null,
  }
}

/** Numbers by which the column `msp_category` of a company stores the category. */
const MSP_CATEGORY = { micro: 1, small: 2, medium: 3 } as const

/** The two lists of an extract that change most often. */
export interface EarlierExtract {
  /** Day of the extract, YYYY-MM-DD. */
  readonly asOf: string
  readonly founders: RegisterFacts['founders']
  /** Codes of activities (ОКВЭД), the main one first. */
  readonly activities: readonly string[]
}

/** Takes the two lists from the facts of an extract. */
export const readLists = ({ founders = [], okved, okvedAdd = [] }: Partial<RegisterFacts>): Omit<EarlierExtract, 'asOf'> => ({
  founders,
  activities: [...(okved ? [okved] : []), ...okvedAdd].map(({ code }) => code),
})

type Lists = Omit<EarlierExtract, 'asOf'>

/** Number of cached founders and activities of all opened extracts together: some hundred bytes each. */
const MAX_CACHED_ITEMS = 30_000

/** A cache by the hash of the block. An extract with a long history takes milliseconds to open, and each page of a company's history needs thirty. */
const openedLists = new LRUCache<string, Lists>({
  maxSize: MAX_CACHED_ITEMS,
  sizeCalculation: ({ founders, activities }) => 1 + founders.length + activities.length,
})

/** The lists of a stored extract (compressed facts); as long as the result is cached, an equal extract is not opened again. */
export function openLists(facts: Buffer): Lists {
  const key = createHash('sha256').update(facts).digest('base64')
  const cached = openedLists.get(key)
  if (cached) return cached
  const lists = readLists(decodeFacts<Partial<RegisterFacts>>(facts))
  openedLists.set(key, lists)
  return lists
}

/** The newest extracts that later ones replaced, the newest first. Other requests are served between two of them, because opening one takes long. */
export async function listEarlierExtracts(db: Reader, companyId: number): Promise<EarlierExtract[]> {
  const replaced = await listReplacedExtracts(db, companyId)
  const open = ({ asOf, facts }: (typeof replaced)[number]) => (asOf ? [{ asOf, ...openLists(facts) }] : [])
  return (await mapWithPauses(replaced, open, 1)).flat()
}
