// Texts for display get non-breaking spaces inside a number, and between a number and its unit.
import { expect, test } from 'vitest'
import { withNonBreakingSpaces } from './texts.ts'

test.each([
  ['Доля в доходе от 70 %. На баллы не влияет.', 'Доля в доходе от 70\u00a0%. На баллы не влияет.'],
  ['Выручка больше 800 млн или активы больше 400 млн ₽', 'Выручка больше 800\u00a0млн или активы больше 400\u00a0млн\u00a0₽'],
  ['Капитал равен 10 000 ₽: 2 500 долей', 'Капитал равен 10\u00a0000\u00a0₽: 2\u00a0500 долей'],
  // Two years are two numbers.
  ['С 2020 2021 год', 'С 2020 2021 год'],
])('the numbers of «%s» stay on one line', (source, displayed) => {
  expect(withNonBreakingSpaces(source)).toBe(displayed)
})
