// A rule for the product's source: the present moment and random values come from two files of the server's platform only, which tests can
// replace, and dates are read in UTC.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

/** The two files that may read the machine's clock and its random values. */
const SOURCES = /^apps\/server\/src\/platform\/(clock|ids)\.ts$/
const CALLS = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'])
const RANDOM = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues'])
/** Methods of dates that use the machine's time zone. */
const LOCAL = /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes)$/

export const clock: Rule = {
  name: 'clock',
  check: ({ files }) => files.filter(({ path }) => isProduct(path) && !SOURCES.test(path)).flatMap(checkFile),
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const refuse = (start: number, message: string) => found.push({ path: file.path, line: lineAt(file, start), message })
  // In the browser only dates must be passed in: nothing depends there on measured durations and random keys.
  const isBrowser = file.path.startsWith('apps/web/')
  walk(file, {
    NewExpression: ({ callee, arguments: args, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0)
        refuse(start, 'the present moment outside platform/clock.ts')
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const name = `${callee.object.type === 'Identifier' ? callee.object.name : ''}.${callee.property.name}`
      if (CALLS.has(name) && !(isBrowser && name !== 'Date.now')) refuse(start, `${name} outside platform/clock.ts and ids.ts`)
      if (LOCAL.test(callee.property.name)) refuse(start, `${callee.property.name} reads the machine's time zone; use the UTC form`)
    },
    ImportSpecifier: ({ imported, start }) => {
      if (imported.type === 'Identifier' && RANDOM.has(imported.name)) refuse(start, `${imported.name} outside platform/ids.ts`)
    },
  })
  return found
}
