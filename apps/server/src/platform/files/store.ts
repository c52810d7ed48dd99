// Where files lie: a folder on disk by default. Everything else knows only keys and bytes.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Ids } from '../ids.ts'

/** Stores whole files under keys such as `avatars/8f0c….png`. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null where there is no such file. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
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

const KEY = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/

/** Files below `folder`. A write is complete or absent: it is made aside and renamed. */
export function localStore(folder: string, ids: Ids): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const aside = `${path}.${ids.uuid()}`
      await writeFile(aside, bytes, { mode: 0o600, flush: true })
      await rename(aside, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
