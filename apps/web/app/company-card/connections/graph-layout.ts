// Places what is drawn of a graph in layers: owners above, the company below them, what it owns below that.
import { Graph as LayeredGraph, layout } from '@dagrejs/dagre'
import type { GraphNode } from '@sverka/contract/company-card/connections'
import type { DrawnGraph, FoldedRow } from './graph-lines.ts'

export interface Placed {
  readonly key: string
  /** Upper left corner, px. */
  readonly x: number
  readonly y: number
  readonly node: GraphNode | null
  /** Where there is no node: the row that it stands for. */
  readonly row: FoldedRow | null
}

export interface Layout {
  readonly placed: readonly Placed[]
  readonly width: number
  readonly height: number
}

/** How far the words of a line stand from the node at its beginning, and from the arrow's at its end. */
export const WORDS_FROM = { start: 22, end: 30 } as const
export const NODE = { width: 232, height: 60 } as const
const GAP = { nodes: 28, layers: 96, edge: 16 } as const

/** The same graph is always drawn the same. */
export function layoutGraph({ nodes, lines, folded }: DrawnGraph): Layout {
  const graph = new LayeredGraph()
  graph.setGraph({ rankdir: 'TB', nodesep: GAP.nodes, ranksep: GAP.layers, marginx: GAP.edge, marginy: GAP.edge })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { key } of [...nodes, ...folded]) graph.setNode(key, { ...NODE })
  for (const { from, to } of lines) graph.setEdge(from, to)
  for (const { key, of, above } of folded) above ? graph.setEdge(key, of) : graph.setEdge(of, key)
  layout(graph)
  const at = (key: string) => {
    const { x = 0, y = 0 } = graph.node(key)
    return { key, x: x - NODE.width / 2, y: y - NODE.height / 2 }
  }
  const { width = 0, height = 0 } = graph.graph()
  return {
    placed: [...nodes.map((node) => ({ ...at(node.key), node, row: null })), ...folded.map((row) => ({ ...at(row.key), node: null, row }))],
    width,
    height,
  }
}
