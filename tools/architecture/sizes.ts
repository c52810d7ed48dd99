// Nothing grows quietly: lines of a file and a function, number of parameters; warned of at four fifths, refused above the limit.
import { basename } from 'node:path/posix'
import { isCode, isTest, type Project, type Rule, type Violation } from './project.ts'
import { lineAt, linesBetween, type SourceFile, walk } from './source.ts'

const NEAR = 0.8

export const sizes: Rule = {
  name: 'sizes',
  check: (project) =>
    project.files
      .filter(({ path }) => isCode(path) || path.endsWith('.css') || path.endsWith('.mjs'))
      .flatMap((file) => [...fileSize(project, file), ...(file.path.endsWith('.css') ? [] : functionSizes(project, file))]),
}

function fileSize({ architecture }: Project, file: SourceFile): Violation[] {
  const limit = isTest(file.path) ? architecture.sizes.test : architecture.sizes.file
  return compare(file.text.trimEnd().split('\n').length, limit, { path: file.path, message: 'lines in the file' })
}

interface Callable {
  readonly start: number
  readonly end: number
  readonly params: readonly unknown[]
}

function functionSizes({ architecture }: Project, file: SourceFile): Violation[] {
  const groups = new Set<number>()
  const found: Violation[] = []
  const measure = (node: Callable) => {
    const at = { path: file.path, line: lineAt(file, node.start) }
    if (!groups.has(node.start)) {
      found.push(
        ...compare(linesBetween(file, node.start, node.end), architecture.sizes.function, { ...at, message: 'lines in a function' }),
      )
    }
    found.push(...compare(node.params.length, architecture.sizes.parameters, { ...at, message: 'parameters; pass one object' }, 1))
  }
  walk(file, {
    // A `describe` only groups tests; each test inside is measured.
    CallExpression: (node) => {
      if (!isTest(file.path) || !/^describe\b/.test(file.text.slice(node.start, node.end))) return
      for (const argument of node.arguments) groups.add(argument.start)
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  })
  return found
}

function compare(size: number, limit: number, violation: Violation, near = NEAR): Violation[] {
  const message = `${size} of ${limit} ${violation.message} (${basename(violation.path)})`
  if (size > limit) return [{ ...violation, message }]
  return size > limit * near ? [{ ...violation, message, isWarning: true }] : []
}
