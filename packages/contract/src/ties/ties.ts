// The operation that finds the path between two companies or people: the shortest chains of ties (heads, founders, shared addresses and phones), each
// tie with its days.
import { type Static, Type } from 'typebox'
import { CompanyStatus, Provenance } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { MAX_STEPS, PATHS_SHOWN, pathStates, tieKinds, tieNodeKinds } from './ties.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const TieNode = Type.Object({
  /**
   * `o:` with the ОГРН (registration number), `p:` with a person's ИНН (taxpayer number), `a:` and `t:` with our own number for an address and a
   * phone.
   */
  key: Text,
  kind: StringEnum(tieNodeKinds),
  name: Text,
  ogrn: Nullable(Text),
  inn: Nullable(Text),
  status: Nullable(CompanyStatus),
  /** Whether the company has a known stop factor (a fact that alone rules out a deal); false for people, addresses and phones. */
  stopped: Type.Boolean(),
  /** How many active companies share the address or the phone. */
  shared_by: Nullable(Count),
})
export type TieNode = Static<typeof TieNode>

export const Tie = Type.Object({
  /** Keys of the two nodes. */
  from: Text,
  to: Text,
  kind: StringEnum(tieKinds),
  /** Share of the capital, percent. */
  percent: Nullable(Type.Number()),
  /** The head's position, as the register writes it. */
  post: Nullable(Text),
  /** First record of the tie, if an extract gives it. */
  since: Nullable(IsoDate),
  /** For a past tie: the day on which the company ended, or the day of the first register extract without the tie. */
  until: Nullable(IsoDate),
  /** True for a past tie. */
  over: Type.Boolean(),
  source: Nullable(Provenance),
})
export type Tie = Static<typeof Tie>

/** The keys of the nodes from one end to the other. */
export const TiePath = Type.Object({
  keys: Type.Array(Text),
  /** True if it uses a shared address or phone. */
  weaker: Type.Boolean(),
  /** True if it uses a past tie. */
  over: Type.Boolean(),
})
export type TiePath = Static<typeof TiePath>

/** A subject that the search reached but did not search through, because it has too many ties. */
export const TieHub = Type.Object({ kind: StringEnum(tieNodeKinds), name: Text, inn: Nullable(Text), ogrn: Nullable(Text) })
export type TieHub = Static<typeof TieHub>

export const PathAnswer = Type.Object({
  from: TieNode,
  to: TieNode,
  state: StringEnum(pathStates),
  /** Paths without shared addresses and phones first, then paths with them if these are shorter; of each kind only the shortest. */
  paths: Type.Array(TiePath),
  /** True if there are more paths of the same length, or the search reached its limit. */
  more: Type.Boolean(),
  nodes: Type.Array(TieNode),
  ties: Type.Array(Tie),
  hubs: Type.Array(TieHub),
})
export type PathAnswer = Static<typeof PathAnswer>

/** ИНН of a company or a person, ОГРН or ОГРНИП. */
const subjectNumber = Type.String({ maxLength: 20, examples: ['7707083893'] })
const option = Type.Optional(Type.Boolean())

export const findPath = defineOperation({
  method: 'GET',
  path: '/api/v1/ties/path/',
  summary: `The shortest paths of at most ${MAX_STEPS} steps between two companies or people, at most ${PATHS_SHOWN} of each length`,
  access: 'user',
  limit: 'search',
  query: Type.Object({
    from: subjectNumber,
    to: subjectNumber,
    /** Include addresses and phones shared by few companies; default true. */
    weaker: option,
    /** Include past ties; default false. */
    past: option,
  }),
  response: { 200: PathAnswer },
  errors: ['number_invalid', 'company_not_found', 'person_not_found', 'ties_of_one'],
})
