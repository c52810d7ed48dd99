// Documents of a request to represent a company (`contract` is the company's tax certificate): checked before anything is stored, stored
// encrypted, destroyed after the decision. A PDF is stored as it was sent, a picture is encoded anew.
import { type DocumentKind, documentKinds } from '@sverka/contract/company-binding/company-binding.rules'
import { fieldErrors } from '@sverka/contract/errors'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { contentType } from '../platform/files/content.ts'
import { cleanJpeg } from '../platform/files/pictures.ts'
import type { PutFile } from '../platform/files/store.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import type { Services } from '../platform/services.ts'

/** Longest side of a stored picture in pixels; enough to read a scanned page. */
const MAX_SIDE = 4000

/** A document that passed the checks: a PDF as it was sent, or a re-encoded picture. */
interface CheckedDocument {
  readonly bytes: Buffer
  readonly extension: 'pdf' | 'jpg'
}

/** A value for each document; the power of attorney is optional. */
export type Documents<T> = Readonly<Record<'passport' | 'contract', T> & { power_of_attorney?: T | undefined }>

/** Checks the documents and stores nothing. Throws a field error for each file that is neither a valid picture nor a PDF that can be rendered. */
export async function readDocuments(services: Services, uploaded: Documents<UploadedFile>): Promise<Documents<CheckedDocument>> {
  const errors: FieldErrors = {}
  const checked: Partial<Record<DocumentKind, CheckedDocument>> = {}
  for (const kind of documentKinds) {
    const file = uploaded[kind]
    if (!file) continue
    const read = await readDocument(services, file)
    if (typeof read === 'string') errors[kind] = [{ code: read, message: fieldErrors[read] }]
    else checked[kind] = read
  }
  const { passport, contract, power_of_attorney } = checked
  if (!passport || !contract || Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  return { passport, contract, power_of_attorney }
}

async function readDocument({ pdf }: Services, { bytes }: UploadedFile): Promise<CheckedDocument | 'not_a_document' | 'too_many_pages'> {
  if (contentType(bytes) !== 'application/pdf') {
    const jpeg = await cleanJpeg(bytes, MAX_SIDE)
    return jpeg ? { bytes: jpeg, extension: 'jpg' } : 'not_a_document'
  }
  const { state } = await pdf.draw(bytes)
  if (state === 'drawn') return { bytes, extension: 'pdf' }
  return state === 'unreadable' ? 'not_a_document' : state
}

/** Stores a document and returns its key. */
export async function putDocument({ ids }: Services, put: PutFile, { bytes, extension }: CheckedDocument): Promise<string> {
  const key = `tickets/${ids.secret(16)}.${extension}`
  await put(key, bytes)
  return key
}

/** The document as a JPEG that the server renders, as staff never get the PDF itself; null if there is none. */
export async function readPicture({ files, pdf }: Services, key: string): Promise<Buffer | null> {
  const bytes = await files.documents.get(key)
  if (!bytes || !key.endsWith('.pdf')) return bytes
  const drawing = await pdf.draw(bytes)
  return drawing.state === 'drawn' ? Buffer.from(drawing.jpeg) : null
}

/** Deletes the stored documents; null keys are skipped. */
export async function deleteDocuments({ files }: Services, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys) if (key) await files.documents.remove(key)
}
