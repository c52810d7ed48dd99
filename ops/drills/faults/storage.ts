// Fault scenarios of storage that refuses writes under load: a full disk of the database, a full disk of the files, and a read-only folder of the
// files.
import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../programs.ts'
import { HEALED_MS, inSeconds, nowMs, printLine, type Scenario, underLoad } from './scenario.ts'
import type { DiskPlacement, Scene } from './scene.ts'
import type { Outcome, Workload } from './workload.ts'

/** Size of the small disk under the database. The demo's database takes some 150 MB, its write-ahead log as much again. */
const DATABASE_MB = 500
/** Size of the small disk under the files. Any size that the demo's files fit in will do; `fill` uses up the rest. */
const FILES_MB = 64
/** How long the storage refuses writes. */
const FULL_MS = 15_000
const CHUNK = Buffer.alloc(1024 * 1024)

const missing = () => (process.getuid?.() === 0 ? null : 'only root may mount a small file system')

/** Mounts a file system in memory, owned by the user who runs the drill's programs. */
function mountSmall(environment: Scene['environment'], megabytes: number): { readonly folder: string; readonly unmount: () => void } {
  const folder = environment.makeFolder('small')
  const { uid, gid } = statSync(folder)
  const options = `size=${megabytes}m,mode=755,uid=${uid},gid=${gid}`
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`no small file system: ${stderr}`)
  return { folder, unmount: () => void spawnSync('umount', ['--lazy', folder]) }
}

/** Writes until nothing more fits; the returned function frees the space. */
function fill(folder: string): () => void {
  const file = join(folder, 'ballast')
  const handle = openSync(file, 'w')
  try {
    for (;;) writeSync(handle, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

interface Outage {
  readonly load: Workload
  readonly isReady: () => Promise<boolean>
  /** Makes the storage refuse writes; returns the function that ends this. */
  readonly cause: () => () => void
}

/** Undisturbed load before each outage. */
const BEFORE_MS = 3_000
/** Time after each outage in which further refusals are noticed; it does not count as recovery. */
const AFTER_MS = 5_000

/** Causes the outage twice: the first must leave nothing behind that harms the second. */
async function causeTwice({ load, isReady, cause }: Outage): Promise<Outcome> {
  let longestMs = 0
  for (const time of [1, 2]) {
    await pause(BEFORE_MS)
    const end = cause()
    await pause(FULL_MS)
    end()
    const endedAt = nowMs()
    await waitUntil('the server is ready', 120, isReady)
    await pause(AFTER_MS)
    longestMs = Math.max(longestMs, nowMs() - endedAt - AFTER_MS, load.unanswered.lastedAfter(endedAt))
    printLine(
      `outage ${time}: nothing refused any more after ${longestMs} ms; so far ${load.unanswered.describe()}; slowest ${load.unanswered.slowestMs} ms, ${load.unanswered.slowest}`,
    )
  }
  return {
    figure: `2 outages of ${inSeconds(FULL_MS)}, nothing refused any more ${inSeconds(longestMs)} after them, slowest refusal ${inSeconds(load.unanswered.slowestMs)} (${load.unanswered.describe()})`,
    wrong: (longestMs > HEALED_MS ? 1 : 0) + load.unanswered.count('500'),
  }
}

interface SmallDisk {
  readonly name: string
  readonly fault: string
  readonly megabytes: number
  /** What is stored on it. */
  readonly place: (folder: string) => DiskPlacement
}

/** A scenario in which a small disk is filled twice. */
const onSmallDisk = ({ name, fault, megabytes, place }: SmallDisk): Scenario => ({
  name,
  fault,
  missing,
  run: (share) => {
    const mountedDisk = { folder: '' }
    const mounted = (environment: Scene['environment']) => {
      const { folder, unmount } = mountSmall(environment, megabytes)
      mountedDisk.folder = folder
      return { ...place(folder), unmount }
    }
    return underLoad({ name, share: share / 5, place: mounted }, ({ server, load }) =>
      causeTwice({ load, isReady: () => server.isReady(), cause: () => fill(mountedDisk.folder) }),
    )
  },
})

/** A full disk under the database. */
export const fullDatabase = onSmallDisk({
  name: 'full-database',
  fault: 'the disk of the database full for 15 s, twice',
  megabytes: DATABASE_MB,
  // The write-ahead log may take 2 GB by default (`embedded.ts`), more than this disk.
  place: (database) => ({ database, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] }),
})

/** A full disk under the files. */
export const fullFiles = onSmallDisk({
  name: 'full-files',
  fault: 'the disk of the files full for 15 s, twice',
  megabytes: FILES_MB,
  place: (files) => ({ files }),
})

/** All folders below, the outermost first. */
const listFolders = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => listFolders(join(folder, entry.name))),
]

/** A data folder without the right to write. */
export const readOnlyFiles: Scenario = {
  name: 'read-only-files',
  fault: 'the data folder read-only for 15 s, twice',
  run: (share) =>
    underLoad({ name: 'read-only', share: share / 5 }, ({ scene, server, load }) => {
      const cause = () => {
        const folders = listFolders(scene.files).map((folder) => [folder, statSync(folder).mode] as const)
        for (const [folder] of folders) chmodSync(folder, 0o555)
        return () => {
          for (const [folder, mode] of folders) chmodSync(folder, mode)
        }
      }
      return causeTwice({ load, isReady: () => server.isReady(), cause })
    }),
}
