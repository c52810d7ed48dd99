// What the browser gets of the contract is types and plain values: no schema, and so no library of schemas, travels to it.
import { isProduct, type Rule } from './project.ts'
import { listImports, type SourceFile } from './source.ts'

/** Run on the server only; the build leaves them out of the browser's files. */
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

/** Whether a package follows the file, through whatever it imports. */
function isHeavy(files: ReadonlyMap<string, SourceFile>, path: string, seen = new Set<string>()): boolean {
  const file = files.get(path)
  if (!file || seen.has(path)) return false
  seen.add(path)
  return listImports(file).some(({ target, isOwn, isType }) => !isType && (!isOwn || isHeavy(files, target, seen)))
}
