// The interface of file stores, which hold uploaded files under keys, and the default store: a folder on disk.
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { refuse } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'

/** A file in a list. */
export interface StoredFile {
  readonly key: string
  readonly storedAt: Date
}

/** Stores whole files under keys such as `avatars/8f0c….png`. */
export interface FileStore {
  /** Stores the file, or replaces it. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Null if the file does not exist. */
  get(key: string): Promise<Buffer | null>
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>
  /** Lists files by prefix, a folder such as `avatars/`, in batches of at most a thousand. */
  list(prefix: string): AsyncIterable<readonly StoredFile[]>
}

/** Stores a file, which is removed again if the work that stores it fails. */
export type PutFile = (key: string, bytes: Buffer) => Promise<void>

/**
 * Runs `work`, which stores files by `put`, and returns its result. If `work` throws, its files are removed and the error is thrown again. Files
 * that cannot be removed are swept later, since no database row names them. If storing itself failed, the removal is not awaited: the store
 * may be out of reach.
 */
export async function withStoredFiles<T>(store: FileStore, work: (put: PutFile) => Promise<T>): Promise<T> {
  const keys: string[] = []
  let hasStoringFailed = false
  try {
    return await work((key, bytes) => {
      keys.push(key)
      return store.put(key, bytes).catch((error: unknown) => {
        hasStoringFailed = true
        throw error
      })
    })
  } catch (error) {
    const removed = Promise.allSettled(keys.map((key) => store.remove(key)))
    if (!hasStoringFailed) await removed
    throw error
  }
}

/** Keys that the product makes: a folder in small letters, further parts after slashes, perhaps an extension. */
export const FILE_KEY_PATTERN = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/

/** Suffix of a file that is being written; after a crash the file stays until it is swept. */
const UNFINISHED = '.part'

/** Whether the key is that of an incomplete file, which a listing shows too. */
export const isUnfinished = (key: string): boolean => key.endsWith(UNFINISHED)

/** Files per batch of a listing, the same number as in S3. */
const BATCH_SIZE = 1000

/** Error codes of a disk that cannot store files: full, over its quota, mounted read-only, closed to this user, or failing. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'])
/** Seconds after which the client may retry; an operator has to free or repair the disk. */
const RETRY_AFTER_SECONDS = 30

/**
 * A store below `folder`. A file is complete or absent: it is written under a temporary name, which a listing shows too, and renamed. `put`
 * throws `files_unavailable` if the disk is full, read-only or broken.
 */
export function localStore(folder: string, ids: Ids, log?: Pick<Log, 'error'>): FileStore {
  const filePath = (key: string): string => {
    if (!FILE_KEY_PATTERN.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = filePath(key)
      const temporary = join(dirname(path), `${ids.uuid()}${UNFINISHED}`)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeFile(temporary, bytes, { mode: 0o600, flush: true })
        await rename(temporary, path)
      } catch (error) {
        // The incomplete file would occupy space of a full disk until it is swept.
        await rm(temporary, { force: true }).catch(() => undefined)
        if (!DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
        log?.error({ err: error }, 'the disk of the files takes nothing')
        refuse('files_unavailable', { retryAfter: RETRY_AFTER_SECONDS })
      }
    },
    get: async (key) => nullIfMissing(readFile(filePath(key))),
    remove: (key) => rm(filePath(key), { force: true }),
    async *list(prefix) {
      let batch: string[] = []
      for await (const key of keysBelow(folder, prefix)) {
        batch.push(key)
        if (batch.length < BATCH_SIZE) continue
        yield await withTimes(folder, batch)
        batch = []
      }
      yield await withTimes(folder, batch)
    },
  }
}

/** Keys of the files below a prefix. Files with names that the product never makes are ignored. */
async function* keysBelow(folder: string, prefix: string): AsyncIterable<string> {
  const entries = await nullIfMissing(opendir(join(folder, prefix), { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name))
    if (entry.isFile() && FILE_KEY_PATTERN.test(key)) yield key
  }
}

/** Adds the time of each file; those removed meanwhile are left out. */
async function withTimes(folder: string, keys: readonly string[]): Promise<StoredFile[]> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const stats = await nullIfMissing(stat(join(folder, key)))
      return stats ? [{ key, storedAt: stats.mtime }] : []
    }),
  )
  return found.flat()
}

/** Null if the file or folder does not exist (any more). */
async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
