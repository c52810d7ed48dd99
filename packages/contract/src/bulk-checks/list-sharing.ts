// The operation with which a member shares a bulk check (a list of checked companies) with the people of their team, or stops sharing it.
import { Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable } from '../http/http.ts'

export const showListToTeam = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'PUT',
  path: '/api/v1/bulk-checks/:id/team/',
  summary:
    "Shares one of the caller's lists with their team, with its lines, sums and files, or stops that; it also stops when the caller leaves the team",
  params: Type.Object({ id: Id }),
  body: Type.Object({ shown: Type.Boolean() }, { additionalProperties: false }),
  /** Since when the list is shared; null if it is not. */
  response: { 200: Type.Object({ shown_at: Nullable(IsoTime) }) },
  errors: ['not_found'],
})
