// What a search asks for: the conditions, and the levels on which the matching documents are shown.

/** Further requirements beside a condition. */
export interface ExtraRequirements {
  /** Terms that a document must all have. */
  readonly all?: readonly string[]
  /** A document must have at least one term of each group. */
  readonly groups?: readonly (readonly string[])[]
}

/** A field that is left out requires nothing. */
export interface Condition extends ExtraRequirements {
  /** Texts that may be longer than any term: for each, a document must have a word that begins with it (`Store.lookUp`). */
  readonly lookUps?: readonly string[]
  /** Indexes of the wanted classes of documents (`Rules.classes`). */
  readonly classes?: readonly number[] | undefined
}

/** One step of a level: the documents that match a condition and a further requirement. */
export interface Step {
  /** Its index in `widest`. */
  readonly condition: number
  readonly further: ExtraRequirements
}

/** A search: every match of any of `widest`, on the first level that it belongs to. Matches of no level are left out. */
export interface IndexQuery {
  readonly widest: readonly Condition[]
  /** Levels in the order in which they are shown; a document is on a level if it matches any of its steps. */
  readonly levels: readonly (readonly Step[])[]
}

/** The condition with the further requirement added; a group of one term becomes a required term. */
export function withRequirements<C extends Condition>(condition: C, { all = [], groups = [] }: ExtraRequirements): C {
  if (all.length + groups.length === 0) return condition
  const only = groups.flatMap((group) => (group.length === 1 ? group : []))
  return {
    ...condition,
    all: [...new Set([...(condition.all ?? []), ...only, ...all])],
    groups: [...(condition.groups ?? []), ...groups.filter((group) => group.length > 1)],
  }
}

const listTerms = ({ all = [], groups = [], lookUps = [] }: Condition): string[] => [...all, ...groups.flat(), ...lookUps]

/** The terms whose lists a search reads. */
export const listQueryTerms = ({ widest, levels }: IndexQuery): string[] => [
  ...widest.flatMap(listTerms),
  ...levels.flatMap((steps) => steps.flatMap(({ further }) => listTerms(further))),
]
