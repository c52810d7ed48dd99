// The company on the first page of a report: a closed one has its last day, and an old extract is never shown in green.
import { expect, test } from 'vitest'
import type { CompanyRecord } from '../registry/registry.ts'
import { toSubject } from './subject.ts'

/** A company with only the fields that the first page reads. */
const makeRecord = (row: Partial<CompanyRecord['row']>): CompanyRecord =>
  ({
    row: { statusName: 'Действует', closedOn: null, procedure: null, procedureSince: null, registerAsOf: '2026-11-19', ...row },
    register: { heads: [] },
    blocks: {},
    provenance: {},
  }) as unknown as CompanyRecord

test('a managing organisation is named in its everyday form, a person by name', () => {
  const readHead = (kind: string, name: string) => {
    const record = makeRecord({})
    return toSubject({ ...record, register: { heads: [{ kind, name }] } as unknown as CompanyRecord['register'] }, '2026-11-20').head
  }
  expect(readHead('company', 'АКЦИОНЕРНОЕ ОБЩЕСТВО "ПРИЧАЛ" ГОРОДА НЕБЫЛЬСКА')).toBe('АО «Причал» города Небыльска')
  expect(readHead('person', 'ПРИМЕРОВА АННА')).toBe('Примерова Анна')
})

test.each([
  ['a company active by a fresh extract', {}, { state: 'Действует', tone: 'good', isOld: false }],
  ['a company active by an old extract', { registerAsOf: '2018-02-03' }, { state: 'Действует', tone: 'neutral', isOld: true }],
  [
    'a company that has ended',
    { statusName: 'Исключена', closedOn: '2019-06-18', registerAsOf: '2019-06-19' },
    { state: 'Исключена 18.06.2019', tone: 'bad', isOld: false },
  ],
])('%s', (_company, row, expected) => {
  expect(toSubject(makeRecord(row), '2026-11-20')).toMatchObject(expected)
})

test('owners are shown with share and state, further ones are counted', () => {
  const founder = (name: string, percent: number, more: object = {}) => ({ kind: 'person', name, share: { percent }, ...more })
  const founders = [
    founder('МНИМОВ ЛЕВ', 5),
    founder('ООО "ПРИЧАЛ"', 30, { kind: 'company', ogrn: '1027700000001' }),
    founder('ПРИМЕРОВА АННА', 60),
    founder('НЕБЫЛОВ ПЁТР', 5),
  ]
  const record = { ...makeRecord({}), register: { heads: [], founders } } as unknown as CompanyRecord
  const row = makeRecord({ statusName: 'Ликвидирована', closedOn: '2021-12-22' }).row
  const tied = [{ relation: 'founder', name: 'ООО "ПРИЧАЛ"', inn: null, ogrn: '1027700000001', row }] as Parameters<typeof toSubject>[2]
  expect(toSubject(record, '2026-11-20', tied).owners).toEqual([
    'Примерова Анна 60\u00a0%',
    'ООО «Причал» 30\u00a0% (ликвидирована)',
    'Мнимов Лев 5\u00a0%',
    'и ещё 1',
  ])
})
