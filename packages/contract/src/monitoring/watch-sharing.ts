// Watch lists that their keepers show to their team, and companies that colleagues add to them.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable } from '../http/http.ts'
import { WATCHES_ADDED_MAX, WATCHES_MAX } from './monitoring.rules.ts'

const Text = Type.String()
const ShownAt = Nullable(IsoTime)

export const WatchList = Type.Object({
  /** To be given as `list` where changes, companies and days ahead are asked for. */
  id: Id,
  /** The person who keeps it. */
  kept_by: Text,
  companies: Type.Integer({ minimum: 0 }),
  shown_at: IsoTime,
})
export type WatchList = Static<typeof WatchList>

const own = { access: 'user', limit: 'api' } as const

export const listWatchLists = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/lists/',
  summary: "Watch lists that colleagues share with the caller's team, and whether the caller shares their own",
  response: {
    200: Type.Object({
      /** Company of the caller's team; null for who is in none. */
      team: Nullable(Text),
      /** Since when the team sees the caller's own list; null where it does not. */
      shown_at: ShownAt,
      /** Whether the caller adds companies to the lists of colleagues: accountants only read them. */
      may_add: Type.Boolean(),
      lists: Type.Array(WatchList),
    }),
  },
  errors: [],
})

export const showWatchesToTeam = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/monitoring/team/',
  summary: "Shares the caller's watch list with their team, or stops that; it also stops when the caller leaves the team",
  body: Type.Object({ shown: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: Type.Object({ shown_at: ShownAt }) },
  errors: ['not_found'],
})

export const addToWatchList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/monitoring/lists/:id/companies/',
  summary: `Adds at most ${WATCHES_ADDED_MAX} companies to a colleague's watch list, which holds at most ${WATCHES_MAX}; only its owner is notified of changes`,
  access: { role: 'user', flag: 'notifications_enabled' },
  params: Type.Object({ id: Id }),
  body: Type.Object(
    { numbers: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: WATCHES_ADDED_MAX }) },
    { additionalProperties: false },
  ),
  response: { 200: Type.Object({ added: Type.Integer(), unknown: Type.Array(Text) }) },
  errors: ['not_found', 'forbidden', 'too_many_watches'],
})
