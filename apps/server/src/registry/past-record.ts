// A company as our data had it on a past day: the versions of its row and blocks that were valid on that day.
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
  /** The first day for which we have an extract (YYYY-MM-DD); null if we have none. */
  readonly knownFrom: string | null
  /** Null if we have no extract of that day or before it. */
  readonly record: CompanyRecord | null
  /** SHA-256 of the row and of every block that the record is made of, in hexadecimal; empty without a record. */
  readonly digest: string
}

/** `row`: the present row; `day`: YYYY-MM-DD. The same day always gives the same record, whatever newer documents say. */
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

/** Hash of what the sources said. The id of the row and the times of loading are left out: they are ours, not the sources'. */
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

/** What an extract said of the lists that change most. */
export interface EarlierExtract {
  readonly asOf: string
  readonly founders: RegisterFacts['founders']
  /** Codes, the main one first. */
  readonly activities: readonly string[]
}

export const readLists = ({ founders = [], okved, okvedAdd = [] }: Partial<RegisterFacts>): Omit<EarlierExtract, 'asOf'> => ({
  founders,
  activities: [...(okved ? [okved] : []), ...okvedAdd].map(({ code }) => code),
})

type Lists = Omit<EarlierExtract, 'asOf'>

/** Founders and activities that are kept of opened extracts: some hundred bytes each. */
const MAX_CACHED_ITEMS = 30_000

/** By the hash of the block. An extract with a long history takes milliseconds to open, and each page of a history needs thirty of them. */
const openedLists = new LRUCache<string, Lists>({
  maxSize: MAX_CACHED_ITEMS,
  sizeCalculation: ({ founders, activities }) => 1 + founders.length + activities.length,
})

/** The lists of an extract as it is stored; equal extracts are opened once as long as they are kept. */
export function openLists(facts: Buffer): Lists {
  const key = createHash('sha256').update(facts).digest('base64')
  const known = openedLists.get(key)
  if (known) return known
  const lists = readLists(decodeFacts<Partial<RegisterFacts>>(facts))
  openedLists.set(key, lists)
  return lists
}

/** The newest extracts that later ones replaced, the newest first; each is opened in a turn of its own. */
export async function listEarlierExtracts(db: Reader, companyId: number): Promise<EarlierExtract[]> {
  const replaced = await listReplacedExtracts(db, companyId)
  const open = ({ asOf, facts }: (typeof replaced)[number]) => (asOf ? [{ asOf, ...openLists(facts) }] : [])
  return (await mapWithPauses(replaced, open, 1)).flat()
}
