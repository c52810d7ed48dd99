// Messages come once and in order whatever way they come; addresses become links and nothing else does.
import { expect, test } from 'vitest'
import { type Line, merged, pieces, reloaded, withoutSent } from './conversation.rules.ts'

const line = (seq: number): Line => ({
  id: seq * 10,
  seq,
  text: `№ ${seq}`,
  user: 1,
  at: '2026-11-20T09:00:00Z',
  clientId: `c${seq}`,
  attachment: null,
})
const lines = (...seqs: number[]) => seqs.map(line)
const seqsOf = (list: readonly Line[]) => list.map(({ seq }) => seq)

test('what comes is added, what is there already is not, what was earlier stands before', () => {
  expect(seqsOf(merged(lines(1, 2), lines(3, 4)))).toEqual([1, 2, 3, 4])
  expect(seqsOf(merged(lines(1, 2), lines(2, 3)))).toEqual([1, 2, 3])
  expect(seqsOf(merged(lines(5, 6), lines(3, 4)))).toEqual([3, 4, 5, 6])
  expect(seqsOf(merged(lines(1), lines()))).toEqual([1])
})

test('a newest page that reaches what is there is joined to it; one that does not replaces it', () => {
  expect(seqsOf(reloaded(lines(1, 2, 3), lines(4, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(seqsOf(reloaded(lines(1, 2, 3), lines(9, 10)))).toEqual([9, 10])
})

test('an acknowledged message is no longer unsent', () => {
  const unsent = ['c1', 'c9'].map((clientId) => ({ clientId, text: '', attachment: null, state: 'unsent' as const }))
  expect(withoutSent(unsent, lines(1, 2))).toEqual([unsent[1]])
})

test('web addresses become links without the sentence around them; scripts and markup stay text', () => {
  expect(pieces('См. https://kolosok.example/acts?x=1, там всё.')).toEqual([
    { text: 'См. ', href: null },
    { text: 'https://kolosok.example/acts?x=1', href: 'https://kolosok.example/acts?x=1' },
    { text: ', там всё.', href: null },
  ])
  for (const text of ['javascript:alert(1)', '<b>жирно</b>', 'data:text/html,x', '//evil.test', 'http://'])
    expect(pieces(text)).toEqual([{ text, href: null }])
  expect(pieces('<a href="https://a.test">')).toMatchObject([{}, { href: 'https://a.test/' }, {}])
})
