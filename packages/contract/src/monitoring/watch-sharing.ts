// Operations on shared watch lists: a member shares the list of companies they watch with their team, and colleagues add companies to it.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable } from '../http/http.ts'
import { WATCHES_ADDED_MAX, WATCHES_MAX } from './monitoring.rules.ts'

const Text = Type.String()
const ShownAt = Nullable(IsoTime)

export const WatchList = Type.Object({
  /** Value of the parameter `list` in the operations that read companies, changes and upcoming dates. */
  id: Id,
  /** The person whose list it is. */
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
      /** Name of the company whose team the caller belongs to; null without a team. */
      team: Nullable(Text),
      /** Since when the team can see the caller's own list; null if it is not shared. */
      shown_at: ShownAt,
      /** Whether the caller may add companies to colleagues' lists: a person with the role of accountant may only read them. */
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
  /** `added`: number of companies added; `unknown`: numbers that no company has. */
  response: { 200: Type.Object({ added: Type.Integer(), unknown: Type.Array(Text) }) },
  errors: ['not_found', 'forbidden', 'too_many_watches'],
})
