// Rows kept in the file of the process come back as they were told, and a disk that fails only makes them be read of the database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { KeptRows } from './kept-rows.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sverka-rows-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const row = (number: number, body = `["Ромашка ${number}"]`) => ({ segment: 7, number, body })
const bodies = (...numbers: number[]) => numbers.map((number) => row(number).body)
const places = (...numbers: number[]) => numbers.map((number) => ({ segment: 7, number }))

test('come back as they were told, together or one by one, in any order', async () => {
  const kept = new KeptRows(folder, log)
  await kept.keep([row(1), row(2), row(3)])
  await kept.keep([row(4)])
  expect(kept.read(places(1, 2, 3, 4))).toEqual(bodies(1, 2, 3, 4))
  expect(kept.read(places(4, 2, 1))).toEqual(bodies(4, 2, 1))
  kept.close()
})

test('what is told while others are written, or after nothing was, is kept too', async () => {
  const kept = new KeptRows(folder, log)
  await kept.keep([])
  await Promise.all([kept.keep([row(1)]), kept.keep([row(2)]), kept.keep([])])
  await kept.keep([row(3)])
  expect(kept.read(places(1, 2, 3))).toEqual(bodies(1, 2, 3))
  kept.close()
})

test('what was never told is not there: other places, other segments, records without a place', async () => {
  const kept = new KeptRows(folder, log)
  await kept.keep([row(1), row(3)])
  expect(kept.read([...places(1, 2, 3), { segment: 8, number: 1 }, { segment: null, number: 1 }])).toEqual([
    row(1).body,
    undefined,
    row(3).body,
    undefined,
    undefined,
  ])
  kept.close()
})

test('a row of hundreds of founders is not kept, its neighbours are', async () => {
  const kept = new KeptRows(folder, log)
  await kept.keep([row(1), row(2, 'я'.repeat(40_000)), row(3)])
  expect(kept.read(places(1, 2, 3))).toEqual([row(1).body, undefined, row(3).body])
  kept.close()
})

test('everything is forgotten when the room is full', async () => {
  const kept = new KeptRows(folder, log, 2 * Buffer.byteLength(row(1).body))
  await kept.keep([row(1), row(2)])
  await kept.keep([row(3)])
  expect(kept.read(places(1, 2, 3))).toEqual([undefined, undefined, row(3).body])
  kept.close()
})

test('a folder that cannot be written leaves everything to the database', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const kept = new KeptRows(file, log)
  await kept.keep([row(1)])
  expect(kept.read(places(1))).toEqual([undefined])
})
