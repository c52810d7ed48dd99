// Operations on the photos, drawings and documents of a buyer's request for quotes: the buyer and the sellers who may make an offer can see them.
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, Id, StringEnum } from '../http/http.ts'
import { QUOTE_FILE_BYTES, QUOTE_FILES_MAX } from './quotes.rules.ts'

export const FileId = Type.String({ format: 'uuid' })

/** A photo or a PDF; photos are encoded again as JPEG. Names of files are not stored. */
export const QuoteFile = Type.Object({
  id: FileId,
  kind: StringEnum(['picture', 'pdf']),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
})
export type QuoteFile = Static<typeof QuoteFile>

const member = { access: 'user', limit: 'api' } as const
const files = Type.Array(QuoteFile, { maxItems: QUOTE_FILES_MAX })
const oneFile = Type.Object({ id: Id, file: FileId })

export const addQuoteFiles = defineOperation({
  ...member,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/quote-requests/:id/files/',
  summary: `Add photos or PDFs to an own open request, at most ${QUOTE_FILES_MAX} in all; the same file again changes nothing`,
  params: Type.Object({ id: Id }),
  consumes: 'multipart',
  files: { file: { maxBytes: QUOTE_FILE_BYTES, maxCount: QUOTE_FILES_MAX, required: true } },
  response: { 201: Type.Object({ files }) },
  errors: ['not_found', 'quote_closed', 'too_many_quote_files', 'overloaded'],
})

export const removeQuoteFile = defineOperation({
  ...member,
  method: 'DELETE',
  path: '/api/v1/quote-requests/:id/files/:file/',
  summary: 'Remove a file of an own request, until an offer is accepted',
  params: oneFile,
  response: { 200: Type.Object({ files }) },
  errors: ['not_found', 'quote_closed'],
})

export const getQuoteFile = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-requests/:id/files/:file/',
  summary:
    'A file of a request: for its buyer, for the asked sellers while it is open, for the seller whose offer was accepted, and for staff while a complaint is undecided',
  params: oneFile,
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})
