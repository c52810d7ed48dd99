// Lays out the picture of a company's connections (heads, founders, managing companies, successors) in three columns: the company, its connections,
// and the connections of those. It computes positions only; the page and the PDF draw them.
import type { ConnectionPicture } from '@sverka/contract/checks/checks'
import { PICTURE_NODE as NODE } from '@sverka/contract/checks/checks.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { ConnectionGraph, GraphEdge, GraphNode } from '@sverka/contract/company-card/connections'
import { percentText } from '../evidence-text.ts'
import { extendedReportTexts as t } from '../texts/extended.ts'

/** Space between columns and rows, in units of the picture. */
const GAP = { columns: 68, rows: 10 } as const
/** Nodes of one column that fit on a page; the others are counted in `left_out`. */
const MAX_IN_COLUMN = 16

/** Null if the company has no connections. */
export function drawPicture({ nodes, edges, center }: ConnectionGraph): ConnectionPicture | null {
  const parents = findParents(edges, center)
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const columns = arrangeColumns(nodes, parents, center)
  if (columns[1].length === 0) return null
  const rows = Math.max(...columns.map(({ length }) => length))
  const height = rows * NODE.height + (rows - 1) * GAP.rows
  const places = new Map(columns.flatMap((column, step) => placeColumn(column, step, height)))
  const drawn = [...places].flatMap(([key, place]) => {
    const node = byKey.get(key)
    const parent = byKey.get(parents.get(key) ?? '')
    return node ? [{ ...place, ...nodeTexts(node, parent ?? null, edges), center: key === center }] : []
  })
  const reached = [...parents.keys()].filter((key) => byKey.has(key)).length + 1
  return {
    width: NODE.width * 3 + GAP.columns * 2,
    height,
    nodes: drawn,
    lines: drawLines(edges, places, parents),
    left_out: reached - drawn.length,
  }
}

/** Keys of the nodes within two steps of the center, each with the node that it was reached from. */
function findParents(edges: readonly GraphEdge[], center: string): ReadonlyMap<string, string> {
  const step = (from: ReadonlySet<string>, visited: ReadonlySet<string>): Map<string, string> => {
    const found = new Map<string, string>()
    for (const key of from)
      for (const { from: a, to: b } of edges) {
        const other = a === key ? b : b === key ? a : null
        if (other !== null && !visited.has(other) && !found.has(other)) found.set(other, key)
      }
    return found
  }
  const first = step(new Set([center]), new Set([center]))
  const second = step(new Set(first.keys()), new Set([center, ...first.keys()]))
  return new Map([...first, ...second])
}

type Columns = readonly [string[], string[], string[]]

/** Keys of the nodes by column. The third column follows the order of the second, so that few lines cross. */
function arrangeColumns(nodes: readonly GraphNode[], parents: ReadonlyMap<string, string>, center: string): Columns {
  const reached = nodes.map(({ key }) => key).filter((key) => parents.has(key))
  const first = reached.filter((key) => parents.get(key) === center).slice(0, MAX_IN_COLUMN)
  const second = first.flatMap((parent) => reached.filter((key) => parents.get(key) === parent))
  return [[center], first, second.slice(0, MAX_IN_COLUMN)]
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Positions of the nodes of a column, which is centred vertically. */
function placeColumn(column: readonly string[], step: number, height: number): [string, Place][] {
  const columnHeight = column.length * NODE.height + (column.length - 1) * GAP.rows
  const top = (height - columnHeight) / 2
  return column.map((key, row) => [key, { x: step * (NODE.width + GAP.columns), y: top + row * (NODE.height + GAP.rows) }])
}

/** The texts of a node: its name, and its relation to the node on its left (from which it was reached). */
function nodeTexts(node: GraphNode, parent: GraphNode | null, edges: readonly GraphEdge[]) {
  const ended = Boolean(node.status?.ended)
  const ties = edges.flatMap((edge) => {
    if (edge.from === node.key && edge.to === parent?.key) return [withShare(t.from_node[edge.relation], edge)]
    if (edge.to === node.key && edge.from === parent?.key)
      return [withShare((parent.kind === 'person' ? t.ofPerson : t.to_node)[edge.relation], edge)]
    return []
  })
  const note = [...new Set(ties), ...(ended ? [t.ended] : [])].join(', ') || (node.inn ?? '')
  return { name: displayName(node), note, kind: node.kind, ended }
}

/** The words with the share in the capital, if it is known. */
const withShare = (words: string, { percent }: GraphEdge): string => (percent === null ? words : `${words} ${percentText(percent)}`)

export const displayName = ({ kind, name }: Pick<GraphNode, 'kind' | 'name'>): string =>
  kind === 'person' ? readablePerson(name) : readableName(name)

/** Where a line bends, as a fraction of the gap: different for neighbours, so that their lines do not lie on each other. */
const laneOffset = (y: number): number => 0.35 + 0.1 * (Math.round(y / (NODE.height + GAP.rows)) % 5)

/**
 * Lines from the right edge of the left node to the left edge of the right one; between nodes of one column they run on its right. A line is
 * `faint` if it is not the one by which a node was reached.
 */
function drawLines(
  edges: readonly GraphEdge[],
  places: ReadonlyMap<string, Place>,
  parents: ReadonlyMap<string, string>,
): ConnectionPicture['lines'] {
  const pairs = new Map(edges.map(({ from, to }) => [[from, to].sort().join(' '), [from, to] as const]))
  return [...pairs.values()].flatMap(([one, other]) => {
    const [a, b] = [places.get(one), places.get(other)]
    if (!a || !b) return []
    const [left, right] = a.x <= b.x ? [a, b] : [b, a]
    const isSameColumn = left.x === right.x
    const [y1, y2] = [left.y + NODE.height / 2, right.y + NODE.height / 2]
    const start = left.x + NODE.width
    const middle = start + (isSameColumn ? GAP.columns / 5 : GAP.columns * laneOffset(left.y))
    const end = isSameColumn ? start : right.x
    const points = [
      { x: start, y: y1 },
      { x: middle, y: y1 },
      { x: middle, y: y2 },
      { x: end, y: y2 },
    ]
    return [{ points, faint: parents.get(one) !== other && parents.get(other) !== one }]
  })
}
