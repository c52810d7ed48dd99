// What is kept of the files of publishers beside their rows: where each lies, what there is of one that is coming, and why one did not come.
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fetchFaults, type PublishedFile } from '@sverka/contract/sources/sources.staff'
import type { Fault } from './open-data.adapter.ts'

const NAME_MAX = 100

/** Two addresses may end alike. */
export function pathFor(dataDir: string, address: string): string {
  const folder = join(dataDir, 'open-data', createHash('sha256').update(address).digest('hex').slice(0, 16))
  const name = basename(new URL(address).pathname)
    .replace(/[^\w.-]+/g, '_')
    .slice(-NAME_MAX)
  return join(folder, name || 'file')
}

/** Null where nothing of a newer copy is there; the last bytes tell whether it is still coming. */
export async function readComing(dataDir: string, address: string): Promise<PublishedFile['coming']> {
  try {
    const { size, mtime } = await stat(`${pathFor(dataDir, address)}.part`)
    return { bytes: size, at: mtime.toISOString() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of a look whose process was killed: nobody was left to write it down. */
export const STOPPED: Fault = { code: 'stopped', detail: '' }

/** The code, and after a space what was said. */
export const storedFault = ({ code, detail }: Fault): string => `${code} ${detail}`.trim()

/** Rows of before the codes hold what was said alone. */
export function findFault(stored: string | null): PublishedFile['fault'] {
  if (stored === null) return null
  const [word = ''] = stored.split(' ', 1)
  const code = fetchFaults.find((one) => one === word)
  return code ? { code, detail: stored.slice(code.length + 1) } : { code: 'other', detail: stored }
}
