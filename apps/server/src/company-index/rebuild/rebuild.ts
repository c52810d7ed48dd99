// Builds the index of the register, or makes a segment of what changed: in place or in threads, one build at a time.
import { type BuildOptions, compact as compactIndex, rebuild } from '@sverka/posting-lists/build'
import { doShare, type Share } from '@sverka/posting-lists/share'
import { readOnly } from '../../platform/db/connect.ts'
import { registerSource } from '../documents/source.ts'
import type { Stretch } from '../documents/sources.sql.ts'
import { INDEX_VERSION, rules } from '../documents/terms.ts'
import { inTurn, withWriter } from '../store/build-store.ts'
import { countRecords, findState } from '../store/check.sql.ts'
import { openOwnerDatabase, RebuildUnderWay } from '../store/owner.ts'
import { inThread } from './in-thread.ts'

export interface RebuildOptions {
  /** Address for the role that owns the tables. */
  readonly ownerUrl: string
  /** Threads that build; 0 builds in place. */
  readonly workers: number
  /** A build goes on when what it calls is done. */
  readonly onStep?: (step: string) => void | Promise<void>
}

/** Builds the index of the whole register; returns the number of records. Throws RebuildUnderWay when another process is at it. */
export const rebuildCompanySearch = (options: RebuildOptions): Promise<number> => inTurnWith(options, rebuild)

/** Makes a segment of what changed, if that is `from` records or more; returns how many records it has. Throws RebuildUnderWay. */
export const compact = (options: RebuildOptions, from?: number): Promise<number> =>
  inTurnWith(options, (build) => compactIndex(build, from))

const inTurnWith = (
  { ownerUrl, workers, onStep }: RebuildOptions,
  work: (build: BuildOptions<Stretch>) => Promise<number>,
): Promise<number> =>
  inTurn(ownerUrl, ({ db, store }) => {
    const threads = workers === 0 ? undefined : { count: workers, run: (share: Share<Stretch>) => inThread({ ownerUrl, share }) }
    return work({ store, source: registerSource(db), rules, threads, onStep })
  })

/** What a thread does of a build. */
export const buildShare = (ownerUrl: string, share: Share<Stretch>) =>
  withWriter(ownerUrl, ({ db, writer }) => doShare(share, { source: registerSource(db), writer, rules }))

/**
 * At start: an index that was made with other words, or that holds fewer records than the register, is rebuilt while the old one answers. True
 * when it had to be; another process that is at it is left to it.
 */
export const catchUpCompanySearch = async (options: RebuildOptions): Promise<boolean> =>
  !(await isUpToDate(options.ownerUrl)) && (await unlessUnderWay(() => rebuildCompanySearch(options))) !== null

/** Null where another process is building. */
export async function unlessUnderWay<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RebuildUnderWay) return null
    throw error
  }
}

async function isUpToDate(ownerUrl: string): Promise<boolean> {
  const db = openOwnerDatabase(ownerUrl)
  try {
    const { version } = await findState(readOnly(db))
    if (version !== INDEX_VERSION) return false
    const { registered, searchable } = await countRecords(readOnly(db))
    return searchable >= registered
  } finally {
    await db.destroy()
  }
}
