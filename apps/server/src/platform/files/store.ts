// File stores; by default a folder on disk. Other code uses only keys and bytes.
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { refuse } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'

export interface StoredFile {
  readonly key: string
  readonly storedAt: Date
}

/** Stores whole files under keys such as `avatars/8f0c….png`. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null if the file does not exist. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Lists files by prefix, a folder such as `avatars/`, in batches of at most a thousand. */
  list(prefix: string): AsyncIterable<readonly StoredFile[]>
}

/** Stores a file that is kept only if the whole work succeeds. */
export type PutFile = (key: string, bytes: Buffer) => Promise<void>

/**
 * Runs `work`, which stores files by `put`, and returns its result. If `work` throws, its files are removed and the error is thrown on; files that
 * cannot be removed are swept later, since no row names them. If storing itself failed, the removal is not waited for.
 */
export async function withStoredFiles<T>(store: FileStore, work: (put: PutFile) => Promise<T>): Promise<T> {
  const keys: string[] = []
  let isLost = false
  try {
    return await work((key, bytes) => {
      keys.push(key)
      return store.put(key, bytes).catch((error: unknown) => {
        isLost = true
        throw error
      })
    })
  } catch (error) {
    const removed = Promise.allSettled(keys.map((key) => store.remove(key)))
    if (!isLost) await removed
    throw error
  }
}

/** Keys that the product makes: a folder in small letters, further parts after slashes, perhaps an extension. */
export const FILE_KEY_PATTERN = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/

/** End of the name of a file that is being written; after a crash it stays until it is swept. */
const UNFINISHED = '.part'

/** A file that a listing shows although it is not complete. */
export const isUnfinished = (key: string): boolean => key.endsWith(UNFINISHED)

/** The batch size of S3. */
const BATCH = 1000

/** The disk takes nothing: full, over its quota, mounted read-only, closed to this user, or failing. */
const TAKES_NOTHING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'])
/** Seconds after which the client may retry; an operator has to free or repair the disk. */
const RETRY_AFTER_SECONDS = 30

/**
 * Files below `folder`. A write is complete or absent: written to a temporary name, which a listing shows too, and renamed. Throws
 * `files_unavailable` if the disk is full, read-only or broken.
 */
export function localStore(folder: string, ids: Ids, log?: Pick<Log, 'error'>): FileStore {
  const filePath = (key: string): string => {
    if (!FILE_KEY_PATTERN.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = filePath(key)
      const aside = join(dirname(path), `${ids.uuid()}${UNFINISHED}`)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeFile(aside, bytes, { mode: 0o600, flush: true })
        await rename(aside, path)
      } catch (error) {
        // What was written so far would hold the space of a full disk until it is swept.
        await rm(aside, { force: true }).catch(() => undefined)
        if (!TAKES_NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) throw error
        log?.error({ err: error }, 'the disk of the files takes nothing')
        refuse('files_unavailable', { retryAfter: RETRY_AFTER_SECONDS })
      }
    },
    get: async (key) => unlessGone(readFile(filePath(key))),
    remove: (key) => rm(filePath(key), { force: true }),
    async *list(prefix) {
      let batch: string[] = []
      for await (const key of keysBelow(folder, prefix)) {
        batch.push(key)
        if (batch.length < BATCH) continue
        yield await withTimes(folder, batch)
        batch = []
      }
      yield await withTimes(folder, batch)
    },
  }
}

/** Files with names that we never make are ignored. */
async function* keysBelow(folder: string, prefix: string): AsyncIterable<string> {
  const entries = await unlessGone(opendir(join(folder, prefix), { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name))
    if (entry.isFile() && FILE_KEY_PATTERN.test(key)) yield key
  }
}

async function withTimes(folder: string, keys: readonly string[]): Promise<StoredFile[]> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const stats = await unlessGone(stat(join(folder, key)))
      return stats ? [{ key, storedAt: stats.mtime }] : []
    }),
  )
  return found.flat()
}

/** Null if the file or folder does not exist (any more). */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
