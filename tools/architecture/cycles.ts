// No cycles between words (the modules of `architecture.json`); Biome refuses cycles between files.
import type { Rule, Violation } from './project.ts'

type Graph = ReadonlyMap<string, readonly string[]>

export const cycles: Rule = {
  name: 'cycles',
  check: ({ architecture }) =>
    [architecture.serverEdges, architecture.webEdges]
      .map((edges): Graph => new Map(Object.entries(edges)))
      .flatMap(findCycles)
      .map((circle): Violation => ({ path: 'architecture.json', message: `words in a circle: ${circle.join(' → ')}` })),
}

/** Cycles as paths from a node back to it: at least one where there is any. */
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
