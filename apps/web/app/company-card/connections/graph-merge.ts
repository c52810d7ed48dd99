// Joins steps of the graph of connections into one: a company is known by its number, a person by ИНН, else inside one answer alone.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'

/** Keys of people hold inside one answer; these hold across the answers that one page shows. */
function settled(graph: ConnectionGraph): ConnectionGraph {
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

/** What is shown together with one more step from one of its companies; the first company stays in the middle. */
export function mergeGraphs(shown: ConnectionGraph | null, answer: ConnectionGraph): ConnectionGraph {
  const step = settled(answer)
  if (!shown) return step
  const known = new Map(shown.nodes.map((node) => [node.key, node]))
  // A company that a founder's entry only names is described fully by its own step.
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
