// Finds the sources that an import reads: files, the files of folders, and the members of ZIP archives, each as a stream of bytes.
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileRefused } from '../import-errors.ts'
import type { FoundSource } from './open-file.ts'
import { zipMembers } from './zip.ts'

/**
 * Size of a chunk: larger than the beginning by which the format of a file is recognised (`START_BYTES`), so that one chunk is sufficient for that.
 */
const CHUNK_BYTES = 256 * 1024

/** All sources below the paths, sorted by name within a folder. A path that cannot be read, such as a missing one, is yielded with the reason. */
export async function* findSources(paths: readonly string[]): AsyncGenerator<FoundSource> {
  for (const path of paths) yield* sourcesBelow(path, path)
}

/** `whole`: the path that the operator passed to the import and from which this one comes. */
async function* sourcesBelow(path: string, whole: string): AsyncGenerator<FoundSource> {
  try {
    yield* sourcesAt(path, whole)
  } catch (error) {
    if (error instanceof FileRefused) yield { name: path, whole, refused: error.message }
    else if ((error as NodeJS.ErrnoException).code === 'ENOENT') yield { name: path, whole, refused: 'no such file or folder' }
    else throw error
  }
}

async function* sourcesAt(path: string, whole: string): AsyncGenerator<FoundSource> {
  const info = await stat(path)
  if (info.isDirectory()) {
    for (const name of (await readdir(path)).sort()) yield* sourcesBelow(join(path, name), whole)
    return
  }
  if (!info.isFile()) throw new FileRefused('neither a file nor a folder')
  if (await isZip(path)) yield* zipMembers(path, whole)
  else yield { name: path, whole, size: info.size, open: async () => readChunks(path) }
}

/** A file in chunks that share one buffer: each is valid only until the next is read. Only the last may be shorter. */
async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
    for (;;) {
      let length = 0
      while (length < chunk.length) {
        const { bytesRead } = await file.read(chunk, length, chunk.length - length)
        if (bytesRead === 0) break
        length += bytesRead
      }
      if (length > 0) yield chunk.subarray(0, length)
      if (length < chunk.length) return
    }
  } finally {
    await file.close()
  }
}

/** Whether the file is a ZIP archive: by its first four bytes, the signature of a member or of an empty archive, not by its name. */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && (buffer.readUInt32LE(0) === 0x04034b50 || buffer.readUInt32LE(0) === 0x06054b50)
  } finally {
    await file.close()
  }
}

/** Bytes on disk below the paths, for the display of progress; a missing path counts as zero. */
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
