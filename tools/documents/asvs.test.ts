// The check of docs/asvs.md, a table that says for each requirement of OWASP ASVS (a security standard for web applications) by which test or
// document it is met: a missing requirement, and a named test that does not exist, are reported.
import { expect, test } from 'vitest'
import { checkAsvs } from './asvs.ts'

const files: Record<string, string> = { 'a.test.ts': "test('a guest is refused', () => {})", 'docs/b.md': '# B\n\n## Keys\n\nText.\n' }
const LEVELS = { '1.1.1': 1, '1.1.2': 2 }
const FIRST = '| 1.1.1 | 1 | guests | `a.test.ts`: a guest is refused · Exception: of guests alone, for now |\n'
const SECOND = '| 1.1.2 | 2 | keys | `docs/b.md`: Keys |\n'

const messages = (text: string) => checkAsvs(text, LEVELS, (path) => files[path] ?? null).map(({ message }) => message)

test('a complete table passes', () => {
  expect(messages(FIRST + SECOND)).toEqual([])
})

test('a missing, repeated or wrongly levelled number is reported', () => {
  expect(messages(FIRST)).toEqual(['lacks 1.1.2'])
  expect(messages(FIRST + SECOND + SECOND)).toEqual(['has 1.1.2 twice'])
  expect(messages(FIRST + SECOND.replace('| 2 |', '| 1 |'))).toEqual(['1.1.2 is not of level 1'])
})

test('a missing file, test or heading is reported', () => {
  expect(messages(FIRST.replace('a.test.ts', 'c.test.ts') + SECOND)).toEqual(['1.1.1: c.test.ts is not there'])
  expect(messages(FIRST.replace('guest is', 'guest was') + SECOND)).toEqual(['1.1.1: a.test.ts has no «a guest was refused»'])
  expect(messages(FIRST + SECOND.replace('Keys', 'Text'))).toEqual(['1.1.2: docs/b.md has no «Text»'])
})

test('a row without a test and without a reason is reported', () => {
  expect(messages(FIRST + SECOND.replace('`docs/b.md`: Keys', 'of course'))).toEqual([
    '1.1.2: «of course» is neither a file with a name nor a reason',
  ])
  expect(messages(FIRST + SECOND.replace('`docs/b.md`: Keys', 'Open: later'))).toHaveLength(1)
})
