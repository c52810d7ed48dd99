// Libraries that read or write whole files are loaded by worker threads alone: on the thread of requests a large file delays all of them.
import type { Rule, Violation } from './project.ts'
import { listImports, type SourceFile } from './source.ts'

/** The file from which all code on the thread of requests is loaded. */
const ENTRY = 'apps/server/src/app.ts'
const HEAVY = new Set(['write-excel-file', 'fflate', 'pdfkit', 'csv-parse'])

export const threads: Rule = {
  name: 'threads',
  check: ({ files }) => {
    const known = new Map(files.map((file) => [file.path, file]))
    return [...reached(known)].flatMap((file) =>
      listImports(file)
        .filter(({ target, isType, isLater }) => !isType && !isLater && HEAVY.has(target))
        .map(({ target, line }): Violation => ({ path: file.path, line, message: `${target} outside a worker thread (platform/threads)` })),
    )
  },
}

/** Files that are loaded with the server, directly or through others. */
function reached(files: ReadonlyMap<string, SourceFile>): ReadonlySet<SourceFile> {
  const seen = new Set<SourceFile>()
  const unvisited = [ENTRY]
  for (let path = unvisited.pop(); path !== undefined; path = unvisited.pop()) {
    const file = files.get(path)
    if (!file || seen.has(file)) continue
    seen.add(file)
    for (const { target, isOwn, isType, isLater } of listImports(file)) if (isOwn && !isType && !isLater) unvisited.push(target)
  }
  return seen
}
