// Reads stretches of the register, writes their documents, and collects their words in runs: the part several threads share.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lowerBound } from '@sverka/posting-lists/lists'
import { type RunFile, RunWriter } from '@sverka/posting-lists/runs'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../../../platform/db/client.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { type Document, describe } from '../../documents/document.ts'
import { listSearched, type Stretch } from '../../documents/sources.sql.ts'
import { shortestTerm } from '../../documents/terms.ts'
import { openOwnerDatabase } from '../owner.ts'
import { copyDocuments } from '../rebuild.sql.ts'

export interface FillShare {
  readonly ownerUrl: string
  readonly segment: number
  /** The ranks of all records of the segment, ascending: a document's id is the position of its rank. */
  readonly ranks: Float64Array
  readonly stretches: readonly Stretch[]
  /** Where runs are written, and what their names begin with. */
  readonly folder: string
  readonly name: string
}

/** Fills one share; returns the runs it wrote. */
export async function fillShare({ ownerUrl, segment, ranks, stretches, folder, name }: FillShare): Promise<RunFile[]> {
  const writing = newClient({ connectionString: ownerUrl })
  const db = openOwnerDatabase(ownerUrl)
  await writing.connect()
  const runs = new RunWriter(folder, name, shortestTerm)
  try {
    for (const stretch of stretches) {
      let lines = ''
      for (const document of (await listSearched(readOnly(db), stretch)).map(describe)) {
        const documentId = lowerBound(ranks.length, (at) => (ranks[at] ?? 0) < document.rank)
        // A record that moved since the ranks were read is among what changed.
        if (ranks[documentId] !== document.rank) continue
        lines += documentLine(segment, documentId, document)
        runs.add(document.words, documentId)
      }
      await pipeline(Readable.from([Buffer.from(lines)]), writing.query(copyFrom(copyDocuments)))
    }
    runs.flush()
    return runs.files
  } finally {
    await db.destroy()
    await writing.end()
  }
}

/** Digits need no escaping. */
const documentLine = (segment: number, documentId: number, { id, rank, digest }: Document): string =>
  `${segment}\t${documentId}\t${id}\t${rank}\t${digest}\n`
