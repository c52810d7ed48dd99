// Makes folders for the databases and stored files of tests: in memory if the machine has enough of it, otherwise on disk.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that every Linux has; in a container it often holds only 64 MB. */
const MEMORY = '/dev/shm'
/** 2 GB must be free in that file system and 4 GB in the machine's memory; a test run needs less than a quarter of it. */
const NEEDED_BYTES = 2 * 2 ** 30

function isRoomy(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= NEEDED_BYTES && freemem() >= 2 * NEEDED_BYTES
}

/** Makes a new folder. Other users can enter it, because the database of a test run as root runs as another user. */
export function memoryFolder(prefix: string): string {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
