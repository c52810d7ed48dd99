// Where the databases and stored files of tests lie: in memory where the machine has enough of it.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that every Linux has; in a container it often holds only 64 MB. */
const MEMORY = '/dev/shm'
/** What must be free there, and twice as much in the machine: a run takes less than a quarter of it. */
const NEEDED_BYTES = 2 * 2 ** 30

function isRoomy(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= NEEDED_BYTES && freemem() >= 2 * NEEDED_BYTES
}

/** A new folder, in memory or among the temporary files. Its path can be entered by others, as the database of root runs as another user. */
export function memoryFolder(prefix: string): string {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
