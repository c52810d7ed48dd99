// Merges runs into the posting lists of a segment and writes these.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listsOf } from '@sverka/posting-lists/merge'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../../../platform/db/client.ts'
import { shortestTerm } from '../../documents/terms.ts'
import { copyTerms } from '../rebuild.sql.ts'
import { rowsOf } from './rows.ts'

export interface MergeShare {
  readonly ownerUrl: string
  readonly segment: number
  readonly records: number
  /** The files of each part that this share merges. */
  readonly parts: readonly (readonly string[])[]
}

/** Writes the lists of its parts. */
export async function mergeShare({ ownerUrl, segment, records, parts }: MergeShare): Promise<void> {
  const client = newClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const paths of parts) {
      await pipeline(Readable.from(rowsOf(listsOf(paths, { records, shortest: shortestTerm }), segment)), client.query(copyFrom(copyTerms)))
    }
  } finally {
    await client.end()
  }
}
