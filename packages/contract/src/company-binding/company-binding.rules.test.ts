// Tests the comparison of two full names: that of a person who asks to represent a company, and that of the company's head in the state register.
import { expect, test } from 'vitest'
import { isSameFullName } from './company-binding.rules.ts'

test.each([
  ['Складнев Роман Игоревич', 'СКЛАДНЕВ РОМАН ИГОРЕВИЧ', true],
  ['Роман Игоревич Складнев', 'СКЛАДНЕВ РОМАН ИГОРЕВИЧ', true],
  ['Королёва Алёна', 'КОРОЛЕВА АЛЕНА', true],
  ['Салтыков-Щедрин Лев', 'Салтыков – Щедрин Лев', true],
  ['Колосков Тимур Небывалович', 'ИП КОЛОСКОВ ТИМУР НЕБЫВАЛОВИЧ', true],
  ['Складнев Роман', 'СКЛАДНЕВ РОМАН ИГОРЕВИЧ', false],
  ['Складнева Роман Игоревич', 'СКЛАДНЕВ РОМАН ИГОРЕВИЧ', false],
  ['', '', false],
])('«%s» and «%s» give %s', (name, registered, same) => {
  expect(isSameFullName(name, registered)).toBe(same)
})
