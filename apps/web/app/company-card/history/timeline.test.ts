// Tests of the timeline of a company's history: a change is listed with the register record that caused it, or else on the day of the extract
// that first has the new value, and on one page only.
import type { RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'
import { expect, test } from 'vitest'
import { buildTimeline, byYear, foldTimeline, laterHeadSince } from './timeline.ts'

/** A register record of the kind 12201 («data changed»), which does not say what changed unless it names new heads. */
const entry = (date: string, heads: readonly string[] = []): RegisterEntry => ({
  grn: null,
  date,
  kind: { code: '12201', name: null },
  authority: null,
  documents: [],
  void: false,
  arrivals: heads.map((name) => ({ role: 'head', name, inn: null, post: 'ДИРЕКТОР', percent: null })),
})
/** A change from «А» to «Б» seen in the extract of the day `to`; `on`: day of the record that caused it, null if unknown. */
const change = (field: RegisterChange['field'], on: string | null, to: string): RegisterChange => ({
  field,
  before: 'А',
  after: 'Б',
  left: [],
  came: [],
  on,
  between: { from: '2020-01-01', to },
})
const [head, name] = [change('head', '2026-06-07', '2026-10-01'), change('name', null, '2026-10-01')]

test('a new head is listed on the day of its record, a new name on that of the newer extract', () => {
  const line = buildTimeline({
    entries: [entry('2026-06-07', ['Б']), entry('2020-01-15')],
    changes: [name, head],
    isFirst: true,
    isLast: true,
  })
  expect(line.map(({ date, change: reported }) => [date, reported?.field ?? null])).toEqual([
    ['2026-10-01', 'name'],
    ['2026-06-07', 'head'],
    ['2020-01-15', null],
  ])
  expect(byYear(line).map(([year, all]) => [year, all.length])).toEqual([
    ['2026', 2],
    ['2020', 1],
  ])
})

test('each change is listed on one page', () => {
  const changes = [change('address', null, '2026-08-01'), change('address', null, '2022-03-01')]
  const days = (page: Parameters<typeof buildTimeline>[0]) =>
    buildTimeline(page).flatMap(({ change: reported, date }) => (reported ? [date] : []))
  const first = { entries: [entry('2026-01-01'), entry('2024-01-01')], changes, isFirst: true, isLast: false }
  const last = { entries: [entry('2024-01-01'), entry('2019-01-01')], changes, isFirst: false, isLast: true }
  expect([days(first), days(last)]).toEqual([['2026-08-01'], ['2022-03-01']])
})

test('a head in office since after the registration is found without a change between extracts', () => {
  const head = { fio: 'Мнимов Лев', inn: null, ogrn: null, position: null, record_date: '2026-09-07' }
  const reported = (record_date: string | null, registration_date: string | null = '2024-09-05') =>
    laterHeadSince({ directors: [{ ...head, record_date }], registration_date } as Parameters<typeof laterHeadSince>[0])
  expect(reported('2026-09-07')).toBe('2026-09-07')
  expect([reported('2024-09-05'), reported(null), reported('2026-09-07', null)]).toEqual([null, null, null])
})

/** A register record of the kind 12101, a new text of the charter. */
const charter = (date: string, heads: readonly string[] = []): RegisterEntry => ({
  ...entry(date, heads),
  kind: { code: '12101', name: null },
})
const foldRecords = (entries: readonly RegisterEntry[]) =>
  foldTimeline(buildTimeline({ entries, changes: [], isFirst: true, isLast: true }))

test('charter texts that changed nothing else are folded together', () => {
  const { line, charters } = foldRecords([charter('2026-01-01'), charter('2023-01-01', ['Б']), entry('2020-01-01'), charter('2018-01-01')])
  expect(line.map(({ date }) => date)).toEqual(['2023-01-01', '2020-01-01'])
  expect(charters.map(({ date }) => date)).toEqual(['2026-01-01', '2018-01-01'])
})

test('a single record of a new charter text is not folded', () => {
  expect(foldRecords([charter('2026-01-01'), entry('2020-01-01')])).toMatchObject({ line: { length: 2 }, charters: [] })
})

test('records that only say that the data changed are folded together', () => {
  const { line, unspecified } = foldRecords([entry('2026-01-01'), entry('2023-01-01', ['Б']), entry('2020-01-01')])
  expect(line.map(({ date }) => date)).toEqual(['2023-01-01'])
  expect(unspecified.map(({ date }) => date)).toEqual(['2026-01-01', '2020-01-01'])
})

test('a change of the address belongs to the only record of its day', () => {
  const [event] = buildTimeline({
    entries: [entry('2026-06-07')],
    changes: [change('address', '2026-06-07', '2026-10-01')],
    isFirst: true,
    isLast: true,
  })
  expect([event?.entry?.date, event?.change?.field]).toEqual(['2026-06-07', 'address'])
})

test('a record about a fund and a void record cause no change', () => {
  // Kind 13300: registration with the pension fund.
  const fund = { ...entry('2026-06-07'), kind: { code: '13300', name: null } }
  const moved = change('address', '2026-06-07', '2026-10-01')
  const line = buildTimeline({ entries: [fund, { ...entry('2026-06-07'), void: true }], changes: [moved], isFirst: true, isLast: true })
  expect(line.map(({ change: reported }) => reported?.field ?? null)).toEqual([null, null, 'address'])
})

test('a change of the head belongs to the record of a new surname', () => {
  // Kind 13803: the registry office reported the new name of a person.
  const renamed = { ...entry('2026-06-07'), kind: { code: '13803', name: null } }
  const moved = change('head', '2026-06-07', '2026-10-01')
  const [event] = buildTimeline({ entries: [renamed], changes: [moved], isFirst: true, isLast: true })
  expect([event?.entry?.date, event?.change?.field]).toEqual(['2026-06-07', 'head'])
})
