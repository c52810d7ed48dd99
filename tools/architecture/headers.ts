// A rule for code and SQL files: each opens with a comment that says what the file is for.
import { isCode, type Rule } from './project.ts'

export const headers: Rule = {
  name: 'headers',
  check: ({ files }) =>
    files
      .filter(({ path, text }) => (isCode(path) || path.endsWith('.mjs') || path.endsWith('.sql')) && !startsWithSentence(text))
      .map(({ path }) => ({ path, line: 1, message: 'does not open with a sentence saying what it is for' })),
}

function startsWithSentence(text: string): boolean {
  const [first = '', second = ''] = text.split('\n')
  const line = first.startsWith('#!') || first === '-- no-transaction' ? second : first
  return /^(\/\/|\/\*\*?|--) ?\S.{15,}/.test(line)
}
