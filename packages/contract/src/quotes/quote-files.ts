// Photos, drawings and documents of a request for prices: seen by its buyer and the sellers who may offer.
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, Id, StringEnum } from '../http/http.ts'
import { QUOTE_FILE_BYTES, QUOTE_FILES_MAX } from './quotes.rules.ts'

export const FileId = Type.String({ format: 'uuid' })

/** A photo or a PDF; photos are encoded again as JPEG. Names are not kept. */
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
  summary: `The buyer adds photos or PDFs to a request that takes offers, at most ${QUOTE_FILES_MAX} in all; the same file again changes nothing`,
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
  summary: 'The buyer removes a file of a request, until an offer is accepted',
  params: oneFile,
  response: { 200: Type.Object({ files }) },
  errors: ['not_found', 'quote_closed'],
})

export const getQuoteFile = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-requests/:id/files/:file/',
  summary:
    'A file of a request for its buyer, for the sellers who were asked while it takes offers, for the one whose offer was accepted, and for staff while a complaint waits',
  params: oneFile,
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})
