// A rule for all code: no error is swallowed by an empty `catch` block or an empty handler of a promise's `catch`.
import { isCode, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

export const failures: Rule = {
  name: 'failures',
  check: ({ files }) => files.filter(({ path }) => isCode(path)).flatMap(checkFile),
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const refuse = (start: number, message: string) => found.push({ path: file.path, line: lineAt(file, start), message })
  walk(file, {
    CatchClause: ({ body, start }) => {
      if (body.body.length === 0) refuse(start, 'an error swallowed without a word')
    },
    CallExpression: ({ callee, arguments: [handler], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'catch') return
      const isEmpty =
        handler?.type === 'ArrowFunctionExpression' && handler.body.type === 'BlockStatement' && handler.body.body.length === 0
      if (isEmpty) refuse(start, 'an error swallowed without a word')
    },
  })
  return found
}
