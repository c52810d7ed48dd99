// Files that people attach: identified by content, pictures encoded again, scanned for viruses, and given a safe name.
import type { FieldErrorCode } from '@sverka/contract/errors'
import { cutText } from '@sverka/contract/texts'
import { refuse, refuseField, refuseItems } from '../errors.ts'
import type { Services } from '../services.ts'
import { contentType } from './content.ts'
import { officeKind } from './office.ts'
import { measuredJpeg } from './pictures.ts'

export type AttachedKind = 'picture' | 'pdf' | 'xlsx' | 'docx'

export interface AttachedFile {
  readonly kind: AttachedKind
  readonly bytes: Buffer
  /** Of pictures only. */
  readonly width: number | null
  readonly height: number | null
}

/** Large enough to read a photographed page. */
const MAX_SIDE = 2560
const ANTIVIRUS_RETRY_SECONDS = 30

/** The kind of a file by its content, whatever its name says; pictures are encoded again as JPEG. Undefined for any other kind. */
export async function identifyAttached(bytes: Buffer): Promise<AttachedFile | undefined> {
  const type = contentType(bytes)
  if (type === 'application/pdf') return { kind: 'pdf', bytes, width: null, height: null }
  if (type) {
    const picture = await measuredJpeg(bytes, MAX_SIDE)
    return picture ? { kind: 'picture', ...picture } : undefined
  }
  const kind = await officeKind(bytes)
  return kind ? { kind, bytes, width: null, height: null } : undefined
}

/**
 * With an antivirus, only files that it found clean pass. Throws a field error for `file` with the code for infected ones, and
 * `files_unavailable` where it does not answer.
 */
export async function refuseInfected(
  { antivirus, log }: Pick<Services, 'antivirus' | 'log'>,
  bytes: Buffer,
  code: FieldErrorCode,
): Promise<void> {
  const verdict = await antivirus?.scan(bytes).catch((error: unknown) => {
    log.warn({ err: error }, 'no verdict on an attached file')
    return refuse('files_unavailable', { retryAfter: ANTIVIRUS_RETRY_SECONDS })
  })
  if (verdict === 'infected') refuseField('file', code)
}

/** A picture or PDF in which the antivirus, where there is one, found nothing. */
export interface ScannedAttachment {
  readonly kind: 'picture' | 'pdf'
  readonly bytes: Buffer
  /** The file as it was uploaded; `bytes` of a picture are encoded again. */
  readonly original: Buffer
}

/**
 * Reads photos and PDFs. Throws an error of the field `file` with the position of each that is neither or is infected, and
 * `files_unavailable`.
 */
export async function readAttachments(
  services: Pick<Services, 'antivirus' | 'log'>,
  given: readonly { readonly bytes: Uint8Array }[],
): Promise<ScannedAttachment[]> {
  const read: ScannedAttachment[] = []
  const wrong: number[] = []
  for (const [index, file] of given.entries()) {
    const original = Buffer.from(file.bytes)
    const identified = await identifyAttached(original)
    if (identified?.kind !== 'pdf' && identified?.kind !== 'picture') {
      wrong.push(index + 1)
      continue
    }
    await refuseInfected(services, original, 'not_a_document')
    read.push({ kind: identified.kind, bytes: identified.bytes, original })
  }
  if (wrong.length > 0) refuseItems('file', 'not_a_document', wrong)
  return read
}

/** Characters that change the direction of text, by which a name seems to end differently, and those that end a line or a path. */
const DECEPTIVE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu

/** The sender's file name with the extension of the actual content: `счёт.pdf.exe` becomes `счёт.pdf.pdf`. At most `longest` characters. */
export function attachedName(given: string, kind: AttachedKind, longest: number): string {
  const extension = kind === 'picture' ? 'jpg' : kind
  const plain = given.normalize('NFC').replace(DECEPTIVE_CHARACTERS, '').trim()
  const stem = plain.replace(/\.[^.]{0,10}$/, '').trim() || 'file'
  return `${cutText(stem, longest - extension.length - 1)}.${extension}`
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Record<AttachedKind, string> = {
  picture: 'image/jpeg',
  pdf: 'application/octet-stream',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  docx: `${OFFICE}.wordprocessingml.document`,
}

/** RFC 6266: the name in ASCII, and in full. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Headers of a download that no browser runs or shows inside the site. */
export const downloadHeaders = ({ kind, name }: { readonly kind: AttachedKind; readonly name: string }): Record<string, string> => ({
  'content-type': TYPES[kind],
  'content-disposition': disposition(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
})
