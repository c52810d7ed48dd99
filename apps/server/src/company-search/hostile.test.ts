// Hostile and malformed queries of the company search (patterns, SQL, other scripts, invisible characters): none of them causes a server error.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'

const app = testApplication({ LIMIT_SEARCH: '10000/60' })

beforeAll(() => addRecords(app.db, [{ name: 'ООО "ТИХАЯ ПРИСТАНЬ"', city: 'Тверь', region: '69', leader: 'ПРИСТАНЕВ ИВАН ИЛЬИЧ' }]))

const search = async (query: string, path = '') => {
  const { statusCode, body } = await app.server.inject(`/api/v1/company-search/${path}?query=${encodeURIComponent(query)}`)
  return { statusCode, body: JSON.parse(body) }
}

/** `part` repeated to 200 characters, the length of the longest query that is allowed. */
const long = (part: string) => part.repeat(200).slice(0, 200)

test.each([
  ['wildcards of patterns and regular expressions', ['%', '_', '\\', '\\\\%', '%_%', '.*', '[а-я]', '(а|б)*', '^', '$', '+', '?']],
  ['operators of full-text queries', ['!', '&', '|', '<->', ':*', 'а & !б', "'а':*", '(', ')', '"']],
  ['quotes and comments', ["'", "''", "'; drop table companies; --", '/*', '*/', '--', '$$', ';', '`', '{{1}}']],
  [
    'prefixes of terms of our own index',
    ['@r69', '@kc', '^тихаяпристань|', '%тихий.п', '#', '##', '#62', '.тихая|', '^тихая', '~tihaia', '%', '@c', '|', '.', '~', '@'],
  ],
  ['letters of other scripts', ['שלום עולם', '\u202eтихая', 'مرحبا', '株式会社', 'ＯＯＯ', '①②③', '٣٤٥', 'ß', 'İ', 'ﬁ', '🐝', '👨‍👩‍👧']],
  [
    'combining marks and invisible characters',
    ['а\u0301', long('а\u0301'), '\u200b', '\ufeff', '\u00ad', long('\u0300'), '\ud800'.toWellFormed()],
  ],
  [
    'long repetitions',
    [long('а'), long('q'), long('sch'), long('1'), long('1 '), long('а '), long('ооо '), long('-'), long('«'), long('x y')],
  ],
  [
    'texts that resemble numbers',
    ['-1', '1e9', '0x1F', '1'.repeat(10), '0'.repeat(12), '9'.repeat(13), '1/2/3', 'ИНН', 'ИНН ИНН ИНН', 'КПП 0'],
  ],
])('%s', async (_case, queries) => {
  for (const query of queries) {
    const { statusCode, body } = await search(query)
    expect([query, statusCode, body.code]).toEqual([query, 200, undefined])
    expect([query, Array.isArray(body.result)]).toEqual([query, true])
  }
})

test('a query that is too long is a validation error in every search', async () => {
  for (const path of ['', 'everywhere/']) {
    const { statusCode, body } = await search('а'.repeat(10_000), path)
    expect([path, statusCode, body.code]).toEqual([path, 400, 'validation_failed'])
  }
})

test('a NUL character is refused', async () => {
  const { statusCode, body } = await search('тихая\u0000пристань')
  expect([statusCode, body.code]).toEqual([400, 'validation_failed'])
})

test('punctuation around a name does not hide it', async () => {
  for (const query of [
    '%тихая% пристань',
    '(тихая|пристань)',
    "тихая' пристань",
    '\u202eтихая пристань',
    'тихая\u00ad пристань',
    'ти\u0301хая пристань',
    'тихая\u200b пристань',
  ]) {
    const { body } = await search(query)
    expect([query, body.result[0]?.name]).toEqual([query, 'ООО "ТИХАЯ ПРИСТАНЬ"'])
  }
})
