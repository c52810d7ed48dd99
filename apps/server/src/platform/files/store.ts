// Where files lie: a folder on disk by default. Everything else knows only keys and bytes.
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Ids } from '../ids.ts'

export interface StoredFile {
  readonly key: string
  readonly storedAt: Date
}

/** Stores whole files under keys such as `avatars/8f0c….png`. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null where there is no such file. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Every file whose key begins with `prefix`, the name of a folder such as `avatars/`, in batches of at most a thousand. */
  list(prefix: string): AsyncIterable<readonly StoredFile[]>
}

/** Puts a file that shall stay only if everything goes well. */
export type Put = (key: string, bytes: Buffer) => Promise<void>

/** What `work` puts is removed again when it fails; what cannot be removed now is swept later, having no row. */
export async function storing<T>(store: FileStore, work: (put: Put) => Promise<T>): Promise<T> {
  const keys: string[] = []
  try {
    return await work(async (key, bytes) => {
      keys.push(key)
      await store.put(key, bytes)
    })
  } catch (error) {
    await Promise.allSettled(keys.map((key) => store.remove(key)))
    throw error
  }
}

export const KEY = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/

/** As many as S3 lists at once. */
const BATCH = 1000

/** Files below `folder`. A write is complete or absent: it is made aside, as a file that a listing shows too, and renamed. */
export function localStore(folder: string, ids: Ids): FileStore {
  const filePath = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = filePath(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const aside = join(dirname(path), `${ids.uuid()}.part`)
      await writeFile(aside, bytes, { mode: 0o600, flush: true })
      await rename(aside, path)
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

/** Files that no key can name are none of ours. */
async function* keysBelow(folder: string, prefix: string): AsyncIterable<string> {
  const entries = await unlessGone(opendir(join(folder, prefix), { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name))
    if (entry.isFile() && KEY.test(key)) yield key
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

/** Null where the file or folder is not there, or no longer. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
