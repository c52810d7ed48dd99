// Texts for display: no line break inside a number or between it and its unit.
import { expect, test } from 'vitest'
import { withNonBreakingSpaces } from './texts.ts'

test.each([
  ['Доля в доходе от 70 %. На баллы не влияет.', 'Доля в доходе от 70\u00a0%. На баллы не влияет.'],
  ['Выручка больше 800 млн или активы больше 400 млн ₽', 'Выручка больше 800\u00a0млн или активы больше 400\u00a0млн\u00a0₽'],
  ['Капитал равен 10 000 ₽: 2 500 долей', 'Капитал равен 10\u00a0000\u00a0₽: 2\u00a0500 долей'],
  ['С 2020 2021 год', 'С 2020 2021 год'],
])('%s', (written, shown) => {
  expect(withNonBreakingSpaces(written)).toBe(shown)
})
