// All members share the worker thread that reads lists: one member may have three lists there at once, so that others do not wait.
import { afterAll, expect, test } from 'vitest'
import { createListReader } from './list-reader.ts'

const lists = createListReader()
afterAll(() => lists.close())

test.each([
  ['pasted numbers', { numbers: '7707083893' }],
  ['files', { file: Buffer.from('7707083893\n') }],
])('at most three lists of %s of one member are read at once, and other members do not wait', async (_form, list) => {
  const own = Array.from({ length: 12 }, () => lists.read(list, 1))
  const ends = await Promise.allSettled([...own, lists.read(list, 2)])
  expect(ends.map((end) => (end.status === 'fulfilled' ? 'read' : end.reason.code))).toEqual([
    ...Array(3).fill('read'),
    ...Array(9).fill('too_many_requests'),
    'read',
  ])
  expect((await lists.read(list, 1)).lines).toHaveLength(1)
})
