// Kinds of register records that can have changed a head, a founder or an activity, and those that cannot.
import { expect, test } from 'vitest'
import { mayChangeHistory } from './record-kinds.rules.ts'

test.each([
  ['12201', 'another head or address', true],
  ['13101', 'a licence', false],
  ['13300', 'the pension fund', false],
  ['13802', 'a person’s registered home', false],
  ['13700', 'a disqualified person', true],
  ['13803', 'a person’s new surname', true],
  ['13900', 'another main activity by the social fund', true],
])('a record of kind %s (%s) may change the history is %s', (code, _what, may) => {
  expect(mayChangeHistory(code)).toBe(may)
})
