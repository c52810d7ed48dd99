// Removes, once a day, stored files that no database row names: a crash or a failed removal left them behind.
import type { Clock } from '../clock.ts'
import { readOnly } from '../db/connect.ts'
import type { Db, Reader } from '../db/database.ts'
import { defineJob, type Jobs, type JobWorker, jobWorker } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Files } from './files.ts'

/** The stored files of one feature. If two features share a prefix, a file stays while a row of either names it. */
export interface OwnedFiles {
  readonly store: keyof Files
  /** Prefix of their keys, such as `avatars/`. Files with any other prefix are never removed. */
  readonly prefix: string
  /** Returns those of the keys (at most a thousand) that a row names. */
  readonly known: (db: Reader, keys: readonly string[]) => Promise<readonly string[]>
}

export interface SweepDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly files: Files
  readonly ownedFiles: () => readonly OwnedFiles[]
  readonly jobs: () => Jobs
}

const DAY_SECONDS = 86_400

/** Younger files stay: a file is stored before its row is committed. At this age a file without a row will never have one. */
const MIN_AGE_MS = DAY_SECONDS * 1000

const sweepJob = defineJob<Record<string, never>>('files.sweep', { expireSeconds: 6 * 3_600, keepsOneWaiting: true })

/** Requests a sweep now, unless one is waiting in the job queue. */
export const scheduleSweep = ({ db, jobs }: { readonly db: Db; readonly jobs: Jobs }): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, sweepJob, {}))

/** The background job. Each run first schedules that of the next day, so that a failure does not end the series. */
export const sweepWorker = (deps: SweepDeps): JobWorker =>
  jobWorker(sweepJob, async () => {
    await deps.db.transaction().execute((tx) => deps.jobs().send(tx, sweepJob, {}, { after: DAY_SECONDS }))
    for (const owned of byPrefix(deps.ownedFiles())) await sweepPrefix(deps, owned)
  })

/** Groups features that share a store and prefix. */
function byPrefix(ownedFiles: readonly OwnedFiles[]): OwnedFiles[][] {
  return [...Map.groupBy(ownedFiles, ({ store, prefix }) => `${store} ${prefix}`).values()]
}

/** Removes the old files without a row below one prefix, which the `owners` share. */
async function sweepPrefix({ db, clock, log, files }: SweepDeps, owners: readonly OwnedFiles[]): Promise<void> {
  const [first] = owners
  if (!first) return
  const { store, prefix } = first
  const before = clock.now().getTime() - MIN_AGE_MS
  let removed = 0
  for await (const batch of files[store].list(prefix)) {
    const old = batch.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key)
    if (old.length === 0) continue
    const orphans = await keysWithoutRow(db, owners, old)
    for (const key of orphans) await files[store].remove(key)
    removed += orphans.length
  }
  if (removed > 0) log.info({ store, prefix, removed }, 'files without a row were removed')
}

/** Keys passed to `known` in one call. */
const KEYS_PER_QUERY = 1000

/** Those of the keys that no owner's row names. */
async function keysWithoutRow(db: Db, owners: readonly OwnedFiles[], keys: readonly string[]): Promise<string[]> {
  const known = new Set((await Promise.all(owners.map((owner) => owner.known(readOnly(db), keys)))).flat())
  return keys.filter((key) => !known.has(key))
}

/**
 * Removes files of a feature at once, for example those of a deleted product. A file stays if a row of any feature with the same store and
 * prefix names it: a product's picture that an order shows.
 */
export async function deleteUnreferencedFiles(
  { db, files, ownedFiles }: Pick<SweepDeps, 'db' | 'files' | 'ownedFiles'>,
  { store, prefix }: OwnedFiles,
  keys: readonly string[],
): Promise<void> {
  const owners = ownedFiles().filter((owner) => owner.store === store && owner.prefix === prefix)
  for (let done = 0; done < keys.length; done += KEYS_PER_QUERY) {
    for (const key of await keysWithoutRow(db, owners, keys.slice(done, done + KEYS_PER_QUERY))) await files[store].remove(key)
  }
}
