// Merges the answers about single companies into one graph. A company is identified by its number, a person by ИНН; a person without ИНН only within one answer.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'

/** Keys of people are valid within one answer; these are valid across the answers of a page. */
function withPageWideKeys(graph: ConnectionGraph): ConnectionGraph {
  const keys = new Map(
    graph.nodes.filter(({ kind }) => kind === 'person').map(({ key, inn }) => [key, inn ? `inn:${inn}` : `${graph.center} ${key}`]),
  )
  const toPageWide = (key: string) => keys.get(key) ?? key
  return {
    ...graph,
    nodes: graph.nodes.map((node) => ({ ...node, key: toPageWide(node.key) })),
    edges: graph.edges.map((edge) => ({ ...edge, from: toPageWide(edge.from), to: toPageWide(edge.to) })),
    owners: graph.owners.map((owner) => ({
      ...owner,
      key: toPageWide(owner.key),
      chains: owner.chains.map(({ keys, percent }) => ({ keys: keys.map(toPageWide), percent })),
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
