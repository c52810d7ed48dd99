// Operations of staff on disputed facts: they check only the form (the document can be read, the appeal is named), not whether the company is right.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { DisputedFact } from './disputed-facts.ts'

const Text = Type.String()

export const StaffDispute = Type.Object({
  ...DisputedFact.properties,
  /** The company with its state registration number (ОГРН). */
  company: Type.Object({ name: Text, ogrn: Text }),
  user: Type.Object({ id: Id, full_name: Text }),
  /** Web and e-mail addresses, messenger channels and phone numbers in the company's words. */
  links: Type.Array(Text),
  /** Words of the staff's stop list in the company's words, each with the staff's note on it. */
  stop_words: Type.Array(Type.Object({ word: Text, note: Text })),
})
export type StaffDispute = Static<typeof StaffDispute>

const params = Type.Object({ id: Id })

export const listStaffDisputes = defineOperation({
  ...staffList,
  path: '/api/v1/admin/disputed-facts/',
  summary: 'Disputes that staff have not reviewed yet, the longest waiting first',
  query: Type.Object(pageQuery),
  response: { 200: Page(StaffDispute) },
})

export const acceptDispute = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/disputed-facts/:id/acceptance/',
  summary: 'Approve a dispute: its comment, appeal and document become public',
  params,
  response: { 204: null },
  errors: ['not_found', 'own_dispute', 'conflict'],
})

export const refuseDispute = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/disputed-facts/:id/refusal/',
  summary: 'Refuse a dispute: it is removed, and its author is told why',
  params,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'own_dispute', 'conflict'],
})
