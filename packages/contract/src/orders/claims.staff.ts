// Operations of staff on buyers' claims about orders that were escalated to them: staff read both sides and decide once.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { CLAIM_TEXT_MAX } from './claims.rules.ts'
import { Claim } from './claims.ts'

const Text = Type.String()

/** A claim with both sides; `company` is the seller's. */
export const StaffClaim = Type.Object({
  ...Claim.properties,
  /** Sums in rubles. */
  order: Type.Object({ id: Id, total: Type.Number(), refunded: Type.Number() }),
  buyer: Type.Object({ id: Id, full_name: Text }),
  seller: Type.Object({ id: Id, full_name: Text }),
  company: Text,
})
export type StaffClaim = Static<typeof StaffClaim>

export const listStaffClaims = defineOperation({
  ...staffList,
  path: '/api/v1/admin/order-claims/',
  summary: 'Claims that were escalated to staff, the longest waiting first',
  query: Type.Object(pageQuery),
  response: { 200: Page(StaffClaim) },
})

export const decideClaim = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/order-claims/:id/decision/',
  summary: 'Decide a claim for one side, with a reason that both read; refunds are made on the page of payments',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    for: StringEnum(['buyer', 'seller']),
    /** The reason, which both sides read. */
    said: Type.String({ minLength: 1, maxLength: CLAIM_TEXT_MAX, pattern: VISIBLE_TEXT_PATTERN }),
  }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
