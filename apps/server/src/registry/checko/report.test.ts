// Reliability reports in HTML that a source sends with a company: counts and texts of its favourable and unfavourable factors are extracted from
// several forms of markup, and nothing executable remains.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReport } from './report.ts'

/** The element from which the numbers of positive and negative factors are read. */
const rating = (inner: string) => `<section><div id="rating">${inner}</div></section>`

test.each([
  ['attributes', '<div id="rating" data-positive="27" data-negative="3"></div>', 27, 3],
  ['named elements', rating('<span class="positive">27</span><span class="negative">3</span>'), 27, 3],
  ['named in a longer class', rating('<b class="count count--negative">3 фактора</b><b class="count count--positive">27</b>'), 27, 3],
  ['two numbers in order', rating('Положительных 27, отрицательных 3'), 27, 3],
  ['an element of that name', '<rating>27 / 3</rating>', 27, 3],
  ['a class of that name', '<p class="company-rating">27 из 30, 3</p>', 27, 30],
  ['one side only', rating('<span class="negative">3</span>'), 0, 3],
])('counts by %s', (_name, html, positive, negative) => {
  expect(readReport(html)).toMatchObject({ positive, negative })
})

// At most 200 factors are read, and 400 characters of each.
test('lists of factors are read as plain text and cut when too long', () => {
  const html = `${rating('2 1')}<div class="positive"><ul><li>Работает &lt;давно&gt;</li><li>Платит <b>налоги</b></li></ul></div>
    <ul class="negative"><li>  Адрес \n общий </li><li></li></ul><ul><li>не фактор</li></ul>`
  expect(readReport(html)).toEqual({
    positive: 2,
    negative: 1,
    positives: ['Работает <давно>', 'Платит налоги'],
    negatives: ['Адрес общий'],
  })
  const endless = readReport(`<ul class="negative">${`<li>${'очень '.repeat(200)}</li>`.repeat(5000)}</ul>`)
  expect(endless?.negatives).toHaveLength(200)
  expect(endless?.negatives[0]).toHaveLength(400)
})

// The report has about 8 million characters, of which 320,000 are read.
test('only the beginning of a very long report is read', () => {
  const [first, last] = ['<div id="rating">2 1</div><ul class="positive"><li>Первый</li>', '<li>Последний</li></ul>']
  const read = readReport(`${first}${'<p>пустое место</p>'.repeat(400_000)}${last}`)
  expect(read).toMatchObject({ positive: 2, negative: 1, positives: ['Первый'] })
})

test.each(['', '<p>Отчёта нет</p>', 'просто текст', '{"json": true}', '<script>var rating = 5</script>'])('%j is not a report', (html) => {
  expect(readReport(html)).toBeUndefined()
})

test.each([
  '<script>alert(1)</script>',
  '<style>*{background:url(https://evil.test)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<object data="javascript:alert(1)"></object>',
])('nothing of %s gets among the factors', (hostile) => {
  const read = readReport(`${rating('1 1')}<ul class="positive"><li>Факт${hostile}</li></ul>`)
  expect(read?.positives.join()).toMatch(/^Факт/)
  expect(read?.positives.join()).not.toMatch(/alert|url\(/)
})

test('hostile counts are ignored', () => {
  expect(readReport('<div id="rating" data-positive="1e9" data-negative="-3">9999999</div>')).toMatchObject({ negative: 0 })
})

test('no text makes the parser fail', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '</',
    'li',
    'ul class=positive',
    'div id=rating',
    '"',
    "'",
    '&lt;',
    '5',
    '<!--',
    '<![CDATA[',
    'текст',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const read = readReport(parts.join(''))
      if (read) expect(Number.isInteger(read.positive + read.negative)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
