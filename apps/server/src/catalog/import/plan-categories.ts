// Plans the import of a category file: which rows are new, which change something, and which are refused, each with its reason.
import { CATEGORY_LEVELS, type RowChange, type RowFault, type RowOutcome } from '@sverka/contract/catalog/catalog.rules'
import type { CategoryLine } from './read-categories.ts'

/** A stored category. A name or rate is null if there is none. */
export interface KnownCategory {
  /** The slug. */
  readonly key: string
  /** Key of the parent; null at the top level. */
  readonly parent: string | null
  readonly name: string
  readonly nameEn: string | null
  readonly nameZh: string | null
  /** In percent. */
  readonly vatRate: number | null
}

export interface PlannedRow {
  readonly row: CategoryLine
  readonly outcome: RowOutcome
  /** Why the row is refused; null if it is not. */
  readonly fault: RowFault | null
  /** The fields that a changed row changes. */
  readonly changes: readonly RowChange[]
}

/** A tree of categories, as the parent of each key; null at the top level. */
export type Parents = ReadonlyMap<string, string | null>

/** The outcome of each row, and the resulting tree. */
export interface Plan {
  readonly rows: readonly PlannedRow[]
  /** The tree after the import: the existing one with all accepted rows. */
  readonly parents: Parents
}

/** The plan has the rows in the order of the file. A category without a row does not change. */
export function planCategories(tree: readonly KnownCategory[], rows: readonly CategoryLine[]): Plan {
  const stored = new Map(tree.map((category) => [category.key, category]))
  const faults = new Map<CategoryLine, RowFault>(rows.flatMap((row) => (row.fault ? [[row, row.fault] as const] : [])))
  for (const row of findRepeated(rows)) if (!faults.has(row)) faults.set(row, 'key_twice')
  // A refused row is no longer in the tree, so the rows below it lose their parent. The check repeats until it finds no new fault.
  for (;;) {
    const accepted = rows.filter((row) => !faults.has(row))
    const parents = parentsWith(tree, accepted)
    const found = findFaults({ accepted, parents, stored, refused: new Set([...faults.keys()].map(({ key }) => key)) })
    if (found.size === 0) return { rows: rows.map((row) => planRow(row, faults.get(row), stored.get(row.key))), parents }
    for (const [row, fault] of found) faults.set(row, fault)
  }
}

/** Rows with the key of an earlier row. */
function findRepeated(rows: readonly CategoryLine[]): CategoryLine[] {
  const seen = new Set<string>()
  return rows.filter(({ key }) => {
    if (key === '' || !seen.has(key)) {
      seen.add(key)
      return false
    }
    return true
  })
}

/** The tree with these rows: a row overrides the stored parent of its key. */
const parentsWith = (tree: readonly KnownCategory[], accepted: readonly CategoryLine[]): Map<string, string | null> =>
  new Map([...tree, ...accepted].map(({ key, parent }) => [key, parent]))

interface TreeToCheck {
  /** Rows without a fault so far. */
  readonly accepted: readonly CategoryLine[]
  /** The tree with these rows. */
  readonly parents: Parents
  /** The stored categories by key. */
  readonly stored: ReadonlyMap<string, KnownCategory>
  /** Keys of rows that are refused already. */
  readonly refused: ReadonlySet<string>
}

function findFaults({ accepted, parents, stored, refused }: TreeToCheck): Map<CategoryLine, RowFault> {
  const found = new Map<CategoryLine, RowFault>()
  const levels = readLevels(parents)
  for (const row of accepted) {
    const level = levels.get(row.key) ?? 1
    if (row.parent !== null && !parents.has(row.parent)) found.set(row, refused.has(row.parent) ? 'parent_refused' : 'parent_unknown')
    // A category below a cycle, but not in it, is refused in the next round, when its parent is refused.
    else if (level === 'in_circle') found.set(row, 'in_circle')
    else if (level !== 'below_circle' && level > CATEGORY_LEVELS) found.set(row, 'too_deep')
  }
  if (found.size > 0) return found
  // A row that moves a category moves its descendants too: it is refused if a descendant would come too deep.
  const moving = new Map(
    accepted.filter((row) => stored.has(row.key) && stored.get(row.key)?.parent !== row.parent).map((row) => [row.key, row]),
  )
  for (const key of stored.keys()) {
    const level = levels.get(key) ?? 1
    if (typeof level === 'number' && level <= CATEGORY_LEVELS) continue
    const mover = listAncestors(parents, key).find((above) => moving.has(above))
    const row = mover === undefined ? undefined : moving.get(mover)
    if (row) found.set(row, 'too_deep')
  }
  return found
}

/** The key and its ancestors, up to the root or the start of a cycle. */
function listAncestors(parents: Parents, key: string): string[] {
  const path = new Set<string>()
  for (let at: string | null | undefined = key; typeof at === 'string' && !path.has(at); at = parents.get(at)) path.add(at)
  return [...path]
}

/** 1 at the top. A category whose ancestors form a cycle has no level: it is in the cycle or below it. */
type Level = number | 'in_circle' | 'below_circle'

/** The level of every category. Visits each category once, so that long chains of ancestors take linear time. */
export function readLevels(parents: Parents): ReadonlyMap<string, Level> {
  const levels = new Map<string, Level>()
  for (const key of parents.keys()) {
    const path = new Map<string, number>()
    let at: string | null | undefined = key
    for (; typeof at === 'string' && !levels.has(at) && !path.has(at); at = parents.get(at)) path.set(at, path.size)
    // The walk up ended at a category whose level is computed, at one of this path (a cycle), or above the top level.
    const end = at ?? ''
    const cycleStart = path.get(end)
    let level: Level = levels.get(end) ?? 0
    for (const [descendant, place] of [...path].toReversed()) {
      if (cycleStart !== undefined) level = place >= cycleStart ? 'in_circle' : 'below_circle'
      else level = typeof level === 'number' ? level + 1 : 'below_circle'
      levels.set(descendant, level)
    }
  }
  return levels
}

function planRow(row: CategoryLine, fault: RowFault | undefined, before: KnownCategory | undefined): PlannedRow {
  if (fault) return { row, outcome: 'refused', fault, changes: [] }
  if (!before) return { row, outcome: 'new', fault: null, changes: [] }
  const pairs: readonly (readonly [RowChange, unknown, unknown])[] = [
    ['parent', row.parent, before.parent],
    ['name', row.name, before.name],
    ['name_en', row.nameEn ?? before.nameEn, before.nameEn],
    ['name_zh', row.nameZh ?? before.nameZh, before.nameZh],
    ['vat_rate', row.vatRate ?? before.vatRate, before.vatRate],
  ]
  const changes = pairs.filter(([, after, now]) => after !== now).map(([change]) => change)
  return { row, outcome: changes.length > 0 ? 'changed' : 'unchanged', fault: null, changes }
}
