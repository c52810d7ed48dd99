// How two companies or people hang together: the shortest paths between them, with the days in which each tie held.
import { type Static, Type } from 'typebox'
import { CompanyStatus, Provenance } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { PATHS_SHOWN, pathStates, STEPS_MOST, tieKinds, tieNodeKinds } from './ties.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const TieNode = Type.Object({
  /** `o:ОГРН`, `p:ИНН of a person`, `a:` and `t:` with a number of its own for an address and a telephone. */
  key: Text,
  kind: StringEnum(tieNodeKinds),
  name: Text,
  ogrn: Nullable(Text),
  inn: Nullable(Text),
  status: Nullable(CompanyStatus),
  /** How many living companies share the address or the telephone. */
  shared_by: Nullable(Count),
})
export type TieNode = Static<typeof TieNode>

export const Tie = Type.Object({
  from: Text,
  to: Text,
  kind: StringEnum(tieKinds),
  /** Share of the capital, percent. */
  percent: Nullable(Type.Number()),
  /** Of a head, as the register writes it. */
  post: Nullable(Text),
  /** First record of the tie, where an extract gives it. */
  since: Nullable(IsoDate),
  /** Of a tie that is over: the day on which the company ended, or of the first extract that no longer names the tie. */
  until: Nullable(IsoDate),
  /** It no longer holds. */
  over: Type.Boolean(),
  source: Nullable(Provenance),
})
export type Tie = Static<typeof Tie>

export const TiePath = Type.Object({
  keys: Type.Array(Text),
  /** It rests on a shared address or telephone. */
  weaker: Type.Boolean(),
  /** It rests on a tie that no longer holds. */
  over: Type.Boolean(),
})
export type TiePath = Static<typeof TiePath>

/** What the search did not go through. */
export const TieHub = Type.Object({ kind: StringEnum(tieNodeKinds), name: Text, inn: Nullable(Text), ogrn: Nullable(Text) })
export type TieHub = Static<typeof TieHub>

export const PathAnswer = Type.Object({
  from: TieNode,
  to: TieNode,
  state: StringEnum(pathStates),
  /** Those over heads, founders, managers and predecessors first, then weaker ones if they are shorter; of each length the shortest alone. */
  paths: Type.Array(TiePath),
  /** There are more of the same length, or not everything was read. */
  more: Type.Boolean(),
  nodes: Type.Array(TieNode),
  ties: Type.Array(Tie),
  hubs: Type.Array(TieHub),
})
export type PathAnswer = Static<typeof PathAnswer>

/** INN of a company or a person, OGRN or OGRNIP. */
const asked = Type.String({ maxLength: 20, examples: ['7707083893'] })
const chosen = Type.Optional(Type.Boolean())

export const findPath = defineOperation({
  method: 'GET',
  path: '/api/v1/ties/path/',
  summary: `The shortest paths of at most ${STEPS_MOST} steps between two companies or people, at most ${PATHS_SHOWN} of a length`,
  access: 'user',
  limit: 'search',
  query: Type.Object({
    from: asked,
    to: asked,
    /** Addresses and telephones that few companies share; yes if not given. */
    weaker: chosen,
    /** Ties that no longer hold; no if not given. */
    past: chosen,
  }),
  response: { 200: PathAnswer },
  errors: ['number_invalid', 'company_not_found', 'person_not_found', 'ties_of_one'],
})
