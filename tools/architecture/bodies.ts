// A rule for the source of the server: the fields of a request's body are taken by name. A body that is spread (`...body`) over other values
// would let the sender replace them, for example the id of the user.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

export const bodies: Rule = {
  name: 'bodies',
  check: ({ files }) => files.filter(({ path }) => isProduct(path) && path.startsWith('apps/server/')).flatMap(checkFile),
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const restVariables = restNames(file)
  const refuse = (start: number, message: string) => found.push({ path: file.path, line: lineAt(file, start), message })
  walk(file, {
    SpreadElement: ({ argument, start }) => {
      if (isBody(argument)) refuse(start, 'a spread body; name the fields that are meant')
    },
    // A spread at the beginning of an object overwrites nothing.
    ObjectExpression: ({ properties }) => {
      for (const { type, argument, start } of properties.slice(1) as readonly Spread[])
        if (type === 'SpreadElement' && argument?.type === 'Identifier' && restVariables.has(String(argument.name)))
          refuse(start, 'the rest of a body spread over other values; name the fields that are meant')
    },
  })
  return found
}

interface Spread {
  readonly type: string
  readonly start: number
  readonly argument?: Named
}

/** A node of the syntax tree, with the fields that this rule reads. */
interface Named {
  readonly type: string
  readonly name?: unknown
  readonly property?: unknown
  readonly properties?: readonly { readonly type: string; readonly argument?: Named }[]
}

const isBody = (node: Named | null | undefined): boolean =>
  (node?.type === 'Identifier' && node.name === 'body') || (node?.type === 'MemberExpression' && isBody(node.property as Named))

/** Names of variables that hold the rest of a destructured body: `body: { name, ...rest }`, `const { name, ...rest } = body`. */
function restNames(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: Named) => {
    for (const { type, argument } of pattern.properties ?? []) if (type === 'RestElement' && argument) names.add(String(argument.name))
  }
  walk(file, {
    Property: ({ key, value }) => {
      if (isBody(key) && value.type === 'ObjectPattern') add(value as Named)
    },
    VariableDeclarator: ({ id, init }) => {
      if (isBody(init) && id.type === 'ObjectPattern') add(id as Named)
    },
  })
  return names
}
