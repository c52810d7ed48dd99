// The exported table of a selection: its last column is the verdict of the reliability report, and the heading has the kind of deal of the verdict.
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import { expect, test } from 'vitest'
import { selectionFile } from './export-selection.ts'

const company: SelectedCompany = {
  id: 1,
  kind: 'company',
  name: 'ООО "БАЗА"',
  inn: '7799483056',
  ogrn: '1157799483056',
  status: 'Действует',
  procedure: null,
  closed_on: null,
  region: 'г. Москва',
  okved: null,
  activity: null,
  registered_on: '2015-03-12',
  leader: null,
  revenue: null,
  headcount: null,
  as_of: '2026-11-20',
  verdict: 'refuse',
  stopped: false,
  example: false,
}

/** The lines of the CSV file; the kind of deal is deferred payment («отсрочка»). */
const readLines = async (rows: readonly SelectedCompany[]) =>
  (await selectionFile({ rows, notes: new Map(), purpose: 'deferral', format: 'csv' })).toString().trim().split('\r\n')

test('the last column is the verdict for the kind of deal in its heading', async () => {
  const [head, row] = await readLines([company])
  expect(head).toMatch(/"Вывод: отсрочка"$/)
  // «Не сейчас» (not now): the verdict `refuse`.
  expect(row).toMatch(/"Не сейчас"$/)
})

test('a company without a stored verdict has an empty cell', async () => {
  const [, row] = await readLines([{ ...company, verdict: null }])
  expect(row).toMatch(/;""$/)
})
