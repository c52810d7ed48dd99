// Reads documents from the register, in ranges of ids.
import type { Source } from '@sverka/posting-lists/share'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { buildIndexDocument, toRankFacts } from './document.ts'
import { computeRank } from './rank.ts'
import { findHighestId, listSearchableRecords, listSizes, type Selection } from './sources.sql.ts'

/** Records read at once; fewer beside a running server or import, to save its memory. */
const STRETCH = 10_000
const COMPACTED_STRETCH = 500

export const registerSource = (db: Db): Source<Selection> => ({
  async everything() {
    const highestId = await findHighestId(readOnly(db))
    return Array.from({ length: Math.ceil(highestId / STRETCH) }, (_, i) => ({ from: i * STRETCH + 1, to: (i + 1) * STRETCH + 1 }))
  },
  withKeys: (ids) =>
    Array.from({ length: Math.ceil(ids.length / COMPACTED_STRETCH) }, (_, i) => ({
      ids: ids.slice(i * COMPACTED_STRETCH, (i + 1) * COMPACTED_STRETCH),
    })),
  ranks: async (stretch) => Float64Array.from(await listSizes(readOnly(db), stretch), (row) => computeRank(toRankFacts(row))),
  documents: async (stretch) => (await listSearchableRecords(readOnly(db), stretch)).map(buildIndexDocument),
})
