// Operations on lists of companies and people that are searched for ties among each other (shared heads, founders, addresses, phones), to see whether
// they are independent. A background job searches; only the member who made a list can read it.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { TIE_LIST_NAME_MAX, TIE_MEMBERS_MAX, tieListStates, tieViews } from './lists.rules.ts'
import { Tie, TieHub, TieNode, TiePath } from './ties.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const TieList = Type.Object({
  id: Id,
  name: Text,
  state: StringEnum(tieListStates),
  created_at: IsoTime,
  finished_at: Nullable(IsoTime),
  /** Number of members (numbers of the list), and how many of them have been searched. */
  members: Count,
  searched: Count,
  /** Members with a tie to another one; null until the search is done. */
  tied: Nullable(Count),
})
export type TieList = Static<typeof TieList>

/** A number of the list, ИНН (taxpayer) or ОГРН (registration): `place` is its position, counted from 1. */
export const TieMember = Type.Object({
  place: Type.Integer({ minimum: 1 }),
  number: Text,
  /** Key of its node in the result; null if no register has the number. */
  key: Nullable(Text),
  /** The position of an earlier number of the same company or person. */
  same_as: Nullable(Type.Integer()),
  /** True if the member has too many ties to search through, so that members more than three steps away from it were not found. */
  is_hub: Type.Boolean(),
})
export type TieMember = Static<typeof TieMember>

/** Positions of connected members, and the paths that connect them: one fewer than the members, the shortest and strongest first. */
export const TieGroup = Type.Object({ places: Type.Array(Type.Integer()), paths: Type.Array(TiePath) })
export type TieGroup = Static<typeof TieGroup>

/** `apart`: positions of the members without a tie to another one. */
export const TieView = Type.Object({ groups: Type.Array(TieGroup), apart: Type.Array(Type.Integer()) })

export const TieListResult = Type.Object({
  members: Type.Array(TieMember),
  /** The groups in each view: with all ties, without weak ones, with present ones only. */
  views: Type.Object(Object.fromEntries(tieViews.map((view) => [view, TieView])) as Record<(typeof tieViews)[number], typeof TieView>),
  nodes: Type.Array(TieNode),
  ties: Type.Array(Tie),
  hubs: Type.Array(TieHub),
  /** True if the search reached its limit: ties that are not listed may exist. */
  cut: Type.Boolean(),
})
export type TieListResult = Static<typeof TieListResult>

/** `unread`: lines in which no number was found; `result` is null while the search runs. */
export const WholeTieList = Type.Object({ ...TieList.properties, unread: Type.Array(Text), result: Nullable(TieListResult) })
export type WholeTieList = Static<typeof WholeTieList>

const listId = Type.Object({ id: Id })
const own = { access: 'user', limit: 'api' } as const

export const createTieList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/ties/lists/',
  summary: `Starts a search for connections among the companies and people of a list of INN and OGRN; at most ${TIE_MEMBERS_MAX}`,
  limit: ['api', 'report'],
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: TIE_LIST_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }),
      /** ИНН and ОГРН, one or several on a line. */
      numbers: Type.Optional(Type.String({ maxLength: 60_000 })),
      /** Id of a bulk check whose numbers are used instead. */
      checked_list: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  response: { 201: TieList },
  errors: ['not_found'],
})

export const listTieLists = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/ties/lists/',
  summary: "The caller's lists that were searched for connections, the newest first",
  query: Type.Object(pageQuery),
  response: { 200: Page(TieList) },
  errors: [],
})

export const getTieList = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/ties/lists/:id/',
  summary: 'One list: the progress of the search, then who is connected, by what and since when',
  params: listId,
  response: { 200: WholeTieList },
  errors: ['not_found'],
})

export const repeatTieList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/ties/lists/:id/repeat/',
  summary: 'Searches the same numbers again, as a new list',
  limit: ['api', 'report'],
  params: listId,
  response: { 201: TieList },
  errors: ['not_found'],
})

export const printTieList = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/ties/lists/:id/pdf/',
  summary: 'The connections found in a list as a PDF in Russian',
  limit: 'report',
  params: listId,
  response: { 200: Bytes('application/pdf') },
  errors: ['not_found', 'tie_list_running'],
})
