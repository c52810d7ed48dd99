// The search corrects one typing error in each of two words of a name, wherever the legal form is in the query. The queries are random (fast-check).
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'

const app = testApplication({ LIMIT_SEARCH: '100000/60' })

/** No two names differ by one error. */
const names = ['монтаж саянгорск', 'северный комплекс', 'уральская древесина восток', 'берёзка альтаир гранит', 'вектор мебельщик']
/** Legal forms, also written in full. */
const forms = ['ооо', 'ао', 'тсж', 'общество с ограниченной ответственностью', 'закрытое акционерное общество']

beforeAll(() =>
  addRecords(
    app.db,
    names.map((name) => ({ name: `ООО "${name.toUpperCase()}"` })),
  ),
)

const errors = ['wrong', 'missing', 'added', 'swapped'] as const
type TypingError = (typeof errors)[number]

/** A word with one error after its first letter; «ъ» occurs in none of the names. */
function mistyped(word: string, error: TypingError, at: number): string {
  const place = 1 + (at % (word.length - 2))
  const [before, after] = [word.slice(0, place), word.slice(place + 1)]
  if (error === 'wrong') return `${before}ъ${after}`
  if (error === 'missing') return before + after
  if (error === 'added') return `${before}ъ${word.slice(place)}`
  return before + after.charAt(0) + word.charAt(place) + after.slice(1)
}

/** A kind of error, and a number from which its place in the word is computed. */
const mistake = fc.record({ error: fc.constantFrom(...errors), at: fc.nat(20) })
const questions = fc.record({
  name: fc.constantFrom(...names),
  form: fc.constantFrom(...forms),
  /** Number of words before the form. */
  formAt: fc.nat(3),
  /** Index of the first misspelt word; the next word is misspelt too. */
  first: fc.nat(2),
  mistakes: fc.tuple(mistake, mistake),
})

/** The query: the name with both errors and the legal form. */
function buildQuery({ name, form, formAt, first, mistakes }: typeof questions extends fc.Arbitrary<infer T> ? T : never): string {
  const words = name.split(' ')
  const misspelt = [first % words.length, (first + 1) % words.length]
  for (const [i, { error, at }] of mistakes.entries()) {
    const place = misspelt[i] ?? 0
    words[place] = mistyped(words[place] ?? '', error, at)
  }
  return words.toSpliced(formAt % (words.length + 1), 0, form).join(' ')
}

test('an error in each of two words is corrected', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query: buildQuery(question) } })
      expect([answer.statusCode, answer.json().result?.[0]?.name]).toEqual([200, `ООО "${question.name.toUpperCase()}"`])
    }),
    { numRuns: 300 },
  )
})

test('the search of the home page corrects too', async () => {
  const answer = await app.server.inject({ url: '/api/v1/company-search/everywhere/', query: { query: 'ооо монтож саянгорсг' } })
  expect([answer.statusCode, answer.json().result?.[0]?.name]).toEqual([200, 'ООО "МОНТАЖ САЯНГОРСК"'])
})
