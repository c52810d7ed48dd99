// Operations on requests to the site's support: members write them, staff list and answer them.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { SUPPORT_TEXT_MAX } from './support.rules.ts'

const LongText = Type.String({ minLength: 1, maxLength: SUPPORT_TEXT_MAX, pattern: VISIBLE_TEXT_PATTERN })

export const createSupportRequest = defineOperation({
  method: 'POST',
  path: '/api/v1/support/',
  summary: 'Write to support; the answer comes by e-mail',
  access: 'user',
  limit: 'support',
  body: Type.Object({ support: LongText }),
  response: { 201: Type.Object({ id: Id }) },
  errors: [],
})

/** A request as staff see it; the answer's fields are null until it is answered. */
export const SupportRequest = Type.Object({
  id: Id,
  user: Type.Object({ id: Id, full_name: Type.String(), email: Type.String() }),
  /** The text of the request. */
  support: Type.String(),
  created_at: IsoTime,
  answer: Nullable(Type.String()),
  answered_at: Nullable(IsoTime),
  /** Name of the member of staff. */
  answered_by: Nullable(Type.String()),
})
export type SupportRequest = Static<typeof SupportRequest>

export const listSupportRequests = defineOperation({
  ...staffList,
  path: '/api/v1/admin/support/',
  summary:
    'Requests to support: open ones first, beginning with the longest waiting, then answered ones, the latest first; with `answered` only one of the two groups',
  query: Type.Object({ ...pageQuery, answered: Type.Optional(Type.Boolean()) }),
  response: { 200: Page(SupportRequest) },
})

export const answerSupportRequest = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/support/:id/answer/',
  summary: 'Answer a request by e-mail, once',
  params: Type.Object({ id: Id }),
  body: Type.Object({ text: LongText }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
