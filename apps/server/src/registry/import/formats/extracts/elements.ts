// The elements of an extract: what each becomes, or why nobody reads it. What an import meets beyond them is told by name.
import type { XmlElement } from '../../xml/xml-tree.ts'
import { ANYWHERE, type ElementUse, type ElementUses, LEGAL_ENTITY, SOLE_TRADER } from './element-uses.ts'

export const ELEMENTS: Readonly<Record<'СвЮЛ' | 'СвИП', ElementUses>> = { СвЮЛ: LEGAL_ENTITY, СвИП: SOLE_TRADER }

const WHOLE = '/**'

/** The use of the element at a path; undefined where the tables do not know it. */
export function findUse(root: keyof typeof ELEMENTS, path: string): ElementUse | undefined {
  const table = ELEMENTS[root]
  const own = table[path] ?? table[path + WHOLE]
  if (own) return own
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = table[path.slice(0, end) + WHOLE]
    if (above) return above
  }
  return ANYWHERE[path.split('/').findLast((name) => name in ANYWHERE) ?? '']
}

/** An element whose inside is looked at, or one that is settled with everything inside of it. */
interface Known {
  isWhole: boolean
  readonly inside: Map<string, Known>
}

const known = (): Known => ({ isWhole: false, inside: new Map() })

function buildTree(table: ElementUses): Known {
  const tree = known()
  for (const path of Object.keys(table)) {
    const isWhole = path.endsWith(WHOLE)
    let place = tree
    for (const name of (isWhole ? path.slice(0, -WHOLE.length) : path).split('/')) {
      const next = place.inside.get(name) ?? known()
      place.inside.set(name, next)
      place = next
    }
    if (isWhole) place.isWhole = true
  }
  return tree
}

const TREES = { СвЮЛ: buildTree(LEGAL_ENTITY), СвИП: buildTree(SOLE_TRADER) }
const EVERYWHERE = new Set(Object.keys(ANYWHERE))

/** Counts of elements that were met and are not read, by their names. */
export type UnreadElements = Record<string, number>

/** Names beyond this many are counted together: a hostile file has names without end. */
const MOST_NAMES = 200
const LONGEST_NAME = 60
const OTHERS = 'others'

export function countUnread(counts: UnreadElements, name: string, more: number): void {
  const shown = name.slice(0, LONGEST_NAME)
  const place = shown in counts || Object.keys(counts).length < MOST_NAMES ? shown : OTHERS
  counts[place] = (counts[place] ?? 0) + more
}

/** Records of the register that set, corrected or voided what stands beside them. */
const MARK = 'ГРН'

/** Notes what an extract has that the tables do not know, by its path. */
export const noteUnread = (record: XmlElement, root: keyof typeof ELEMENTS, counts: UnreadElements): void =>
  noteInside(record, TREES[root], { path: '', counts })

function noteInside(element: XmlElement, { inside }: Known, { path, counts }: { path: string; counts: UnreadElements }): void {
  for (const child of element.children) {
    const { name } = child
    const next = inside.get(name)
    if (next?.isWhole || name.startsWith(MARK)) continue
    if (!next) {
      if (!EVERYWHERE.has(name)) countUnread(counts, path + name, 1)
    } else if (child.children.length > 0) noteInside(child, next, { path: `${path}${name}/`, counts })
  }
}
