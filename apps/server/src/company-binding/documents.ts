// The two documents of a request: made harmless, kept encrypted, destroyed after the decision.

import { refuseField } from '../platform/errors.ts'
import { contentType, isQuietPdf } from '../platform/files/content.ts'
import { cleanJpeg } from '../platform/files/pictures.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import type { Services } from '../platform/services.ts'
import type { DocumentKind } from './document-links.ts'

/** Enough to read a scanned page. */
const LONGEST_SIDE = 4000

/** Stores a document and returns its key; refuses what is no sound picture or quiet PDF. */
export async function storeDocument({ files, ids }: Services, kind: DocumentKind, file: UploadedFile): Promise<string> {
  const isPdf = contentType(file.bytes) === 'application/pdf'
  const clean = isPdf ? (isQuietPdf(file.bytes) ? file.bytes : null) : await cleanJpeg(file.bytes, LONGEST_SIDE)
  if (!clean) refuseField(kind, 'not_a_document')
  const key = `tickets/${ids.secret(16)}.${isPdf ? 'pdf' : 'jpg'}`
  await files.documents.put(key, clean)
  return key
}

/** Removes what was stored for a request that was not made after all. */
export async function dropDocuments({ files }: Services, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys) if (key) await files.documents.remove(key)
}
