// Names of reviewers are shown as they chose; a review needs stars and text.
import { expect, test } from 'vitest'
import { isReviewComplete, nameToShow, type ShownName } from './reviews.rules.ts'

test.each<[string | null, ShownName, string | null]>([
  ['Туманов Игнат Олегович', 'full', 'Туманов Игнат Олегович'],
  ['Туманов Игнат Олегович', 'short', 'Игнат Т.'],
  ['Игнат', 'short', 'Игнат'],
  ['Туманов Игнат', 'hidden', null],
  [null, 'full', null],
])('%s shown as %s reads %s', (name, shown, read) => {
  expect(nameToShow(name, shown)).toBe(read)
})

test('a review without stars or words is not sent', () => {
  expect([isReviewComplete(0, 'Хорошо'), isReviewComplete(5, '  '), isReviewComplete(6, 'Хорошо'), isReviewComplete(1, 'Плохо')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})
