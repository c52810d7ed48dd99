// The company reports no employees or a single one.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const noEmployees = factor({
  code: 'no-employees',
  group: 'staff',
  polarity: 'negative',
  points: -8,
  source: 'sshr',
  basis: null,
  only: 'company',
  title: ['Нет сотрудников', 'No employees', '没有员工'],
  explanation: [
    'Численность за год: ноль или один человек. Отсутствие данных нулём не считается.',
    'The headcount of the year is nil or one. Missing data are not taken for nil.',
    '年度员工人数为0或1人，缺少数据不视为0。',
  ],
  needs: ['headcount'],
  check: ({ headcount }) => foundIf(headcount.count <= 1, count('employees', headcount.count)),
})
