// A list of checks that its maker shows to their team.
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
  response: { 200: Type.Object({ shown_at: Nullable(IsoTime) }) },
  errors: ['not_found'],
})
