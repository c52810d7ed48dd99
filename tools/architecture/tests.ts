// A rule for tests: no mocks of our own code, no sleeps, no fixed ports, and titles that name one behaviour in at most 100 characters.
import { isCode, isTest, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

const MAX_TITLE_LENGTH = 100
const CONNECTS = new Set(['listen', 'fetch', 'goto', 'connect', 'request'])
const FIXED_PORT = /(localhost|127\.0\.0\.1|\[::1\]):[1-9]|\bport: ?[1-9]|^[1-9]\d*$/

export const tests: Rule = {
  name: 'tests',
  check: ({ files }) => files.filter(({ path }) => isTest(path) && isCode(path)).flatMap(checkFile),
}

/** The title of a test, if the call is one of a test and its first argument is a literal; otherwise null. */
function readTitle(file: SourceFile, callee: { start: number; end: number }, first: Argument): string | null {
  if (!/^(?:test|it)\b/.test(file.text.slice(callee.start, callee.start + 5))) return null
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  return first?.type === 'TemplateLiteral' ? file.text.slice(first.start + 1, first.end - 1) : null
}

/** An argument of a call in the syntax tree. */
type Argument = { readonly type: string; readonly start: number; readonly end: number; readonly value?: unknown } | undefined

/** The fault of a title, or null: a title is one short clause, for one behaviour. */
function titleFault(title: string): string | null {
  if (title.length > MAX_TITLE_LENGTH) return `a test's name of ${title.length} characters; at most ${MAX_TITLE_LENGTH}`
  return /;|:(?:\s|$)/.test(title) ? "a test's name with «;» or «:»; name the one behaviour" : null
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const refuse = (start: number, message: string) => found.push({ path: file.path, line: lineAt(file, start), message })
  walk(file, {
    CallExpression: ({ callee, arguments: [first], start }) => {
      const title = readTitle(file, callee, first)
      const fault = title === null ? null : titleFault(title)
      if (fault) refuse(first?.start ?? start, fault)
      if (callee.type === 'Identifier' && callee.name === 'setTimeout' && first?.type === 'Identifier')
        refuse(start, 'a sleep; wait for what the test waits for')
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      const argumentText = first ? file.text.slice(first.start, first.end) : ''
      if (called.type === 'Identifier' && CONNECTS.has(called.name) && FIXED_PORT.test(argumentText))
        refuse(start, 'a fixed port; ask for a free one')
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const object = callee.object.type === 'Identifier' ? callee.object.name : ''
      if (name === 'waitForTimeout') refuse(start, 'a sleep; wait for what the test waits for')
      const isOwn = first?.type === 'Literal' && typeof first.value === 'string' && /^(\.|@sverka\/)/.test(first.value)
      if (object === 'vi' && (name === 'mock' || name === 'doMock') && isOwn) refuse(start, 'a mock of our own module')
    },
    ImportDeclaration: ({ source, start }) => {
      if (source.value === 'node:timers/promises') refuse(start, 'a sleep; wait for what the test waits for')
    },
  })
  return found
}
