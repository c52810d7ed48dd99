// The request of a search: the conditions that a document must meet, and the levels by which the matching documents are ordered. A term is a word or
// a prefix of a word, for which the index has a posting list.

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

/** A search finds every document that meets any condition of `widest`, on the first level to which it belongs. A match of no level is left out. */
export interface IndexQuery {
  readonly widest: readonly Condition[]
  /** Levels in the order in which they are shown; a document belongs to a level if it matches any of the level's steps. */
  readonly levels: readonly (readonly Step[])[]
}

/** The condition with the further requirement added; a group of one term becomes a required term. */
export function withRequirements<C extends Condition>(condition: C, { all = [], groups = [] }: ExtraRequirements): C {
  if (all.length + groups.length === 0) return condition
  const soleTerms = groups.flatMap((group) => (group.length === 1 ? group : []))
  return {
    ...condition,
    all: [...new Set([...(condition.all ?? []), ...soleTerms, ...all])],
    groups: [...(condition.groups ?? []), ...groups.filter((group) => group.length > 1)],
  }
}

const listTerms = ({ all = [], groups = [], lookUps = [] }: Condition): string[] => [...all, ...groups.flat(), ...lookUps]

/** The terms whose lists a search reads. */
export const listQueryTerms = ({ widest, levels }: IndexQuery): string[] => [
  ...widest.flatMap(listTerms),
  ...levels.flatMap((steps) => steps.flatMap(({ further }) => listTerms(further))),
]
