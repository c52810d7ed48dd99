// A rule for the server: libraries that read or write whole files (Excel, ZIP, PDF, CSV) are loaded only by worker threads. On the thread that
// answers requests, one large file would delay all requests.
import type { Rule, Violation } from './project.ts'
import { listImports, type SourceFile } from './source.ts'

/** The file from which all code of the thread that answers requests is loaded. */
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

/** Files that are loaded with the server's start, directly or through other files. */
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
