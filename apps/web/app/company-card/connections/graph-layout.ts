// Places the nodes of the graph: the company in the middle, the others around it on as many rings as they need.
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'

export interface Placed {
  readonly node: GraphNode
  readonly x: number
  readonly y: number
}

export const GRAPH_WIDTH = 960
export const GRAPH_HEIGHT = 640
/** Nodes of one ring: more would touch one another. */
const PER_RING = 12

/** Every node once; the same graph is always drawn the same. */
export function placeNodes({ center, nodes }: Pick<ConnectionGraph, 'center' | 'nodes'>): Placed[] {
  const middle = nodes.filter(({ key }) => key === center)
  const around = nodes.filter(({ key }) => key !== center)
  const rings = Math.max(1, Math.ceil(around.length / PER_RING))
  const placed = middle.map((node) => ({ node, x: GRAPH_WIDTH / 2, y: GRAPH_HEIGHT / 2 }))
  around.forEach((node, index) => {
    const ring = Math.floor(index / PER_RING)
    const inRing = Math.min(PER_RING, around.length - ring * PER_RING)
    const share = 0.42 + (0.58 * (ring + 1)) / rings
    const angle = ((index % PER_RING) / inRing) * 2 * Math.PI - Math.PI / 2 + ring * 0.26
    placed.push({
      node,
      x: GRAPH_WIDTH / 2 + Math.cos(angle) * (GRAPH_WIDTH / 2 - 110) * Math.min(1, share),
      y: GRAPH_HEIGHT / 2 + Math.sin(angle) * (GRAPH_HEIGHT / 2 - 50) * Math.min(1, share),
    })
  })
  return placed
}
