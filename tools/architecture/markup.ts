// A rule for the web's source: HTML is parsed by React or in a detached document only. Parsed directly into the page, a hostile text could run
// its scripts.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

/** Properties that parse HTML when they are assigned, and methods that parse it when they are called. */
const WRITTEN = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const CALLED = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'execCommand', 'writeln'])

export const markup: Rule = {
  name: 'markup',
  check: ({ files }) => files.filter(({ path }) => isProduct(path) && path.startsWith('apps/web/')).flatMap(checkFile),
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const refuse = (name: string, start: number) =>
    found.push({ path: file.path, line: lineAt(file, start), message: `HTML read into the page (${name}); let React draw it` })
  walk(file, {
    AssignmentExpression: ({ left, start }) => {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && WRITTEN.has(left.property.name))
        refuse(left.property.name, start)
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      const isWrite = property.name === 'write' && object.type === 'Identifier' && object.name === 'document'
      if (isWrite || CALLED.has(property.name)) refuse(property.name, start)
    },
  })
  return found
}
