// Operations of staff on buyers' requests for quotes about which sellers complained: staff leave a request as it is, or hide it from its sellers.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { FileId, QuoteFile } from './quote-files.ts'
import { KEPT_FILES_MAX, REMOVED_REASON_MAX } from './quotes.rules.ts'
import { QuoteRequest } from './quotes.ts'

const Text = Type.String()
const Person = Type.Object({ id: Id, full_name: Text })

export const StaffQuote = Type.Object({
  ...QuoteRequest.properties,
  files: Type.Array(
    Type.Object({
      ...QuoteFile.properties,
      /** The buyer removed it while a complaint waited: only staff see it, until they decide. */
      is_removed: Type.Boolean(),
    }),
    { maxItems: KEPT_FILES_MAX },
  ),
  buyer: Person,
  /** Web and e-mail addresses, messenger channels and phone numbers in the text. */
  links: Type.Array(Text),
  /** Words of the staff's stop list in the text, each with the staff's note on it. */
  stop_words: Type.Array(Type.Object({ word: Text, note: Text })),
  /** The oldest first. */
  complaints: Type.Array(
    Type.Object({
      text: Text,
      /** The number of the file that the complaint is about, from 1; null if it is about the whole request, or the file was removed. */
      file: Nullable(Type.Integer({ minimum: 1 })),
      user: Person,
      created_at: IsoTime,
    }),
  ),
  /** The latest of these complaints, for `keepQuote`; null without any. */
  last_complaint: Nullable(Id),
})
export type StaffQuote = Static<typeof StaffQuote>

const params = Type.Object({ id: Id })

export const listComplainedQuotes = defineOperation({
  ...staffList,
  path: '/api/v1/admin/quote-requests/',
  summary: 'Requests for prices with undecided complaints, the longest waiting first',
  query: Type.Object({ ...pageQuery, ...namesLanguage }),
  response: { 200: Page(StaffQuote) },
})

export const keepQuote = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/quote-requests/:id/keep/',
  summary: 'Decide the complaints about a request for prices by leaving it as it is; with `seen` those up to this one',
  params,
  query: Type.Object({ seen: Type.Optional(Id) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const removeQuote = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/quote-requests/:id/remove/',
  summary: 'Hide a request for prices and its files from all sellers but the one whose offer was accepted; the buyer reads the reason',
  params,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: REMOVED_REASON_MAX, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const removeFileByStaff = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/quote-requests/:id/files/:file/remove/',
  summary: 'Take one file off a request for prices for everybody while a complaint waits; the complaints are still to be decided',
  params: Type.Object({ id: Id, file: FileId }),
  response: { 204: null },
  errors: ['not_found'],
})
