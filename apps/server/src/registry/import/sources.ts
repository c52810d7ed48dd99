// Finds what to read: files, folders and the members of ZIP archives, each as a stream of bytes.
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileRefused } from './refused.ts'
import type { Found } from './source.ts'
import { zipMembers } from './zip.ts'

/** All sources below the given paths, folders in the order of their names. A missing path is a refusal, not an error. */
export async function* findSources(paths: readonly string[]): AsyncGenerator<Found> {
  for (const path of paths) yield* sourcesBelow(path, path)
}

async function* sourcesBelow(path: string, whole: string): AsyncGenerator<Found> {
  try {
    yield* sourcesAt(path, whole)
  } catch (error) {
    if (error instanceof FileRefused) yield { name: path, whole, refused: error.message }
    else if ((error as NodeJS.ErrnoException).code === 'ENOENT') yield { name: path, whole, refused: 'no such file or folder' }
    else throw error
  }
}

async function* sourcesAt(path: string, whole: string): AsyncGenerator<Found> {
  const info = await stat(path)
  if (info.isDirectory()) {
    for (const name of (await readdir(path)).sort()) yield* sourcesBelow(join(path, name), whole)
    return
  }
  if (!info.isFile()) throw new FileRefused('neither a file nor a folder')
  if (await isZip(path)) yield* zipMembers(path, whole)
  else yield { name: path, whole, size: info.size, open: async () => createReadStream(path, { highWaterMark: 262_144 }) }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && (buffer.readUInt32LE(0) === 0x04034b50 || buffer.readUInt32LE(0) === 0x06054b50)
  } finally {
    await file.close()
  }
}

/** Bytes on disk below the paths, for progress; what cannot be looked at counts nothing. */
export async function totalBytes(paths: readonly string[]): Promise<number> {
  let total = 0
  for (const path of paths) {
    const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (info?.isDirectory()) total += await totalBytes((await readdir(path)).map((name) => join(path, name)))
    else total += info?.size ?? 0
  }
  return total
}
