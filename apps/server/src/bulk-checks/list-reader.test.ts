// Tests the reader of lists for bulk checks. All members share its worker thread, and each may have three lists there at once, so that one member
// does not make others wait.
import { afterAll, expect, test } from 'vitest'
import { createListReader } from './list-reader.ts'

const lists = createListReader()
afterAll(() => lists.close())

test.each([
  // 7707083893 is a valid taxpayer number (ИНН).
  ['pasted numbers', { numbers: '7707083893' }],
  ['files', { file: Buffer.from('7707083893\n') }],
])('of one member’s lists (%s) three are read at once, and other members do not wait', async (_form, list) => {
  const ownLists = Array.from({ length: 12 }, () => lists.read(list, 1))
  const outcomes = await Promise.allSettled([...ownLists, lists.read(list, 2)])
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'read' : outcome.reason.code))).toEqual([
    ...Array(3).fill('read'),
    ...Array(9).fill('too_many_requests'),
    'read',
  ])
  expect((await lists.read(list, 1)).lines).toHaveLength(1)
})
