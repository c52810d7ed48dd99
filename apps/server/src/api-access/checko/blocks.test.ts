// Sanctions in an answer in Checko's format: true, false, or left out where neither is certain.
import { expect, test } from 'vitest'
import type { SanctionsFacts } from '../../registry/registry.ts'
import { toBlocks } from './blocks.ts'

const answered = (sanctions: SanctionsFacts) =>
  toBlocks({ record: { row: {}, blocks: { sanctions }, provenance: {} }, names: {} } as unknown as Parameters<typeof toBlocks>[0])

const listed = (matchedBy: 'inn' | 'name') => ({ list: 'OFAC SDN', country: 'США', name: 'YASNY DEN', matchedBy })

test('a match by number is reported', () => {
  expect(answered({ matches: [listed('inn'), listed('name')] })).toMatchObject({ Санкции: true, СанкцииСтраны: ['США'] })
})

test('a company on no sanctions list is reported as not sanctioned', () => {
  expect(answered({ matches: [] })).toMatchObject({ Санкции: false, СанкцииСтраны: [] })
})

test.each([undefined, false])('the sanctions mark is left out if only the name matches (the source says %s)', (flag) => {
  const answer = answered({ matches: [listed('name')], ...(flag === undefined ? {} : { listed: flag }) })
  expect(answer).not.toHaveProperty('Санкции')
  expect(answer).not.toHaveProperty('СанкцииСтраны')
})
