// Cleaning the HTML of articles: known ways to get scripts past a sanitiser and random mixtures of them are made harmless.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { cleanNewsHtml } from './news-html.ts'

/** Markup that could run scripts, load external resources or break out of the article; plain text may mention it. */
function dangers(html: string): string[] {
  const found: string[] = []
  const allowed = /^(p|br|h2|h3|ul|ol|li|blockquote|strong|b|em|i|a|code|pre|hr|img|figure|figcaption|table|thead|tbody|tr|th|td)$/
  for (const [, slash = '', name = '', attributes = ''] of html.matchAll(/<(\/?)([^\s/>]*)([^>]*)>/g)) {
    if (!allowed.test(name)) found.push(`tag ${slash}${name}`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=/"]+)="([^"]*)"/g)) {
      if (!/^(href|rel|src|alt|width|height|colspan|rowspan|scope)$/.test(attribute)) found.push(`attribute ${attribute}`)
      if (attribute === 'src' && !/^\/(media|assets)\//.test(value)) found.push(`src ${value}`)
      if (attribute === 'href' && /^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(value) && !/^(https?|mailto):/i.test(value))
        found.push(`href ${value}`)
      if (attribute === 'href' && value.startsWith('//')) found.push(`href ${value}`)
    }
    const rest = attributes.replace(/\s[^\s=/"]+="[^"]*"/g, '').replace(/[\s/]/g, '')
    if (rest) found.push(`unparsed text in a tag: ${rest}`)
  }
  if (/<(?![a-z/])/i.test(html)) found.push('a bare <')
  return found
}

test('there are at least 150 ways to inject scripts', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(150)
})

test.each(hostileHtml)('the cleaned HTML has nothing of %s', (html) => {
  const clean = cleanNewsHtml(html)
  expect(dangers(clean)).toEqual([])
  expect(cleanNewsHtml(clean)).toBe(clean)
})

test('any mixture of injections is cleaned, and cleaning it again changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '&#x',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '\u0000',
      '<p',
      '</p>',
      '<table>',
      '<svg>',
      '<math>',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const mixture = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
  // The full test run, set by `TEST_FULL`, tries ten times as many mixtures.
  const runs = process.env.TEST_FULL ? 10_000 : 1_000
  fc.assert(
    fc.property(mixture, (html) => {
      const clean = cleanNewsHtml(html)
      expect(dangers(clean)).toEqual([])
      expect(cleanNewsHtml(clean)).toBe(clean)
    }),
    { numRuns: runs },
  )
})

test('markup that an author needs passes unchanged', () => {
  const html =
    '<h2>Шаг</h2><p><strong>Жирно</strong> и <a href="/counter-parties">ссылка</a></p><ul><li>раз</li></ul>' +
    '<table><thead><tr><th scope="col">а</th></tr></thead><tbody><tr><td colspan="2">б</td></tr></tbody></table>' +
    '<figure><img src="/media/news/1.png" alt="Схема" width="600" height="300" /><figcaption>Подпись</figcaption></figure>'
  expect(cleanNewsHtml(html)).toBe(html)
})

test('a picture is a stored file of the site, and its path cannot lead elsewhere', () => {
  expect(cleanNewsHtml('<p>a<img src="/media/../api/v1/plans/"><img src="/assets/a/../../b.png"></p>')).toBe('<p>a</p>')
})

test('a link to another site gives it no trust, and the first-level heading belongs to the page', () => {
  expect(cleanNewsHtml('<h1>Тема</h1><a href="https://nalog.gov.ru">ФНС</a>')).toBe(
    '<h2>Тема</h2><a href="https://nalog.gov.ru" rel="noopener nofollow">ФНС</a>',
  )
})
