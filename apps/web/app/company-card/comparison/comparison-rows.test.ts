// Rows of the comparison of companies: how names of heads are written, and which rows are hidden because all companies have the same value.
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import { expect, test } from 'vitest'
import { type ComparisonRow, isSame, readableHead } from './comparison-rows.tsx'

// Registers write names in capitals. The second head is a managing company.
test.each([
  ['ЛЬНОЗВОНОВ ИВАН ВАСИЛЬЕВИЧ', 'Льнозвонов Иван Васильевич'],
  ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "СВЕТОПУТЬ"', 'ООО «Светопуть»'],
])('the head %s is shown as %s', (name, readable) => {
  expect(readableHead(name)).toBe(readable)
})

// The verdict is the reason for the comparison, so its row is never hidden.
test.each([
  ['verdict', false],
  ['region', true],
] as const)('that a row «%s» with equal values is hidden is %s', (key, isHidden) => {
  const row: ComparisonRow = { key, group: 'main', text: () => 'Одно и то же' }
  const companies = [{}, {}] as ComparedCompany[]
  expect(isSame(row, companies)).toBe(isHidden)
})

test('revenues that agree only in their newest year are not hidden', () => {
  const companies = [{ capital: 1 }, { capital: 2 }] as ComparedCompany[]
  const row: ComparisonRow = { key: 'revenue', group: 'size', text: () => '1 млн ₽ за 2025' }
  // Equal texts of the newest year; `capital` stands in for a revenue of 2024 that differs.
  const course = ({ capital }: ComparedCompany) => [{ year: 2024, revenue: capital }]
  expect([isSame(row, companies), isSame({ ...row, course }, companies)]).toEqual([true, false])
})
