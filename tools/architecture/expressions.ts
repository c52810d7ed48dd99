// Regular expressions of the product: none may take more than linear time.
import { isProduct, type Project, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

/** One regular expression and where it stands. */
export interface Expression {
  readonly path: string
  readonly line?: number
  readonly source: string
  readonly flags: string
}

/** `expressionText` → what is wrong with the expression; null where it runs in linear time. */
export type Verdicts = ReadonlyMap<string, string | null>

/** The expression as it is written in the source. */
export const expressionText = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`

/** Literals, and constructors called with a literal text. */
export function expressionsIn(project: Project): Expression[] {
  return project.files.filter(({ path }) => isProduct(path)).flatMap((file) => readFile(file).written)
}

/** Files that build expressions when they are loaded. */
export function filesThatBuild(project: Project): string[] {
  return project.files.filter((file) => isProduct(file.path) && readFile(file).builtWhenLoaded).map(({ path }) => path)
}

/** @param all the expressions that `verdicts` judged: those in the source and those built while loading */
export const expressions = (all: readonly Expression[], verdicts: Verdicts): Rule => ({
  name: 'expressions',
  check: ({ files }) => [
    ...files.filter(({ path }) => isProduct(path)).flatMap((file) => readFile(file).builtWhileRunning),
    ...all.flatMap((expression) => {
      const fault = verdicts.get(expressionText(expression))
      const { path, line } = expression
      return fault === null
        ? []
        : [{ path, ...(line ? { line } : {}), message: `${expressionText(expression)} ${fault ?? 'was not checked'}` }]
    }),
  ],
})

interface Found {
  readonly written: Expression[]
  builtWhenLoaded: boolean
  readonly builtWhileRunning: Violation[]
}

const read = new WeakMap<SourceFile, Found>()

function readFile(file: SourceFile): Found {
  const known = read.get(file)
  if (known) return known
  const found: Found = { written: [], builtWhenLoaded: false, builtWhileRunning: [] }
  read.set(file, found)
  let functions = 0
  const enter = () => {
    functions++
  }
  const leave = () => {
    functions--
  }
  const construct = (node: Construction) => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return
    const [source, flags] = [asWritten(node.arguments[0]), node.arguments.length < 2 ? '' : asWritten(node.arguments[1])]
    const line = lineAt(file, node.start)
    if (source !== null && flags !== null) found.written.push({ path: file.path, line, source, flags })
    else if (functions === 0) found.builtWhenLoaded = true
    else found.builtWhileRunning.push({ path: file.path, line, message: 'an expression built while running, which nobody can check' })
  }
  walk(file, {
    Literal: (node) => {
      if (!('regex' in node)) return
      found.written.push({ path: file.path, line: lineAt(file, node.start), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: construct,
    CallExpression: construct,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  })
  return found
}

interface Construction {
  readonly callee: object
  readonly arguments: readonly { readonly type: string; readonly value?: unknown }[]
  readonly start: number
}

const asWritten = (given: Construction['arguments'][number] | undefined): string | null =>
  given?.type === 'Literal' && typeof given.value === 'string' ? given.value : null
