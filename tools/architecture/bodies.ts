// A request's body is taken apart by name: spread over other values it would put the sender's fields in their place.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

export const bodies: Rule = {
  name: 'bodies',
  check: ({ files }) => files.filter(({ path }) => isProduct(path) && path.startsWith('apps/server/')).flatMap(checkFile),
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(file, {
    SpreadElement: ({ argument, start }) => {
      const isBody =
        (argument.type === 'Identifier' && argument.name === 'body') ||
        (argument.type === 'MemberExpression' && argument.property.type === 'Identifier' && argument.property.name === 'body')
      if (isBody) found.push({ path: file.path, line: lineAt(file, start), message: 'a spread body; name the fields that are meant' })
    },
  })
  return found
}
