// Background work on the register of companies: runs that staff requested (imports, rebuilds and checks of the search index), one at a time, and
// downloads of publishers' files (open data of state bodies) on a schedule.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { staleBefore, wasFetchKilled, withFetchNote } from './fetch-state.ts'
import { type Fetched, fetchPublished, MEGABYTE, NotFetched, Stopped } from './open-data.adapter.ts'
import { pathFor, storedFault } from './published-files.ts'
import { runProgram } from './run-program.ts'
import { type Claimed, claimPublisherCheck, claimRun, endRun, insertRun, markSeen, type PublishedRow, savePublished } from './runs.sql.ts'

/** Pause between two searches for work. */
const CHECK_EVERY_MS = 3_000
/** Interval of the heartbeats of a run. */
const HEARTBEAT_MS = 20_000
/** A run without a heartbeat for so long lost its process and is started again; that is harmless, because imports can be repeated. */
const SILENT_MS = 120_000
const HOUR_MS = 3_600_000
/** As the time of the last check it makes the next check due at once. */
const LONG_AGO = new Date(0)

export interface Work {
  readonly services: Services
  /** URL of the database with the role that owns it. */
  readonly ownerUrl: string
  readonly isStopping: () => boolean
}

/** Works until the process stops. The two loops are separate, so that a publisher that is slow for hours does not delay the runs of staff. */
export async function workOnRegister(work: Work): Promise<void> {
  if (work.services.config.BACKGROUND_WORK !== 'on') return
  await Promise.all([repeat(work, () => checkPublishers(work.services, work.isStopping)), repeat(work, () => runNextWaiting(work))])
}

/** Repeats a step until the process stops; errors are logged. */
async function repeat({ services, isStopping }: Work, step: () => Promise<unknown>): Promise<void> {
  while (!isStopping()) {
    try {
      await step()
    } catch (error) {
      if (!isStopping()) services.log.warn({ err: error }, 'the work on the register could not go on')
    }
    await pause(CHECK_EVERY_MS, undefined, { ref: false })
  }
}

/** Executes the run that has waited longest; false if none waits. */
export async function runNextWaiting({ services, ownerUrl, isStopping }: Work): Promise<boolean> {
  const { db, clock } = services
  const now = clock.now()
  const run = await claimRun(db, { now, silentBefore: new Date(now.getTime() - SILENT_MS) })
  if (!run) return false
  const timer = setInterval(() => {
    markSeen(db, run.id, clock.now()).catch((error: unknown) => services.log.warn({ err: error }, 'a run could not be marked'))
  }, HEARTBEAT_MS)
  try {
    const { code, lines } = await runProgram(programArguments(run), { config: services.config, ownerUrl, isStopping })
    // Exit code 1 means that records were rejected or a check found something: the report has the details.
    const isDone = code === 0 || (code === 1 && run.kind === 'import')
    await endRun(db, run.id, { state: isDone ? 'done' : 'failed', report: lines, ended_at: clock.now() })
  } finally {
    clearInterval(timer)
  }
  return true
}

/** The program of a run and its arguments. */
function programArguments({ kind, path, whole }: Claimed): readonly string[] {
  if (kind === 'rebuild') return ['index']
  if (kind === 'check') return ['index', '--check']
  return ['import', ...(whole ? ['--whole'] : []), '--', path ?? '']
}

/** Downloads the files that are due, or that a killed process left unfinished; a new file is queued as an import. */
export async function checkPublishers({ config, db, clock, log }: Services, isStopping = () => false): Promise<void> {
  const bytesMax = config.OPEN_DATA_MAX_MB * MEGABYTE
  for (const address of config.OPEN_DATA_URLS) {
    const now = clock.now()
    const path = pathFor(config.DATA_DIR, address)
    const dueBefore = (await wasFetchKilled(path, now)) ? staleBefore(now) : new Date(now.getTime() - config.OPEN_DATA_HOURS * HOUR_MS)
    const row = await claimPublisherCheck(db, address, now, dueBefore)
    if (!row) continue
    await mkdir(dirname(path), { recursive: true })
    try {
      const fetching = { address, path, etag: row.etag, bytesMax, isStopping }
      const fetched = await withFetchNote(path, clock, () => fetchPublished(fetching))
      await db.transaction().execute((tx) => recordFetched(tx, { ...row, fault: null }, { fetched, path, now }))
    } catch (error) {
      // The next process continues at once.
      if (error instanceof Stopped) return void (await savePublished(db, { ...row, looked_at: LONG_AGO }))
      log.warn({ err: error, address }, 'a published file could not be fetched')
      const detail = error instanceof Error ? error.message : String(error)
      await savePublished(db, { ...row, fault: storedFault(error instanceof NotFetched ? error.fault : { code: 'other', detail }) })
    }
  }
}

interface CheckResult {
  /** Null if the file has not changed. */
  readonly fetched: Fetched | null
  readonly path: string
  readonly now: Date
}

/** Records the result of a check and queues the import of a new file. */
async function recordFetched(tx: Tx, row: PublishedRow, { fetched, path, now }: CheckResult): Promise<void> {
  const run = { kind: 'import', subject: row.address, path, whole: true, asked_by: null, asked_at: now } as const
  // While an earlier copy is being imported the new one is not recorded: the next check fetches it again.
  const isNew = fetched !== null && fetched.sha256 !== row.sha256
  const isRecorded = fetched !== null && (!isNew || (await insertRun(tx, run)) !== undefined)
  await savePublished(tx, isRecorded ? { ...row, ...fetched, fetched_at: now } : row)
}
