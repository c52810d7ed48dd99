// Merges the server's answers about single companies into one graph. A company is identified by its OGRN (registration number), a person by the INN
// (taxpayer number). A person without an INN is identified only within one answer.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'

/** The server's keys of people are valid within one answer only: replaces them by keys that are the same in all answers of a page. */
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

/** The graph with the answer about one more company added. The company, its owners and the centre of the first answer stay. */
export function mergeGraphs(shown: ConnectionGraph | null, answer: ConnectionGraph): ConnectionGraph {
  const step = withPageWideKeys(answer)
  if (!shown) return step
  const shownKeys = new Set(shown.nodes.map(({ key }) => key))
  // A node without a status comes from an entry about a founder. The answer about that company itself describes it in full.
  const nodes = shown.nodes.map((node) => (node.status ? node : (step.nodes.find(({ key }) => key === node.key) ?? node)))
  const drawn = new Set(shown.edges.map(edgeKey))
  return {
    center: shown.center,
    nodes: [...nodes, ...step.nodes.filter(({ key }) => !shownKeys.has(key))],
    edges: [...shown.edges, ...step.edges.filter((edge) => !drawn.has(edgeKey(edge)))],
    owners: shown.owners,
    cut: shown.cut || step.cut,
  }
}

/** Identifies an edge: two nodes may have several, of different relations. */
export const edgeKey = ({ from, relation, to }: ConnectionGraph['edges'][number]): string => `${from} ${relation} ${to}`
