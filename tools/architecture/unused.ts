// A rule against unused code: an export must be imported by another file or used again in its own file.
import { type Architecture, isCode, matches, type Rule, type Violation } from './project.ts'
import { lineAt, namesTaken, type SourceFile, topLevel } from './source.ts'

export const unused: Rule = {
  name: 'unused',
  check: ({ architecture, files }) => {
    const code = files.filter(({ path }) => isCode(path))
    const taken = new Set(code.flatMap((file) => namesTaken(file).map(({ target, name }) => `${target} ${name}`)))
    const isTaken = (path: string, name: string) => taken.has(`${path} ${name}`) || taken.has(`${path} *`)
    return code
      .filter(({ path }) => !matches(path, architecture.readByTools) && !isOfUnfinished(architecture, path))
      .flatMap((file) =>
        listExports(file)
          .filter(({ name }) => !isTaken(file.path, name) && !isMentionedAgain(file, name))
          .map(({ name, start }): Violation => ({ path: file.path, line: lineAt(file, start), message: `nobody uses ${name}` })),
      )
  },
}

/** Whether the file belongs to a module that architecture.json lists as unfinished: its exports may be used later. */
const isOfUnfinished = ({ unfinished }: Architecture, path: string): boolean =>
  Object.keys(unfinished).some((module) => new RegExp(`/${module}[/.]`).test(path))

interface Export {
  readonly name: string
  readonly start: number
}

function listExports(file: SourceFile): Export[] {
  return topLevel(file).flatMap((statement): Export[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers, start } = statement
    const namedExports = specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [{ name: exported.name, start }] : []))
    if (!declaration) return namedExports
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [{ name: id.name, start }] : []))
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [{ name: declaration.id.name, start }] : []
  })
}

/** Whether the name occurs in the file besides its declaration, outside of comments, and not as a property of another object. */
const isMentionedAgain = ({ text }: SourceFile, name: string): boolean =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').split(new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`))
    .length > 2
