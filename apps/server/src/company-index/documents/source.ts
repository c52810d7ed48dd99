// The register as a source of documents for building the index; it is read in parts of a limited number of records.
import type { Source } from '@sverka/posting-lists/share'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { buildIndexDocument, toRankFacts } from './document.ts'
import { computeRank } from './rank.ts'
import { findHighestId, listSearchableRecords, listSizes, type Selection } from './sources.sql.ts'

/** Ids in one part of a complete rebuild. */
const BATCH_SIZE = 10_000
/** Records in one part of a compaction: fewer, because it runs inside a server or an import and must save its memory. */
const COMPACTION_BATCH_SIZE = 500

/** A part is a range of ids (`everything`, for a complete rebuild) or a list of ids (`withKeys`, for a compaction). */
export const registerSource = (db: Db): Source<Selection> => ({
  async everything() {
    const highestId = await findHighestId(readOnly(db))
    return Array.from({ length: Math.ceil(highestId / BATCH_SIZE) }, (_, i) => ({ from: i * BATCH_SIZE + 1, to: (i + 1) * BATCH_SIZE + 1 }))
  },
  withKeys: (ids) =>
    Array.from({ length: Math.ceil(ids.length / COMPACTION_BATCH_SIZE) }, (_, i) => ({
      ids: ids.slice(i * COMPACTION_BATCH_SIZE, (i + 1) * COMPACTION_BATCH_SIZE),
    })),
  ranks: async (part) => Float64Array.from(await listSizes(readOnly(db), part), (row) => computeRank(toRankFacts(row))),
  documents: async (part) => (await listSearchableRecords(readOnly(db), part)).map(buildIndexDocument),
})
