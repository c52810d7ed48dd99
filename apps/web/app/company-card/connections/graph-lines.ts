// Selects which part of a company's graph of connections is drawn: ties of the chosen view, one line per pair of nodes, long rows folded.
import type { ConnectionGraph, GraphEdge, GraphNode } from '@sverka/contract/company-card/connections'
import { edgeKey } from './graph-merge.ts'

/** `owning`: ties of founders and successors only. `all`: those of heads and management companies too. */
export type GraphView = 'owning' | 'all'

/** All ties between two nodes in one direction. */
export interface GraphLine {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly edges: readonly GraphEdge[]
  /** True where a company at one end is closed. */
  readonly isOver: boolean
  /** True on the path from the largest ultimate owner to the company. */
  readonly isOwnerPath: boolean
  /** The end at which its label is placed: the one that no other line shares, so that a share is not read as a neighbour's. */
  readonly labelAt: 'from' | 'to' | 'middle'
  /** The end whose node is in an opened row: the line meets that node from the left side. Null if neither end is. */
  readonly rail: 'from' | 'to' | null
}

/** A folded row: stands for nodes that are not drawn. */
export interface FoldedRow {
  readonly key: string
  /** Key of the node that they are tied to. */
  readonly anchor: string
  /** True if they are above the anchor: its owners and heads. */
  readonly above: boolean
  readonly count: number
}

/** A long row shown in full, wrapped into lines. */
export interface OpenedRow {
  readonly key: string
  readonly anchor: string
  readonly above: boolean
  readonly members: readonly string[]
}

export interface DrawnGraph {
  readonly nodes: readonly GraphNode[]
  readonly lines: readonly GraphLine[]
  readonly folded: readonly FoldedRow[]
  readonly rows: readonly OpenedRow[]
}

/** Nodes of a row drawn before it is opened: more would be too small to read, and too long for a phone. */
export const ROW_PREVIEW_SIZE = 4

/** Percent of the capital. A person who holds more, directly or through companies, is an ultimate owner (law 115-ФЗ, article 3). */
const ULTIMATE_OWNER_PERCENT = 25

/** Ultimate owners, the largest first; people with 25 % or less are left out. */
export const ultimateOwners = ({ owners }: Pick<ConnectionGraph, 'owners'>): ConnectionGraph['owners'] =>
  owners.filter(({ percent }) => percent > ULTIMATE_OWNER_PERCENT)

/** The nodes, lines and rows to draw. `opened`: keys of the rows that the reader has opened. */
export function selectDrawnGraph(graph: ConnectionGraph, view: GraphView, opened: ReadonlySet<string>): DrawnGraph {
  const edges = graph.edges.filter(({ relation }) => view === 'all' || relation === 'founder' || relation === 'successor')
  const tiedKeys = new Set(edges.flatMap(({ from, to }) => [from, to])).add(graph.center)
  const { hidden, folded, rows } = longRows(edges, graph, opened)
  const nodes = graph.nodes.filter(({ key }) => tiedKeys.has(key) && !hidden.has(key))
  const lines = buildLines(graph, edges).filter(({ from, to }) => !hidden.has(from) && !hidden.has(to))
  return { nodes, lines: lines.map((line) => ({ ...line, rail: findRail(line, rows) })), folded, rows }
}

/** Which end of a line is a node of an opened row: there the line comes from the side, so that it does not run behind the nodes. */
function findRail({ from, to }: Pick<GraphLine, 'from' | 'to'>, rows: readonly OpenedRow[]): GraphLine['rail'] {
  const holds = ({ anchor, above, members }: OpenedRow) =>
    above ? anchor === to && members.includes(from) : anchor === from && members.includes(to)
  const row = rows.find(holds)
  return row ? (row.above ? 'from' : 'to') : null
}

/** One line for all edges with the same two ends. A line is over if a company at either end is closed. */
function buildLines({ nodes, owners }: ConnectionGraph, edges: readonly GraphEdge[]): Omit<GraphLine, 'rail'>[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const ownerPathKeys = new Set(
    largestOwnerChains({ owners }).flatMap(({ keys }) => keys.slice(1).map((to, index) => `${keys[index]} ${to}`)),
  )
  // The edges by their two ends; each of these groups becomes a line.
  const pairs = [...Map.groupBy(edges, ({ from, to }) => `${from} ${to}`)]
  const endsAt = (end: 'from' | 'to') => Map.groupBy(pairs, ([, [tie]]) => tie?.[end])
  const [starting, ending] = [endsAt('from'), endsAt('to')]
  // The label is at the upper end if no other line ends there, else at the lower end if no other line starts there, else in the middle.
  const labelAt = (from: string, to: string) => (ending.get(to)?.length === 1 ? 'to' : starting.get(from)?.length === 1 ? 'from' : 'middle')
  return pairs.flatMap(([key, ties]) => {
    const [first] = ties
    const [from, to] = [byKey.get(first?.from ?? ''), byKey.get(first?.to ?? '')]
    if (!from || !to) return []
    const isOver = Boolean(from.status?.ended || to.status?.ended)
    return [
      { key, from: from.key, to: to.key, edges: ties, isOver, isOwnerPath: ownerPathKeys.has(key), labelAt: labelAt(from.key, to.key) },
    ]
  })
}

/** The chains of companies from the largest ultimate owner down; empty if there is no such owner. */
const largestOwnerChains = (graph: Pick<ConnectionGraph, 'owners'>) => ultimateOwners(graph)[0]?.chains ?? []

/**
 * Groups nodes that have a single neighbour into rows above or below it. Of a long row only the first nodes are drawn until it is opened; those on the
 * path of the largest ultimate owner come first.
 */
function longRows(edges: readonly GraphEdge[], graph: Pick<ConnectionGraph, 'center' | 'owners'>, opened: ReadonlySet<string>) {
  const { center } = graph
  const onOwnerPath = new Set(largestOwnerChains(graph).flatMap(({ keys }) => keys))
  const neighbours = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to))
    neighbours.set(to, (neighbours.get(to) ?? new Set()).add(from))
  }
  // `of` is the key of the only neighbour.
  const singleNeighbourNodes = edges.flatMap((edge) => {
    if (edge.to !== center && neighbours.get(edge.to)?.size === 1) return [{ key: edge.to, of: edge.from, above: false }]
    if (edge.from !== center && neighbours.get(edge.from)?.size === 1) return [{ key: edge.from, of: edge.to, above: true }]
    return []
  })
  const sides = Map.groupBy(singleNeighbourNodes, ({ of, above }) => `${above ? 'above' : 'below'} ${of}`)
  const hidden = new Set<string>()
  const folded: FoldedRow[] = []
  const rows: OpenedRow[] = []
  for (const [key, members] of sides) {
    const distinct = [...new Set(members.map((member) => member.key))]
    const keys = [...distinct.filter((node) => onOwnerPath.has(node)), ...distinct.filter((node) => !onOwnerPath.has(node))]
    const [first] = members
    // Folding a single node would save nothing.
    if (!first || keys.length <= ROW_PREVIEW_SIZE + 1) continue
    if (opened.has(key)) {
      rows.push({ key, anchor: first.of, above: first.above, members: keys })
      continue
    }
    for (const hiddenKey of keys.slice(ROW_PREVIEW_SIZE)) hidden.add(hiddenKey)
    folded.push({ key, anchor: first.of, above: first.above, count: keys.length - ROW_PREVIEW_SIZE })
  }
  return { hidden, folded, rows }
}

/** Rows of the table below the graph: each edge with the nodes at its two ends. */
export function tableRows({ nodes, edges }: ConnectionGraph) {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  return edges.flatMap((edge) => {
    const [from, to] = [byKey.get(edge.from), byKey.get(edge.to)]
    return from && to ? [{ key: edgeKey(edge), edge, from, to }] : []
  })
}
