// Rules of a chat conversation: lists of messages are merged in order and without repeats, and URLs in a message's text become safe links.
import { expect, test } from 'vitest'
import { applyNewestPage, isNextInSequence, type Line, mergeMessages, splitLinks, withoutAcknowledged } from './conversation.rules.ts'

/** The message with sequence number `seq` in its conversation. */
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
const listSeqs = (list: readonly Line[]) => list.map(({ seq }) => seq)

test('new messages are appended, known ones skipped, and earlier ones prepended', () => {
  expect(listSeqs(mergeMessages(lines(1, 2), lines(3, 4)))).toEqual([1, 2, 3, 4])
  expect(listSeqs(mergeMessages(lines(1, 2), lines(2, 3)))).toEqual([1, 2, 3])
  expect(listSeqs(mergeMessages(lines(5, 6), lines(3, 4)))).toEqual([3, 4, 5, 6])
  expect(listSeqs(mergeMessages(lines(1), lines()))).toEqual([1])
})

test('a newest page that overlaps is joined, and any other replaces the list', () => {
  expect(listSeqs(applyNewestPage(lines(1, 2, 3), lines(4, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(listSeqs(applyNewestPage(lines(1, 2, 3), lines(9, 10)))).toEqual([9, 10])
})

test('an acknowledged message is no longer unsent', () => {
  const unsent = ['c1', 'c9'].map((clientId) => ({ clientId, text: '', attachment: null, state: 'unsent' as const }))
  expect(withoutAcknowledged(unsent, lines(1, 2))).toEqual([unsent[1]])
})

test('web addresses become links without the punctuation after them, and markup stays text', () => {
  expect(splitLinks('См. https://kolosok.example/acts?x=1, там всё.')).toEqual([
    { text: 'См. ', href: null },
    { text: 'https://kolosok.example/acts?x=1', href: 'https://kolosok.example/acts?x=1' },
    { text: ', там всё.', href: null },
  ])
  for (const text of ['javascript:alert(1)', '<b>жирно</b>', 'data:text/html,x', '//evil.test', 'http://'])
    expect(splitLinks(text)).toEqual([{ text, href: null }])
  expect(splitLinks('<a href="https://a.test">')).toMatchObject([{}, { href: 'https://a.test/' }, {}])
})

test('a URL cannot look like another by a user name, invisible characters or mixed alphabets', () => {
  // The host is evil.example; sberbank.ru is only a user name.
  expect(splitLinks('https://sberbank.ru@evil.example/')).toEqual([{ text: 'https://sberbank.ru@evil.example/', href: null }])
  // U+202E shows the text after it from right to left, so that «gpj.exe» looks like «exe.jpg».
  expect(splitLinks('https://a.test/\u202Egpj.exe')).toMatchObject([{ text: 'https://a.test/', href: 'https://a.test/' }, { href: null }])
  // U+0435 is the Cyrillic letter that looks like a Latin «e».
  expect(splitLinks('https://sb\u0435rbank.ru/a')).toMatchObject([{ text: 'https://xn--sbrbank-8gg.ru/a' }])
  expect(splitLinks('https://пример.рф/счёт')).toMatchObject([{ text: 'https://пример.рф/счёт' }])
})

test('a message that follows a missing one is recognised by its number', () => {
  expect([1, 3, 4].map((seq) => isNextInSequence(lines(1, 2, 3), seq))).toEqual([true, true, true])
  expect([isNextInSequence(lines(1, 2, 3), 5), isNextInSequence([], 1), isNextInSequence([], 2)]).toEqual([false, true, false])
})

test.each([
  ['https://ru.example.org/wiki/Акт_(документ)', 'https://ru.example.org/wiki/Акт_(документ)'],
  ['(см. https://ru.example.org/wiki/Акт_(документ)).', 'https://ru.example.org/wiki/Акт_(документ)'],
  ['(https://luna.example/a)', 'https://luna.example/a'],
  ['https://luna.example/a]]', 'https://luna.example/a'],
  ['请看https://luna.example/a。', 'https://luna.example/a'],
  ['https://luna.example/a，谢谢', 'https://luna.example/a'],
  ['https://luna.example/a/', 'https://luna.example/a/'],
  ['https://luna.example/a؟', 'https://luna.example/a'],
  ['https://luna.example/?q=1…', 'https://luna.example/?q=1'],
  ['https://luna.example/[x]{y}', 'https://luna.example/[x]{y}'],
])('the link in «%s» ends where the URL does', (text, url) => {
  expect(splitLinks(text).find(({ href }) => href)?.text).toBe(url)
})

test('thousands of closing brackets take less than 50 ms', () => {
  // Processor time in microseconds.
  const { user } = process.cpuUsage()
  expect(splitLinks(`https://luna.example/a${')'.repeat(4000)}`)[0]?.text).toBe('https://luna.example/a')
  expect(process.cpuUsage().user - user).toBeLessThan(50_000)
})
