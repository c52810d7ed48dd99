// A rule for the web's source: files for the browser import types and plain values from the contract (the package shared with the server), but
// no schemas, since these would bring the schema library into the browser's files.
import { isProduct, type Rule } from './project.ts'
import { listImports, type SourceFile } from './source.ts'

/** Server-only files, which the build removes from the browser's bundle. */
const SERVER_ONLY = /(\.loader\.tsx?|\/entry\.server\.tsx)$/

export const browser: Rule = {
  name: 'browser',
  check: ({ files }) => {
    const known = new Map(files.map((file) => [file.path, file]))
    return files
      .filter(({ path }) => path.startsWith('apps/web/app/') && isProduct(path) && !SERVER_ONLY.test(path))
      .flatMap((file) =>
        listImports(file)
          .filter(({ target, isType }) => !isType && target.startsWith('packages/contract/') && isHeavy(known, target))
          .map(({ target, line }) => ({
            path: file.path,
            line,
            message: `takes a value of ${target}, whose schemas follow it; take the type, or keep the value in *.rules.ts`,
          })),
      )
  },
}

/** Whether the file imports any package (the contract has one, its schema library), directly or through other files. */
function isHeavy(files: ReadonlyMap<string, SourceFile>, path: string, seen = new Set<string>()): boolean {
  const file = files.get(path)
  if (!file || seen.has(path)) return false
  seen.add(path)
  return listImports(file).some(({ target, isOwn, isType }) => !isType && (!isOwn || isHeavy(files, target, seen)))
}
