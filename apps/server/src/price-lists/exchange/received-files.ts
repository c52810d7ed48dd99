// The files that 1С (a Russian accounting program) sends in parts: stored with its session, and joined when they are imported.
import { readOnly } from '../../platform/db/connect.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { addPart, countBytes, type ExchangeSession, findPart, listFiles } from './exchange.sql.ts'

/** The most bytes of one request. 1С receives this limit (`file_limit`) and sends larger files in parts. */
export const FILE_LIMIT = 1_000_000
/** The most bytes of one session: enough for 50,000 goods with their prices in XML that is not compressed. */
const SESSION_BYTES_MAX = 160_000_000
/** A part counts at least so many bytes against that limit, so that nobody sends millions of empty parts. */
const PART_BYTES_MIN = 4096
const NAME_MAX = 200
const FILES_MAX = 1000

/** The name of a file from the request, with `/` between folders. Throws `malformed_request` if it is missing, too long or invalid. */
export function fileName(sent: unknown): string {
  const name = typeof sent === 'string' ? sent.replaceAll('\\', '/').replace(/^\/+/, '') : ''
  return name === '' || name.length > NAME_MAX || name.includes('\0') ? refuse('malformed_request') : name
}

const isStored = (name: string): boolean => /\.(?:xml|zip)$/i.test(name)

/** Stores a part of the file. Files that are neither XML nor zip are ignored. Throws `body_too_large` beyond the limit of the session. */
export async function storePart({ db }: Services, { hash }: ExchangeSession, name: string, bytes: Buffer): Promise<void> {
  if (!isStored(name)) return
  await db.transaction().execute(async (tx) => {
    const counted = { bytes: Math.max(bytes.length, PART_BYTES_MIN), most: SESSION_BYTES_MAX }
    if (!(await countBytes(tx, hash, counted))) refuse('body_too_large')
    await addPart(tx, hash, { name, bytes })
  })
}

export interface ReceivedFile {
  /** Name of the file, or of the zip that may hold it. */
  readonly from: string
  readonly file: Uint8Array
  /** Name of the file inside the zip; null if `file` is no zip. */
  readonly entry: string | null
}

/** The named file. If it was not sent as such: all zips of the session, which may hold it, the last by name first. */
export async function* findReceivedFiles({ db }: Services, { hash }: ExchangeSession, name: string): AsyncGenerator<ReceivedFile> {
  const reader = readOnly(db)
  const files = await listFiles(reader, hash, { name, most: FILES_MAX })
  const join = async ({ name: from, parts, bytes }: (typeof files)[number]) => {
    // Filled part by part and shared with the worker thread: copying the whole file to it would block this thread for a quarter of a second.
    const whole = new Uint8Array(new SharedArrayBuffer(bytes))
    let at = 0
    for (let part = 1; part <= parts; part++) {
      const one = (await findPart(reader, hash, { name: from, part })).subarray(0, bytes - at)
      whole.set(one, at)
      at += one.length
    }
    return whole.subarray(0, at)
  }
  const itself = files.find((one) => one.name === name)
  if (itself) yield { from: name, file: await join(itself), entry: null }
  else
    for (const zip of files.filter((one) => /\.zip$/i.test(one.name)).reverse())
      yield { from: zip.name, file: await join(zip), entry: name }
}
