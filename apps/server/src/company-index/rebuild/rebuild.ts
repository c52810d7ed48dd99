// Builds the search index of companies: completely, or one segment from the companies that changed (compaction). A segment has the posting lists of a
// part of the companies. Builds run in this thread or in others, one build at a time for all processes.
import { type BuildOptions, compact as compactIndex, rebuild } from '@sverka/posting-lists/build'
import { doShare, type Share } from '@sverka/posting-lists/share'
import { readOnly } from '../../platform/db/connect.ts'
import { registerSource } from '../documents/source.ts'
import type { Selection } from '../documents/sources.sql.ts'
import { companyTermRules, INDEX_VERSION } from '../documents/terms.ts'
import { withBuildLock, withWriter } from '../store/build-store.ts'
import { countRecords, findState } from '../store/check.sql.ts'
import { openOwnerDatabase, RebuildUnderWay } from '../store/owner.ts'
import { runInThread } from './in-thread.ts'

export interface RebuildOptions {
  /** Address of the database for the role that owns the tables. */
  readonly ownerUrl: string
  /** Number of threads; 0 builds in this one. */
  readonly workers: number
  /** Called with the name of each step as it begins; the build waits for it. For progress messages and tests. */
  readonly onStep?: (step: string) => void | Promise<void>
}

/** Builds the index of the whole register; returns the number of records. Throws RebuildUnderWay while another process is building. */
export const rebuildCompanySearch = (options: RebuildOptions): Promise<number> => buildAlone(options, rebuild)

/**
 * Makes a segment of the changed documents if there are at least `from` (default `COMPACT_FROM`). Returns the number of its documents, 0 if none was
 * made. Throws RebuildUnderWay.
 */
export const compactCompanyIndex = (options: RebuildOptions, from?: number): Promise<number> =>
  buildAlone(options, (build) => compactIndex(build, from))

/** Runs a build while holding the lock for builds. */
const buildAlone = (
  { ownerUrl, workers, onStep }: RebuildOptions,
  work: (build: BuildOptions<Selection>) => Promise<number>,
): Promise<number> =>
  withBuildLock(ownerUrl, ({ db, store }) => {
    const threads = workers === 0 ? undefined : { count: workers, run: (share: Share<Selection>) => runInThread({ ownerUrl, share }) }
    return work({ store, source: registerSource(db), rules: companyTermRules, threads, onStep })
  })

/** The work of one thread in a build; returns the run files that it wrote. */
export const buildShare = (ownerUrl: string, share: Share<Selection>) =>
  withWriter(ownerUrl, ({ db, writer }) => doShare(share, { source: registerSource(db), writer, rules: companyTermRules }))

/**
 * For the start of a process: rebuilds an index of another version or with fewer records than the register; searches use the old one
 * meanwhile. True if this process rebuilt it; false if it is up to date or another process is building.
 */
export const rebuildOutdatedSearch = async (options: RebuildOptions): Promise<boolean> =>
  !(await isUpToDate(options.ownerUrl)) && (await nullIfRebuilding(() => rebuildCompanySearch(options))) !== null

/** The result of a build, or null if another process is building. */
export async function nullIfRebuilding<T>(work: () => Promise<T>): Promise<T | null> {
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
