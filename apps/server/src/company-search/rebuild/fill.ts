// Reads a stretch of the register and writes its rows of the next index: the part of a rebuild that several threads share.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readOnly } from '../../platform/db/connect.ts'
import { describe } from '../document.ts'
import type { Placed } from '../keep.sql.ts'
import { countWords, placed, prefixesOf } from '../keep.ts'
import { listSearchedBetween } from '../sources.sql.ts'
import { openOwnerDatabase } from './owner.ts'
import { copyCounts, copyRows } from './rebuild.sql.ts'

export interface Share {
  readonly ownerUrl: string
  readonly borders: readonly number[]
  /** Ids `start`, `start + step`, … begin the stretches of this share. */
  readonly start: number
  readonly step: number
  readonly highestId: number
}

/** Ids read at once. */
export const STRETCH = 10_000
/** Words counted in memory before they are written: about 150 MB. */
const MOST_WORDS = 1_500_000

/** Fills one share; returns how many rows it wrote. */
export async function fillShare(share: Share): Promise<number> {
  const writing = new pg.Client({ connectionString: share.ownerUrl })
  const db = openOwnerDatabase(share.ownerUrl)
  await writing.connect()
  let rows = 0
  let counts = new Map<string, number>()
  const writeCounts = async () => {
    await pipeline(Readable.from(countLines(prefixesOf(counts))), writing.query(copyFrom(copyCounts)))
    counts = new Map()
  }
  try {
    for (let from = share.start; from <= share.highestId; from += share.step) {
      const records = await listSearchedBetween(readOnly(db), from, from + STRETCH)
      rows += records.length
      const described = records.map(describe)
      const lines = described.map(({ row }) => line(placed(row, share.borders)))
      for (const one of described) countWords(one, counts)
      await pipeline(Readable.from([Buffer.from(lines.join(''))]), writing.query(copyFrom(copyRows)))
      if (counts.size > MOST_WORDS) await writeCounts()
    }
    await writeCounts()
    return rows
  } finally {
    await db.destroy()
    await writing.end()
  }
}

/** Digits and days need no escaping; ИНН and ОГРН are digits in every register. */
const line = (row: Placed): string =>
  `${row.tier}\t${row.rank}\t${row.id}\t${row.inn ?? '\\N'}\t${row.ogrn}\t${row.registeredOn ?? '\\N'}\t{${row.keys.join(',')}}\n`

/** Names are letters, digits and the signs of keys: nothing that COPY would read as its own. */
function* countLines(counts: ReadonlyMap<string, number>): Generator<Buffer> {
  let text = ''
  for (const [name, count] of counts) {
    text += `${name}\t${count}\n`
    if (text.length > 65_536) {
      yield Buffer.from(text)
      text = ''
    }
  }
  yield Buffer.from(text)
}
