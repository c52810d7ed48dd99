// No circles: neither between files nor between the words of the table.
import { isCode, type Rule, type Violation } from './project.ts'
import { importsOf } from './source.ts'

type Graph = ReadonlyMap<string, readonly string[]>

export const cycles: Rule = {
  name: 'cycles',
  check: ({ architecture, files }) => {
    const code = files.filter(({ path }) => isCode(path))
    const known = new Set(code.map(({ path }) => path))
    const byFile: Graph = new Map(
      code.map((file) => [file.path, importsOf(file).flatMap(({ target }) => (known.has(target) ? [target] : []))]),
    )
    const words = [architecture.serverEdges, architecture.webEdges].map((edges): Graph => new Map(Object.entries(edges)))
    return [
      ...circles(byFile).map((circle): Violation => ({ path: circle[0] ?? '', message: `imports itself: ${circle.join(' → ')}` })),
      ...words
        .flatMap(circles)
        .map((circle): Violation => ({ path: 'architecture.json', message: `words in a circle: ${circle.join(' → ')}` })),
    ]
  },
}

/** Each circle once, as the way from a node back to it. */
function circles(graph: Graph): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (node: string, way: string[]) => {
    if (way.includes(node)) {
      found.push([...way.slice(way.indexOf(node)), node])
      return
    }
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}
