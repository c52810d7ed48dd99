// Reads the members of a ZIP archive as streams, for an import. It refuses ZIP bombs (small archives that unpack to enormous files); a ZIP inside the
// ZIP is read too, but only one level deep.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { FileRefused } from '../import-errors.ts'
import type { FoundSource } from './open-file.ts'
import { WindowReader } from './window-reader.ts'

/** Limit of members of one archive: archives of registers have a few thousand. */
const MAX_MEMBERS = 100_000
/** Limit against ZIP bombs: a member that unpacks to more than 10 MB may be at most 100 times as large as its compressed size. */
const FREE_BYTES = 10 * 1024 * 1024
const MAX_RATIO = 100

/** Size limit of a nested ZIP. It is written to disk, because the directory of a ZIP is at its end and so needs random access. */
const MAX_INNER_BYTES = 4 * 1024 ** 3

/** Where an archive was found. */
interface Place {
  /** Name in the report, if it differs from the path. */
  readonly name: string
  readonly isNested: boolean
}

/**
 * Members in the archive's order, those of a nested ZIP in its place. The caller reads each to its end before requesting the next. `whole`: the path
 * that the operator passed to the import. Throws FileRefused if the archive itself is broken.
 */
export async function* zipMembers(path: string, whole: string, at: Place = { name: path, isNested: false }): AsyncGenerator<FoundSource> {
  const zip = await openZip(path)
  try {
    if (zip.entryCount > MAX_MEMBERS) throw new FileRefused(`more than ${MAX_MEMBERS} members`)
    for await (const entry of readEntries(zip)) {
      const name = `${at.name}/${entry.fileName}`
      if (entry.fileName.endsWith('/')) continue
      const isZip = /\.zip$/i.test(entry.fileName)
      const reason = findRefusal(entry) ?? (isZip && at.isNested ? 'a ZIP inside a ZIP is read one level deep' : undefined)
      if (reason) yield { name, whole, refused: reason }
      else if (isZip) yield* innerMembers(zip, entry, { name, whole })
      else yield { name, whole, size: entry.compressedSize, open: async () => openMember(zip, entry) }
    }
  } finally {
    zip.close()
  }
}

/** Members of a nested ZIP, which is unpacked into a temporary folder; a broken one is refused alone. */
async function* innerMembers(zip: ZipFile, entry: Entry, { name, whole }: { name: string; whole: string }): AsyncGenerator<FoundSource> {
  const folder = await mkdtemp(join(tmpdir(), `sverka-zip-${process.pid}-`))
  try {
    const path = join(folder, 'inner')
    await writeFile(path, limitedBytes(await openMember(zip, entry)))
    yield* zipMembers(path, whole, { name, isNested: true })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    yield { name, whole, refused: error.message }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* limitedBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_INNER_BYTES) throw new FileRefused('a ZIP inside is larger than 4 GB')
    yield chunk
  }
}

async function openZip(path: string): Promise<ZipFile> {
  const { reader, size } = await WindowReader.open(path)
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  try {
    return await yauzl.fromRandomAccessReaderPromise(reader, size, options)
  } catch (error) {
    await promisify(reader.close.bind(reader))()
    throw unreadable(error)
  }
}

async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    throw unreadable(error)
  }
}

const unreadable = (error: unknown): FileRefused =>
  new FileRefused(`not a readable ZIP: ${error instanceof Error ? error.message : String(error)}`, { cause: error })

/** The bits of the file type in Unix file modes, and their value for a symbolic link. */
const FILE_TYPE = 0o170000
const SYMLINK = 0o120000

/** Why a member is not read, or undefined. */
function findRefusal(entry: Entry): string | undefined {
  if (entry.isEncrypted()) return 'the member is encrypted'
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) return 'the member is a symbolic link'
  if (entry.uncompressedSize === 0) return 'the member is empty'
  return undefined
}

async function openMember(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const stream = await promisify(
    zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void,
  )(entry).catch((error: Error) => {
    throw new FileRefused(`the member cannot be read: ${error.message}`)
  })
  return checkedBytes(stream as AsyncIterable<Buffer>, entry)
}

/** The unpacked bytes; throws FileRefused on a ZIP bomb and on a wrong checksum. */
async function* checkedBytes(stream: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      checksum = crc32(chunk, checksum)
      if (size > FREE_BYTES && size > entry.compressedSize * MAX_RATIO)
        throw new FileRefused(`the member unpacks to more than ${MAX_RATIO} times its size`)
      yield chunk
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused(`the member cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  if (checksum !== entry.crc32) throw new FileRefused('the checksum of the member is wrong')
}
