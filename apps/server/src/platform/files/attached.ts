// Checks files that people attach (to a claim, a chat): identifies them by content, re-encodes pictures, scans for viruses, makes names safe.
import type { FieldErrorCode } from '@sverka/contract/errors'
import { cutText } from '@sverka/contract/texts'
import { refuse, refuseField, refuseItems } from '../errors.ts'
import type { Services } from '../services.ts'
import { contentType } from './content.ts'
import { officeKind } from './office.ts'
import { measuredJpeg } from './pictures.ts'

export type AttachedKind = 'picture' | 'pdf' | 'xlsx' | 'docx'

/** A file whose kind was identified. */
export interface AttachedFile {
  readonly kind: AttachedKind
  readonly bytes: Buffer
  /** In pixels; null for anything but a picture. */
  readonly width: number | null
  readonly height: number | null
}

/** Longest side of a stored picture in pixels: large enough to read a photographed page. */
const MAX_SIDE = 2560
const ANTIVIRUS_RETRY_SECONDS = 30

/** The kind of a file by its content, whatever its name says; pictures are encoded again as JPEG. Undefined if it may not be attached. */
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
 * If an antivirus is configured, accepts only a file that it found clean. Throws an error of the field `file` with `code` if the file is
 * infected, and `files_unavailable` if the antivirus does not answer.
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

/** A picture or PDF that is clean according to the antivirus, if one is configured. */
export interface ScannedAttachment {
  readonly kind: 'picture' | 'pdf'
  readonly bytes: Buffer
  /** The file as it was uploaded; `bytes` of a picture are encoded again. */
  readonly original: Buffer
}

/**
 * Reads uploaded pictures and PDFs. Throws an error of the field `file` with the positions of the files that are neither, or if one is
 * infected. Throws `files_unavailable` if the antivirus does not answer.
 */
export async function readAttachments(
  services: Pick<Services, 'antivirus' | 'log'>,
  uploads: readonly { readonly bytes: Uint8Array }[],
): Promise<ScannedAttachment[]> {
  const attachments: ScannedAttachment[] = []
  const wrong: number[] = []
  for (const [index, file] of uploads.entries()) {
    const original = Buffer.from(file.bytes)
    const identified = await identifyAttached(original)
    if (identified?.kind !== 'pdf' && identified?.kind !== 'picture') {
      wrong.push(index + 1)
      continue
    }
    await refuseInfected(services, original, 'not_a_document')
    attachments.push({ kind: identified.kind, bytes: identified.bytes, original })
  }
  if (wrong.length > 0) refuseItems('file', 'not_a_document', wrong)
  return attachments
}

/** Control characters, invisible ones such as those that reverse the direction of text (a name then seems to end differently), and slashes. */
const DECEPTIVE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu

/** The sender's file name with the extension of the actual content: `счёт.pdf.exe` becomes `счёт.pdf.pdf`. At most `maxLength` characters. */
export function attachedName(sentName: string, kind: AttachedKind, maxLength: number): string {
  const extension = kind === 'picture' ? 'jpg' : kind
  const plain = sentName.normalize('NFC').replace(DECEPTIVE_CHARACTERS, '').trim()
  const stem = plain.replace(/\.[^.]{0,10}$/, '').trim() || 'file'
  return `${cutText(stem, maxLength - extension.length - 1)}.${extension}`
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** Content types of downloads. That of a PDF is a general one, so that browsers save it instead of showing it. */
const TYPES: Record<AttachedKind, string> = {
  picture: 'image/jpeg',
  pdf: 'application/octet-stream',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  docx: `${OFFICE}.wordprocessingml.document`,
}

/** The header Content-Disposition (RFC 6266): the name once in ASCII for old clients, and once in full. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Headers of a download: no browser shows the file within the site or runs anything in it. */
export const downloadHeaders = ({ kind, name }: { readonly kind: AttachedKind; readonly name: string }): Record<string, string> => ({
  'content-type': TYPES[kind],
  'content-disposition': disposition(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
})
