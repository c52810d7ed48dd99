// Places the nodes of the graph in columns: the company in the middle, who stands over it to the left, what it stands over to the right.
import type { ConnectionGraph, GraphEdge, GraphNode } from '@sverka/contract/company-card/connections'

export interface Placed {
  readonly node: GraphNode
  /** Steps from the company in the middle: negative to the left. */
  readonly layer: number
  /** The edge by which the node came into the picture; none for the company in the middle. */
  readonly via: GraphEdge | null
  /** Upper left corner, px. */
  readonly x: number
  readonly y: number
}

/** The place under a long column for what is not drawn yet. */
export interface Rest {
  readonly layer: number
  readonly count: number
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly placed: readonly Placed[]
  readonly rest: readonly Rest[]
  readonly width: number
  readonly height: number
}

export const NODE = { width: 216, height: 56 } as const
const GAP = { column: 80, row: 12, edge: 24 } as const
/** Nodes of a column that are drawn before it is opened. */
export const COLUMN_SHOWN = 10

type Reached = Pick<Placed, 'layer' | 'via'>

/** Walks the edges from the middle outwards; whoever points at the company is on its left, and so is what lies behind. */
function reach({ center, edges }: ConnectionGraph): Map<string, Reached> {
  const reached = new Map<string, Reached>([[center, { layer: 0, via: null }]])
  for (const [key, { layer }] of reached) {
    for (const via of edges) {
      const other = via.from === key ? via.to : via.to === key ? via.from : key
      if (reached.has(other)) continue
      const side = layer === 0 ? (other === via.from ? -1 : 1) : Math.sign(layer)
      reached.set(other, { layer: layer + side, via })
    }
  }
  return reached
}

/** Every node once, in the order of the answer; the same graph is always drawn the same. `opened` are the layers shown whole. */
export function layoutGraph(graph: ConnectionGraph, opened: ReadonlySet<number>): Layout {
  const reached = reach(graph)
  const columns = new Map<number, Omit<Placed, 'x' | 'y'>[]>()
  for (const node of graph.nodes) {
    const { layer, via } = reached.get(node.key) ?? { layer: 1, via: null }
    columns.set(layer, [...(columns.get(layer) ?? []), { node, layer, via }])
  }
  const layers = [...columns.keys()].sort((a, b) => a - b)
  const slots = (layer: number) => slotsOf(columns.get(layer)?.length ?? 0, opened.has(layer))
  const pitch = NODE.height + GAP.row
  const height = Math.max(...layers.map(slots)) * pitch - GAP.row + GAP.edge * 2
  const placed: Placed[] = []
  const rest: Rest[] = []
  layers.forEach((layer, column) => {
    const members = columns.get(layer) ?? []
    const count = slots(layer)
    const shown = count < members.length ? count - 1 : members.length
    const x = GAP.edge + column * (NODE.width + GAP.column)
    const top = (height - count * pitch + GAP.row) / 2
    members.slice(0, shown).forEach((member, row) => {
      placed.push({ ...member, x, y: top + row * pitch })
    })
    if (shown < members.length) rest.push({ layer, count: members.length - shown, x, y: top + shown * pitch })
  })
  return { placed, rest, width: layers.length * (NODE.width + GAP.column) - GAP.column + GAP.edge * 2, height }
}

/** Rows of a column; the last of a long one says how many more there are. */
const slotsOf = (members: number, isOpened: boolean): number => (isOpened ? members : Math.min(members, COLUMN_SHOWN + 1))

/** The line between two nodes: from side to side of their columns, or around the edge of one column. */
export function edgePath(start: Placed, end: Placed): string {
  const [a, b] = start.x <= end.x ? [start, end] : [end, start]
  const [fromY, toY] = [a.y + NODE.height / 2, b.y + NODE.height / 2]
  if (a.x === b.x) {
    const side = a.x + NODE.width
    return `M${side} ${fromY}C${side + 40} ${fromY} ${side + 40} ${toY} ${side} ${toY}`
  }
  const fromX = a.x + NODE.width
  const middle = (fromX + b.x) / 2
  return `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${b.x} ${toY}`
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The node that an arrow key leads to from another; undefined where there is none or the key is no arrow. */
export function neighbour(placed: readonly Placed[], from: Placed, key: string): Placed | undefined {
  const [right, down] = directions[key] ?? [0, 0]
  const along = ({ x, y }: Placed) => (x - from.x) * right + (y - from.y) * down
  const aside = ({ x, y }: Placed) => Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right)
  const cost = (place: Placed) => along(place) + aside(place) * 2
  return placed.filter((place) => along(place) > 0).sort((a, b) => cost(a) - cost(b))[0]
}
