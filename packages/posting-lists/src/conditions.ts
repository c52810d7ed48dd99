// What a search asks for: conditions that documents meet, and levels on which those that do are shown.

/** What is asked for beside a condition. */
export interface Further {
  /** Terms that a document must have. */
  readonly all?: readonly string[]
  /** Of each group a document must have one term. */
  readonly groups?: readonly (readonly string[])[]
}

/** Whatever is left out asks for nothing. */
export interface Condition extends Further {
  /** Texts that may be longer than any term: a document must have a word that begins with each (`Store.lookUp`). */
  readonly lookUps?: readonly string[]
  /** Places of the classes of documents that are meant (`Rules.classes`). */
  readonly classes?: readonly number[] | undefined
}

/** A part of a level: of what one condition finds that which meets something further. */
export interface Step {
  /** Its place among `widest`. */
  readonly condition: number
  readonly further: Further
}

/** A search: all that any of `widest` finds, on the first of the levels that it belongs to. What belongs to none is not found. */
export interface Asked {
  readonly widest: readonly Condition[]
  /** What is shown first, what follows and so on; on each level any of the steps will do. */
  readonly levels: readonly (readonly Step[])[]
}

/** The same condition with what is asked for beside; a group of one term is a term. */
export function narrowed<C extends Condition>(condition: C, { all = [], groups = [] }: Further): C {
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
export const termsOfAsked = ({ widest, levels }: Asked): string[] => [
  ...widest.flatMap(listTerms),
  ...levels.flatMap((steps) => steps.flatMap(({ further }) => listTerms(further))),
]
