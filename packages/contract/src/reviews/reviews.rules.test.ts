// Tests that the name of a review's author is shown as the author chose (in full, first name with initial, or hidden), and that a review needs
// one to five stars and a text.
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

test('a review without one to five stars or without words is incomplete', () => {
  expect([isReviewComplete(0, 'Хорошо'), isReviewComplete(5, '  '), isReviewComplete(6, 'Хорошо'), isReviewComplete(1, 'Плохо')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})
