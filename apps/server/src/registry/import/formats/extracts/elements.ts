// Looks up the use of an XML element of an extract from a state register, and counts the elements that are not listed in `element-uses.ts`: an import
// reports them by name, so that new data of the register are noticed.
import type { XmlElement } from '../../xml/xml-tree.ts'
import { ANYWHERE, type ElementUse, type ElementUses, LEGAL_ENTITY, SOLE_TRADER } from './element-uses.ts'

/** The tables by the element of one record: СвЮЛ, a legal entity; СвИП, a sole trader. */
export const ELEMENTS: Readonly<Record<'СвЮЛ' | 'СвИП', ElementUses>> = { СвЮЛ: LEGAL_ENTITY, СвИП: SOLE_TRADER }

/** Ending of a row that covers all descendants of its element. */
const WHOLE = '/**'

/** The use of the element at a path below the root (`СвУстКап/СведУмУК`); undefined if the tables do not have it. */
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

/** A table as a tree of elements. `isWhole`: the row of the element covers all its content (`/**`), which is not examined. */
interface ElementNode {
  isWhole: boolean
  readonly inside: Map<string, ElementNode>
}

const newNode = (): ElementNode => ({ isWhole: false, inside: new Map() })

function buildTree(table: ElementUses): ElementNode {
  const tree = newNode()
  for (const path of Object.keys(table)) {
    const isWhole = path.endsWith(WHOLE)
    let place = tree
    for (const name of (isWhole ? path.slice(0, -WHOLE.length) : path).split('/')) {
      const next = place.inside.get(name) ?? newNode()
      place.inside.set(name, next)
      place = next
    }
    if (isWhole) place.isWhole = true
  }
  return tree
}

const TREES = { СвЮЛ: buildTree(LEGAL_ENTITY), СвИП: buildTree(SOLE_TRADER) }
const EVERYWHERE = new Set(Object.keys(ANYWHERE))

/** Numbers of elements that were not read, by path below the root. */
export type UnreadElements = Record<string, number>

/** Further names are counted together as `others`: a hostile file could have any number of names. */
const MAX_NAMES = 200
/** Names are cut to this many characters. */
const MAX_NAME_LENGTH = 60
const OTHERS = 'others'

/** Adds `more` elements of a name to the counts. */
export function countUnread(counts: UnreadElements, name: string, more: number): void {
  const shown = name.slice(0, MAX_NAME_LENGTH)
  const place = shown in counts || Object.keys(counts).length < MAX_NAMES ? shown : OTHERS
  counts[place] = (counts[place] ?? 0) + more
}

/**
 * Beginning of the names of elements (`ГРНДата` …) that only refer to the record of the history that entered, corrected or voided the data; they are
 * not counted. ГРН is the number of a record.
 */
const RECORD_REFERENCE = 'ГРН'

/** Adds the elements of an extract that the tables do not have to `counts`. `record`: СвЮЛ or СвИП. */
export const noteUnread = (record: XmlElement, root: keyof typeof ELEMENTS, counts: UnreadElements): void =>
  noteInside(record, TREES[root], { path: '', counts })

function noteInside(element: XmlElement, { inside }: ElementNode, { path, counts }: { path: string; counts: UnreadElements }): void {
  for (const child of element.children) {
    const { name } = child
    const next = inside.get(name)
    if (next?.isWhole || name.startsWith(RECORD_REFERENCE)) continue
    if (!next) {
      if (!EVERYWHERE.has(name)) countUnread(counts, path + name, 1)
    } else if (child.children.length > 0) noteInside(child, next, { path: `${path}${name}/`, counts })
  }
}
