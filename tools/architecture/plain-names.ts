// A rule for declared names: they are made of a verb or a noun, such as `findRow` or `rowHeight`. A name that ends in «Of», such as `rowOf`,
// says neither what is done nor what is returned.
import { isCode, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

const RIDDLE = /[a-z0-9]Of$/

/** Endings that stay, each with its reason. */
const ALLOWED: readonly { readonly ending: RegExp; readonly reason: string }[] = [
  { ending: /(^a|A)sOf$/, reason: 'the day that data are as of: a term of the field, `as_of` in the contract and in columns' },
]

export const plainNames: Rule = {
  name: 'plain-names',
  check: ({ files }) => files.filter(({ path }) => isCode(path)).flatMap(checkFile),
}

/** Checks the functions, constants, methods and types that a file declares, not what it destructures or uses. */
function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const check = (node: { type: string; name?: string; start: number } | null | undefined) => {
    const name = node?.name
    if (!node || !name || !RIDDLE.test(name) || ALLOWED.some(({ ending }) => ending.test(name))) return
    found.push({ path: file.path, line: lineAt(file, node.start), message: `«${name}»; name it by a verb or a noun` })
  }
  walk(file, {
    FunctionDeclaration: ({ id }) => check(id),
    VariableDeclarator: ({ id }) => check(id.type === 'Identifier' ? id : null),
    MethodDefinition: ({ key }) => check(key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key : null),
    TSInterfaceDeclaration: ({ id }) => check(id),
    TSTypeAliasDeclaration: ({ id }) => check(id),
  })
  return found
}
