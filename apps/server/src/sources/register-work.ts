// Background work on the register: runs that staff requested, one at a time, and downloads of published files on a schedule.
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

/** How often to look for work, ms. */
const LOOK_EVERY = 3_000
/** Interval of the heartbeats of a run, ms. */
const SEEN_EVERY = 20_000
/** A run without a heartbeat for so many ms lost its process and is started again; imports can be repeated. */
const SILENT_MS = 120_000
const HOUR_MS = 3_600_000
const LONG_AGO = new Date(0)

export interface Work {
  readonly services: Services
  /** URL of the database with the role that owns it. */
  readonly ownerUrl: string
  readonly isStopping: () => boolean
}

/** Works until the process stops. The two loops are separate, so that a publisher who is slow for hours does not delay the runs of staff. */
export async function workOnRegister(work: Work): Promise<void> {
  if (work.services.config.BACKGROUND_WORK !== 'on') return
  await Promise.all([again(work, () => checkPublishers(work.services, work.isStopping)), again(work, () => runNextWaiting(work))])
}

/** Repeats a step until the process stops; errors are logged. */
async function again({ services, isStopping }: Work, step: () => Promise<unknown>): Promise<void> {
  while (!isStopping()) {
    try {
      await step()
    } catch (error) {
      if (!isStopping()) services.log.warn({ err: error }, 'the work on the register could not go on')
    }
    await pause(LOOK_EVERY, undefined, { ref: false })
  }
}

/** Does the run that has waited longest; false if none waits. */
export async function runNextWaiting({ services, ownerUrl, isStopping }: Work): Promise<boolean> {
  const { db, clock } = services
  const now = clock.now()
  const run = await claimRun(db, { now, silentBefore: new Date(now.getTime() - SILENT_MS) })
  if (!run) return false
  const timer = setInterval(() => {
    markSeen(db, run.id, clock.now()).catch((error: unknown) => services.log.warn({ err: error }, 'a run could not be marked'))
  }, SEEN_EVERY)
  try {
    const { code, lines } = await runProgram(commandWords(run), { config: services.config, ownerUrl, isStopping })
    // Exit code 1 means that records were rejected or a check found something: the report has the details.
    const isDone = code === 0 || (code === 1 && run.kind === 'import')
    await endRun(db, run.id, { state: isDone ? 'done' : 'failed', report: lines, ended_at: clock.now() })
  } finally {
    clearInterval(timer)
  }
  return true
}

function commandWords({ kind, path, whole }: Claimed): readonly string[] {
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
    const known = await claimPublisherCheck(db, address, now, dueBefore)
    if (!known) continue
    await mkdir(dirname(path), { recursive: true })
    try {
      const fetching = { address, path, etag: known.etag, bytesMax, isStopping }
      const fetched = await withFetchNote(path, clock, () => fetchPublished(fetching))
      await db.transaction().execute((tx) => noteFetched(tx, { ...known, fault: null }, { fetched, path, now }))
    } catch (error) {
      // The next process continues at once.
      if (error instanceof Stopped) return void (await savePublished(db, { ...known, looked_at: LONG_AGO }))
      log.warn({ err: error, address }, 'a published file could not be fetched')
      const detail = error instanceof Error ? error.message : String(error)
      await savePublished(db, { ...known, fault: storedFault(error instanceof NotFetched ? error.fault : { code: 'other', detail }) })
    }
  }
}

interface Look {
  readonly fetched: Fetched | null
  readonly path: string
  readonly now: Date
}

async function noteFetched(tx: Tx, known: PublishedRow, { fetched, path, now }: Look): Promise<void> {
  const run = { kind: 'import', subject: known.address, path, whole: true, asked_by: null, asked_at: now } as const
  // While an earlier copy is being imported the new one is not recorded: the next check fetches it again.
  const isNew = fetched !== null && fetched.sha256 !== known.sha256
  const isTaken = fetched !== null && (!isNew || (await insertRun(tx, run)) !== undefined)
  await savePublished(tx, isTaken ? { ...known, ...fetched, fetched_at: now } : known)
}
