// The files that 1С sends in parts: stored with the session until they are imported, and found again inside a zip.
import { readOnly } from '../../platform/db/connect.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { addPart, countBytes, type ExchangeSession, findPart, listFiles } from './exchange.sql.ts'

/** Bytes of one request; 1С is told this limit (`file_limit`) and sends larger files in parts. */
export const FILE_LIMIT = 1_000_000
/** Bytes of one session: 50,000 goods with their prices, as they are sent without a zip. */
const SESSION_BYTES_MAX = 160_000_000
/** What a part counts at least, so that nobody sends millions of empty ones. */
const PART_BYTES_MIN = 4096
const NAME_MAX = 200
const FILES_MAX = 1000

/** The name of the file that 1С gave, with `/` between folders. Throws `malformed_request`. */
export function fileName(sent: unknown): string {
  const name = typeof sent === 'string' ? sent.replaceAll('\\', '/').replace(/^\/+/, '') : ''
  return name === '' || name.length > NAME_MAX || name.includes('\0') ? refuse('malformed_request') : name
}

const isKept = (name: string): boolean => /\.(?:xml|zip)$/i.test(name)

/** Stores a part of the file. Files that are neither XML nor zip are ignored. Throws `body_too_large` beyond the limit of the session. */
export async function storePart({ db }: Services, { hash }: ExchangeSession, name: string, bytes: Buffer): Promise<void> {
  if (!isKept(name)) return
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

/** The named file; if it was not sent, the zips that may hold it, the last by name first. */
export async function* findReceivedFiles({ db }: Services, { hash }: ExchangeSession, name: string): AsyncGenerator<ReceivedFile> {
  const reader = readOnly(db)
  const files = await listFiles(reader, hash, { name, most: FILES_MAX })
  const join = async ({ name: from, parts, bytes }: (typeof files)[number]) => {
    // Filled part by part and shared with the thread: a copy of the whole would hold this thread for a quarter of a second.
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
