// Tests the sanctions mark (`Санкции`) of a company in the format of Checko, another service of company data: true, false, or left out where
// neither is certain. `СанкцииСтраны` are the countries that imposed the sanctions.
import { expect, test } from 'vitest'
import type { SanctionsFacts } from '../../registry/registry.ts'
import { toBlocks } from './blocks.ts'

/** The answer about a company of which we have nothing but these sanctions. */
const answerWith = (sanctions: SanctionsFacts) =>
  toBlocks({ record: { row: {}, blocks: { sanctions }, provenance: {} }, names: {} } as unknown as Parameters<typeof toBlocks>[0])

/** An entry of the sanctions list of the USA that matches the company by its taxpayer number (ИНН, `inn`) or by its name only. */
const entryMatchedBy = (matchedBy: 'inn' | 'name') => ({ list: 'OFAC SDN', country: 'США', name: 'YASNY DEN', matchedBy })

test('a match by taxpayer number is reported as a sanction', () => {
  expect(answerWith({ matches: [entryMatchedBy('inn'), entryMatchedBy('name')] })).toMatchObject({ Санкции: true, СанкцииСтраны: ['США'] })
})

test('a company on no sanctions list is reported as not sanctioned', () => {
  expect(answerWith({ matches: [] })).toMatchObject({ Санкции: false, СанкцииСтраны: [] })
})

test.each([undefined, false])('the sanctions mark is left out if only the name matches (the source’s own mark is %s)', (flag) => {
  const answer = answerWith({ matches: [entryMatchedBy('name')], ...(flag === undefined ? {} : { listed: flag }) })
  expect(answer).not.toHaveProperty('Санкции')
  expect(answer).not.toHaveProperty('СанкцииСтраны')
})
