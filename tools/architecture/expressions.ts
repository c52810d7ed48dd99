// A rule for regular expressions of the product: none may take more than linear time, so that no text sent to the server blocks it.
import { isProduct, type Project, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

/** One regular expression and where it stands. */
export interface Expression {
  readonly path: string
  readonly line?: number
  readonly source: string
  readonly flags: string
}

/** `expressionText` → the fault of the expression; null if it runs in linear time. */
export type Verdicts = ReadonlyMap<string, string | null>

/** The expression as it is written in the source. */
export const expressionText = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`

/** All expressions of the product whose text is in the source: literals, and constructors called with a literal text. */
export function expressionsIn(project: Project): Expression[] {
  return project.files.filter(({ path }) => isProduct(path)).flatMap((file) => readFile(file).written)
}

/** Paths of the files that build expressions from other values when they are loaded. */
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
  /** Expressions whose text is in the source. */
  readonly written: Expression[]
  /** Whether an expression is built outside of any function. */
  builtWhenLoaded: boolean
  /** Expressions built within functions: their text is known only when the function is called, so each is a violation. */
  readonly builtWhileRunning: Violation[]
}

/** Results by file: each file is read once. */
const read = new WeakMap<SourceFile, Found>()

function readFile(file: SourceFile): Found {
  const known = read.get(file)
  if (known) return known
  const found: Found = { written: [], builtWhenLoaded: false, builtWhileRunning: [] }
  read.set(file, found)
  /** Number of functions around the visited node. */
  let functionDepth = 0
  const enter = () => {
    functionDepth++
  }
  const leave = () => {
    functionDepth--
  }
  const construct = (node: Construction) => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return
    const [source, flags] = [asWritten(node.arguments[0]), node.arguments.length < 2 ? '' : asWritten(node.arguments[1])]
    const line = lineAt(file, node.start)
    if (source !== null && flags !== null) found.written.push({ path: file.path, line, source, flags })
    else if (functionDepth === 0) found.builtWhenLoaded = true
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

/** A call of a constructor in the syntax tree, with the fields that are read. */
interface Construction {
  readonly callee: object
  readonly arguments: readonly { readonly type: string; readonly value?: unknown }[]
  readonly start: number
}

/** The text of an argument that is a string literal; otherwise null. */
const asWritten = (argument: Construction['arguments'][number] | undefined): string | null =>
  argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : null
