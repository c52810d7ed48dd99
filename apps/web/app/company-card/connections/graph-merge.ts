// Merges steps of the graph: a company is identified by its number, a person by ИНН, else only within one answer.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'

/** Keys of people are valid within one answer; these are valid across the answers of a page. */
function withPageWideKeys(graph: ConnectionGraph): ConnectionGraph {
  const keys = new Map(
    graph.nodes.filter(({ kind }) => kind === 'person').map(({ key, inn }) => [key, inn ? `inn:${inn}` : `${graph.center} ${key}`]),
  )
  const lasting = (key: string) => keys.get(key) ?? key
  return {
    ...graph,
    nodes: graph.nodes.map((node) => ({ ...node, key: lasting(node.key) })),
    edges: graph.edges.map((edge) => ({ ...edge, from: lasting(edge.from), to: lasting(edge.to) })),
    owners: graph.owners.map((owner) => ({
      ...owner,
      key: lasting(owner.key),
      chains: owner.chains.map(({ keys, percent }) => ({ keys: keys.map(lasting), percent })),
    })),
  }
}

/** The graph with one more step added; the first company stays in the middle. */
export function mergeGraphs(shown: ConnectionGraph | null, answer: ConnectionGraph): ConnectionGraph {
  const step = withPageWideKeys(answer)
  if (!shown) return step
  const known = new Map(shown.nodes.map((node) => [node.key, node]))
  // A company known only from a founder's entry is described in full by its own step.
  const nodes = shown.nodes.map((node) => (node.status ? node : (step.nodes.find(({ key }) => key === node.key) ?? node)))
  const drawn = new Set(shown.edges.map(edgeKey))
  return {
    center: shown.center,
    nodes: [...nodes, ...step.nodes.filter(({ key }) => !known.has(key))],
    edges: [...shown.edges, ...step.edges.filter((edge) => !drawn.has(edgeKey(edge)))],
    owners: shown.owners,
    cut: shown.cut || step.cut,
  }
}

export const edgeKey = ({ from, relation, to }: ConnectionGraph['edges'][number]): string => `${from} ${relation} ${to}`
