// A rule for architecture.json: its modules (such as `cart`) do not depend on each other in a circle. Cycles between files
// are refused by the linter Biome.
import type { Rule, Violation } from './project.ts'

type Graph = ReadonlyMap<string, readonly string[]>

export const cycles: Rule = {
  name: 'cycles',
  check: ({ architecture }) =>
    [architecture.serverEdges, architecture.webEdges]
      .map((edges): Graph => new Map(Object.entries(edges)))
      .flatMap(findCycles)
      .map((circle): Violation => ({ path: 'architecture.json', message: `modules in a circle: ${circle.join(' → ')}` })),
}

/** Cycles as paths from a node back to it. Not all are listed, but at least one if there is any. */
function findCycles(graph: Graph): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) {
      found.push([...path.slice(path.indexOf(node)), node])
      return
    }
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}
