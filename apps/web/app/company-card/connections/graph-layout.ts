// Computes the positions of the graph of a company's connections in layers: owners above, the company, its holdings below. A long row is wrapped.
import { Graph as LayeredGraph, layout } from '@dagrejs/dagre'
import type { GraphNode } from '@sverka/contract/company-card/connections'
import type { DrawnGraph, FoldedRow, OpenedRow } from './graph-lines.ts'

/** A node or a folded row with its position. */
export interface Placed {
  readonly key: string
  /** Upper left corner, px. */
  readonly x: number
  readonly y: number
  readonly node: GraphNode | null
  /** Set for a folded row, a button that stands for hidden nodes; then `node` is null. */
  readonly row: FoldedRow | null
}

export interface Layout {
  readonly placed: readonly Placed[]
  readonly width: number
  readonly height: number
}

/** Size of a node, px. */
export const NODE = { width: 232, height: 60 } as const
/** Distances between nodes of a layer, between layers, and from the edge of the picture, px. */
const GAP = { nodes: 28, layers: 96, edge: 24 } as const
/** Nodes in a line of an opened row: more would be too small on a laptop. */
export const ROW_COLUMNS = 4
/** Distance between neighbours of an opened row, px. 36 px between its lines leave room for the share above a node. */
const ROW_STEP = { x: NODE.width + GAP.nodes, y: NODE.height + 36 } as const

/** Positions and total size, px. The same graph always gets the same layout. */
export function layoutGraph({ nodes, lines, folded, rows }: DrawnGraph): Layout {
  const graph = new LayeredGraph()
  const rankalign = rows.some(({ above }) => above) ? 'bottom' : 'top'
  graph.setGraph({ rankdir: 'TB', nodesep: GAP.nodes, ranksep: GAP.layers, marginx: GAP.edge, marginy: GAP.edge, rankalign })
  graph.setDefaultEdgeLabel(() => ({}))
  // The library places an opened row as one large node; its members are placed inside afterwards.
  const rowByMember = new Map(rows.flatMap((row) => row.members.map((member) => [member, row] as const)))
  for (const { key } of [...nodes, ...folded]) if (!rowByMember.has(key)) graph.setNode(key, { ...NODE })
  for (const { key, members } of rows) graph.setNode(key, groupSize(members.length))
  for (const { from, to } of lines) if (!rowByMember.has(from) && !rowByMember.has(to)) graph.setEdge(from, to)
  for (const { key, anchor, above } of [...folded, ...rows]) above ? graph.setEdge(key, anchor) : graph.setEdge(anchor, key)
  layout(graph)
  const findCorner = (key: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(key)
    return { x: x - width / 2, y: y - height / 2 }
  }
  const placeNode = (key: string) => {
    const row = rowByMember.get(key)
    return { key, ...(row ? inRow(findCorner(row.key), row, key) : findCorner(key)) }
  }
  const { width = 0, height = 0 } = graph.graph()
  return {
    placed: [
      ...nodes.map((node) => ({ ...placeNode(node.key), node, row: null })),
      ...folded.map((row) => ({ ...placeNode(row.key), node: null, row })),
    ],
    width,
    height,
  }
}

const groupSize = (members: number) => ({
  width: (Math.min(members, ROW_COLUMNS) - 1) * ROW_STEP.x + NODE.width,
  height: (Math.ceil(members / ROW_COLUMNS) - 1) * ROW_STEP.y + NODE.height,
})

function inRow(corner: { x: number; y: number }, { members }: OpenedRow, key: string) {
  const index = members.indexOf(key)
  return { x: corner.x + (index % ROW_COLUMNS) * ROW_STEP.x, y: corner.y + Math.floor(index / ROW_COLUMNS) * ROW_STEP.y }
}

type Point = readonly [x: number, y: number]

/** Distance of a line's label from the node at its start, and from the one at its arrow, px. */
const LABEL_DISTANCE = { start: 22, end: 30 } as const
/**
 * The rail is the vertical part of a line beside an opened row, px: `left` is its distance from the nodes, `labelRight` and `labelAway` place the
 * label of a share near a node's left edge.
 */
const RAIL = { left: 14, labelRight: 40, labelAway: 14 } as const

/**
 * Corners of the line to or from a node of an opened row: it runs left of the nodes of its column, never behind them. Its ends are the middle
 * of the lower side of the first node and of the upper side of the second; `rail` tells which of them stands in the row.
 */
export function railPoints([[startX, startY], [endX, endY]]: readonly [Point, Point], rail: 'from' | 'to'): Point[] {
  const [half, middle, turn] = [NODE.width / 2, NODE.height / 2, GAP.layers / 2]
  if (rail === 'to') {
    const left = endX - half - RAIL.left
    const across = startY + turn
    return [
      [startX, startY],
      [startX, across],
      [left, across],
      [left, endY + middle],
      [endX - half, endY + middle],
    ]
  }
  const left = startX - half - RAIL.left
  const across = endY - turn
  return [
    [startX - half, startY - middle],
    [left, startY - middle],
    [left, across],
    [endX, across],
    [endX, endY],
  ]
}

/** Position of a line's label: at the end that no other line shares. */
export function labelPoint(
  [[startX, startY], [endX, endY]]: readonly [Point, Point],
  { labelAt, rail }: { labelAt: 'from' | 'to' | 'middle'; rail: 'from' | 'to' | null },
): Point {
  if (rail === 'to') return [endX - NODE.width / 2 + RAIL.labelRight, endY - RAIL.labelAway]
  if (rail === 'from') return [startX - NODE.width / 2 + RAIL.labelRight, startY + RAIL.labelAway]
  if (labelAt === 'from') return [startX, startY + LABEL_DISTANCE.start]
  if (labelAt === 'to') return [endX, endY - LABEL_DISTANCE.end]
  return [(startX + endX) / 2, (startY + endY) / 2]
}
