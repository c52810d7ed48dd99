// Tests the check digits of Russian numbers of companies and people: taxpayer numbers (ИНН) and registration numbers (ОГРН, ОГРНИП). Real numbers are
// valid, and a wrong check digit is noticed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identifierKind, isIdentifierValid } from './identifiers.ts'

const VALID = {
  'inn-company': ['7707083893', '7736050003', '5036045205'],
  'inn-person': ['500100732259', '526317984689', '770000000156'],
  ogrn: ['1027700132195', '1027700070518', '1035007202460'],
  ogrnip: ['304500116000157', '320774600000010', '318784700000022'],
} as const

for (const [kind, numbers] of Object.entries(VALID)) {
  test(`known numbers of ${kind} are valid and recognised by length`, () => {
    for (const number of numbers) expect([identifierKind(number), isIdentifierValid(number)]).toEqual([kind, true])
  })
}

test('a wrong last digit is never valid', () => {
  const wrong = fc.tuple(fc.constantFrom(...Object.values(VALID).flat()), fc.integer({ min: 1, max: 9 }))
  fc.assert(fc.property(wrong, ([number, shift]) => !isIdentifierValid(number.slice(0, -1) + String((Number(number.at(-1)) + shift) % 10))))
})

test('zeros, other lengths, letters and blanks are not numbers', () => {
  for (const text of ['0000000000', '000000000000', '0000000000000', '77070838931', '770708389Х', ' 7707083893', ''])
    expect(isIdentifierValid(text)).toBe(false)
})

test('the number of a later register record (ГРН) is not an ОГРН', () => {
  expect(isIdentifierValid('2027700132195')).toBe(false)
})
