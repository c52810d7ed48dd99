// Pictures and PDFs of checks by hand: scanned for viruses, pictures encoded again, each with its fingerprint.
import { createHash } from 'node:crypto'
import { HAND_FILE_NAME_MAX } from '@sverka/contract/checks/hand-checks.rules'
import { cutText } from '@sverka/contract/texts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { contentType } from '../../platform/files/content.ts'
import { measuredJpeg } from '../../platform/files/pictures.ts'
import type { OwnedFiles } from '../../platform/files/sweep.ts'
import type { Services } from '../../platform/services.ts'
import { listKnownHandFiles } from './hand-checks.sql.ts'

const FOLDER = 'hand-checks/'
export const handFileKey = (id: string): string => `${FOLDER}${id}`

/** Large enough for a screenshot to stay readable. */
const LONGEST_SIDE = 2560
const ANTIVIRUS_RETRY_SECONDS = 30

export interface HandFile {
  readonly bytes: Buffer
  readonly kind: 'picture' | 'pdf'
  readonly name: string
  readonly sha256: string
}

/** Refuses the field `file` for other kinds of files or infected ones; `files_unavailable` where the antivirus does not answer. */
export async function readHandFile(
  { antivirus, log }: Pick<Services, 'antivirus' | 'log'>,
  given: Buffer,
  name: string,
): Promise<HandFile> {
  const sound = (await toSafeFile(given)) ?? refuseField('file', 'not_a_document')
  const verdict = await antivirus?.scan(given).catch((error: unknown) => {
    log.warn({ err: error }, 'no verdict on a file of a check by hand')
    return refuse('files_unavailable', { retryAfter: ANTIVIRUS_RETRY_SECONDS })
  })
  if (verdict === 'infected') refuseField('file', 'not_a_document')
  return { ...sound, name: safeName(name, sound.kind), sha256: createHash('sha256').update(sound.bytes).digest('hex') }
}

async function toSafeFile(given: Buffer): Promise<Pick<HandFile, 'bytes' | 'kind'> | null> {
  const type = contentType(given)
  if (type === 'application/pdf') return { bytes: given, kind: 'pdf' }
  const picture = type && (await measuredJpeg(given, LONGEST_SIDE))
  return picture ? { bytes: picture.bytes, kind: 'picture' } : null
}

/** Characters that change the direction of text, and those that end a line or a path. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu

/** The sender's file name with the extension of the actual content. */
function safeName(given: string, kind: HandFile['kind']): string {
  const extension = kind === 'picture' ? 'jpg' : 'pdf'
  const stem =
    given
      .normalize('NFC')
      .replace(TRICKS, '')
      .trim()
      .replace(/\.[^.]{0,10}$/, '')
      .trim() || 'file'
  return `${cutText(stem, HAND_FILE_NAME_MAX - extension.length - 1)}.${extension}`
}

const UUID_KEY = /^hand-checks\/[0-9a-f-]{36}$/

export const handFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => UUID_KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return ids.length === 0 ? [] : (await listKnownHandFiles(db, ids)).map(({ id }) => handFileKey(id))
  },
}
