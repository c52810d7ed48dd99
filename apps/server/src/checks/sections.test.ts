// The tables of facts in a report: names, posts and addresses as people write them, contracts with the company's role and the other party, and the
// order of enforcement proceedings (collection of debts by bailiffs).
import { expect, test } from 'vitest'
import type { CompanyRecord } from '../registry/registry.ts'
import { listSections } from './sections.ts'

const from = { source: 'egrul', asOf: '2026-11-19', loadedAt: new Date('2026-11-19') }
const customer = { name: 'МКУ "УПРАВЛЕНИЕ ДОРОГ"', inn: '7799000001' }
/** The company of the report, as a party of a contract. */
const own = { name: 'АО "ПРИЧАЛ"', inn: '7799000002' }
const record = {
  row: {
    nameFull: 'АКЦИОНЕРНОЕ ОБЩЕСТВО "ПРИЧАЛ"',
    name: 'АО "ПРИЧАЛ"',
    statusName: 'Действует',
    address: 'Г. МОСКВА, УЛ. ШКОЛЬНАЯ, Д. 80',
  },
  register: {
    heads: [{ kind: 'person', name: 'ПРИМЕРОВА АННА', post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР' }],
    founders: [{ kind: 'company', name: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "МАЯК"', share: { percent: 60 } }],
    licenses: [],
    branches: [{ name: 'ФИЛИАЛ АО "ПРИЧАЛ" В Г. КАЗАНЬ', address: 'Г. КАЗАНЬ, УЛ. МАСТЕРОВАЯ, Д. 13' }],
  },
  blocks: {
    enforcement: {
      proceedings: [
        { number: '1-ИП', debtKopecks: 500, remainingKopecks: 0 },
        { number: '2-ИП', debtKopecks: 70_000, remainingKopecks: 30_000 },
        { number: '3-ИП' },
      ],
    },
    contracts: {
      contracts: [
        { registerNumber: '1', law: '44', role: 'supplier', customer, suppliers: [own], objects: [] },
        { registerNumber: '2', law: '223', role: 'customer', customer: own, suppliers: [{ name: 'ООО "МАЯК"' }], objects: [] },
      ],
    },
  },
  provenance: { register: from, contracts: from, enforcement: from },
} as unknown as CompanyRecord

const rowsUnder = (title: string): readonly (readonly string[])[] =>
  listSections(record).find((section) => section.title === title)?.rows ?? []

test('people, organisations and addresses are written in their everyday form', () => {
  expect(rowsUnder('Руководители')[0]?.slice(0, 3)).toEqual(['Примерова Анна', '—', 'генеральный директор'])
  expect(rowsUnder('Учредители')[0]?.[0]).toBe('ООО «Маяк»')
  expect(rowsUnder('Филиалы и представительства')).toEqual([['Филиал АО «Причал» в г. Казань', 'г. Казань, ул. Мастеровая, д. 13']])
})

test('the full name keeps the spelling of the register, for documents that need it', () => {
  expect(rowsUnder('Регистрационные данные')[0]).toEqual(['Полное наименование', 'АКЦИОНЕРНОЕ ОБЩЕСТВО "ПРИЧАЛ"'])
})

test('a contract names the role of the company and the other party', () => {
  expect(rowsUnder('Государственные контракты').map((row) => row.slice(2, 4))).toEqual([
    ['поставщик', 'МКУ «Управление дорог»'],
    ['заказчик', 'ООО «Маяк»'],
  ])
})

test('unpaid proceedings come first, and the paid ones say so', () => {
  expect(rowsUnder('Исполнительные производства').map(([number, , , remaining]) => [number, remaining])).toEqual([
    ['2-ИП', '300'],
    ['3-ИП', '—'],
    ['1-ИП', 'погашено'],
  ])
})
