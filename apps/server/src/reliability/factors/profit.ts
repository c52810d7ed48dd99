// The company made a profit in the newest year.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const profit = factor({
  code: 'profit',
  group: 'finances',
  polarity: 'positive',
  points: 5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Получена прибыль', 'Made a profit', '实现盈利'],
  explanation: ['Чистая прибыль последнего года больше нуля.', 'Net profit of the newest year is above nil.', '最近年度净利润为正。'],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2400'], (lines, { year }) => foundIf(lines['2400'] > 0, money('profit', lines['2400'], year))),
})
