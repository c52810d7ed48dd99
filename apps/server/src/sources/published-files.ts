// Files of publishers (open data of state bodies) on this server's disk: their paths, downloads under way, and the reason why a download failed.
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fetchFaults, type PublishedFile } from '@sverka/contract/sources/sources.staff'
import type { Fault } from './open-data.adapter.ts'

/** Longer file names are cut to so many characters from their end. */
const NAME_MAX = 100

/**
 * The path under which the file of an address is stored. The folder is named by the hash of the address: two addresses may end in the same file name.
 */
export function pathFor(dataDir: string, address: string): string {
  const folder = join(dataDir, 'open-data', createHash('sha256').update(address).digest('hex').slice(0, 16))
  const name = basename(new URL(address).pathname)
    .replace(/[^\w.-]+/g, '_')
    .slice(-NAME_MAX)
  return join(folder, name || 'file')
}

/** The download under way, or null if there is none; the time of its last bytes shows whether it still runs. */
export async function readDownloadState(dataDir: string, address: string): Promise<PublishedFile['coming']> {
  try {
    const { size, mtime } = await stat(`${pathFor(dataDir, address)}.part`)
    return { bytes: size, at: mtime.toISOString() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The fault of a check whose process was killed before it could record one. */
export const STOPPED: Fault = { code: 'stopped', detail: '' }

/** A fault as the column stores it: the code, a space, and the detail. */
export const storedFault = ({ code, detail }: Fault): string => `${code} ${detail}`.trim()

/** A stored fault; rows of earlier versions have a detail without a code. */
export function findFault(stored: string | null): PublishedFile['fault'] {
  if (stored === null) return null
  const [word = ''] = stored.split(' ', 1)
  const code = fetchFaults.find((known) => known === word)
  return code ? { code, detail: stored.slice(code.length + 1) } : { code: 'other', detail: stored }
}
