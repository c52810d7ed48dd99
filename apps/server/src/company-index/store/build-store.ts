// Writes the search index of companies to PostgreSQL: implements `BuildStore` for builds of posting lists, and `ChangeStore` for changes of single
// companies, both of the package posting-lists.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BuildStore } from '@sverka/posting-lists/build'
import type { ChangeStore } from '@sverka/posting-lists/change'
import type { NumberedDocument, SegmentWriter } from '@sverka/posting-lists/share'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../../platform/db/client.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import {
  copyDocuments,
  copyTerms,
  finishBuild,
  listKeys,
  removeSegment,
  removeUnusedSegments,
  startBuild,
  vacuumAfterBuild,
} from './build.sql.ts'
import { listKnown, lockState, writeDeleted, writeDelta, writeTombstones } from './change.sql.ts'
import { encodeRows } from './copy-rows.ts'
import { BuildLock, openOwnerDatabase } from './owner.ts'

/** Opens two connections of the owning role for some work, one for statements and one for COPY, and closes them after it. */
export async function withWriter<T>(ownerUrl: string, work: (opened: { db: Db; writer: SegmentWriter }) => Promise<T>): Promise<T> {
  const db = openOwnerDatabase(ownerUrl)
  const client = newClient({ connectionString: ownerUrl })
  try {
    await client.connect()
    return await work({ db, writer: createWriter(client) })
  } finally {
    await db.destroy()
    await client.end()
  }
}

/** Builds while holding the lock. Throws RebuildUnderWay while another process, or another thread of this one, is building. */
export async function withBuildLock<T>(ownerUrl: string, work: (opened: { db: Db; store: BuildStore }) => Promise<T>): Promise<T> {
  const lock = await BuildLock.take(ownerUrl)
  try {
    return await withWriter(ownerUrl, ({ db, writer }) => work({ db, store: { ...writer, ...createBuildStore(db, lock) } }))
  } finally {
    await lock.end()
  }
}

const createBuildStore = (db: Db, lock: BuildLock): Omit<BuildStore, keyof SegmentWriter> => ({
  confirm: () => lock.confirm(),
  start: () => startBuild(db),
  keys: (segments, version) => listKeys(db, segments, version),
  finish: (finished) => db.transaction().execute((tx) => finishBuild(tx, finished)),
  remove: (segment) => removeSegment(db, segment),
  removeUnread: () => removeUnusedSegments(db),
  tidy: () => vacuumAfterBuild(db),
})

const createWriter = (client: pg.Client): SegmentWriter => ({
  async writeDocuments(segment, documents) {
    const lines = documents.map((document) => documentLine(segment, document)).join('')
    await pipeline(Readable.from([Buffer.from(lines)]), client.query(copyFrom(copyDocuments)))
  },
  async writeLists(segment, lists) {
    await pipeline(Readable.from(encodeRows(lists, segment)), client.query(copyFrom(copyTerms)))
  },
})

/** A line of COPY in text format, in the order of `copyDocuments`. Digits need no escaping. */
const documentLine = (segment: number, { documentId, key, rank, digest }: NumberedDocument): string =>
  `${segment}\t${documentId}\t${key}\t${rank}\t${digest}\n`

/** The store for a transaction that changes companies. */
export const createChangeStore = (tx: Tx): ChangeStore => ({
  hold: async () => void (await lockState(tx)),
  known: (keys) => listKnown(tx, keys),
  writeTombstones: async (documents) => void (await writeTombstones(tx, documents)),
  writeChanged: async (documents) => void (await writeDelta(tx, documents)),
  writeDeleted: async (keys) => void (await writeDeleted(tx, keys)),
})
