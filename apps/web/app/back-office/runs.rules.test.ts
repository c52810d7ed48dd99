// Outcomes of imports of register files, and which imports still need the attention of staff.
import { expect, test } from 'vitest'
import { runOutcome, unsolvedLoads } from './runs.rules.ts'

const NOW = '2026-11-20T12:00:00.000Z'
/** Counts of an import in which all went well: records read, created, changed, unchanged, of a kind that is not stored, rejected. */
const counts = { read: 3, created: 2, changed: 0, unchanged: 1, unknown_kind: 0, rejected: 0 }
/** Counts of an import that rejected every record. */
const none = { read: 3, created: 0, changed: 0, unchanged: 0, unknown_kind: 0, rejected: 3 }
/** An import of the file `subject` that ended on the 20th at `hour` UTC. */
const load = (subject: string, state: 'done' | 'failed', reported: typeof counts | null, hour = '09') => ({
  subject,
  state,
  counts: reported,
  ended_at: `2026-11-20T${hour}:00:00.000Z`,
})

test('a load is done, incomplete or empty, and a repeat of known data is done', () => {
  expect(runOutcome({ state: 'done', counts })).toBe('done')
  expect(runOutcome({ state: 'done', counts: { ...counts, rejected: 1 } })).toBe('partly')
  expect(runOutcome({ state: 'done', counts: none })).toBe('nothing')
  expect(runOutcome({ state: 'done', counts: { ...none, read: 0, rejected: 0 } })).toBe('nothing')
  expect(runOutcome({ state: 'done', counts: { ...counts, created: 0, unchanged: 3 } })).toBe('done')
  expect(runOutcome({ state: 'failed', counts: null })).toBe('failed')
  expect(runOutcome({ state: 'done', counts: null })).toBe('done')
})

test('a failed file counts as unsolved until it is loaded well or a day has passed', () => {
  /** The files of the failed and of the empty imports. */
  const subjects = (loads: Parameters<typeof unsolvedLoads>[0]) => {
    const { failed, empty } = unsolvedLoads(loads, NOW)
    return [failed, empty].map((files) => files.map(({ subject }) => subject))
  }
  expect(subjects([load('b.zip', 'done', counts), load('a.zip', 'failed', null), load('c.zip', 'done', none)])).toEqual([
    ['a.zip'],
    ['c.zip'],
  ])
  expect(subjects([load('a.zip', 'done', counts, '10'), load('a.zip', 'failed', null)])).toEqual([[], []])
  const old = { ...load('a.zip', 'failed', null), ended_at: '2026-11-18T09:00:00.000Z' }
  expect(subjects([load('b.zip', 'done', counts), old])).toEqual([[], []])
  expect(subjects([old])).toEqual([['a.zip'], []])
})
