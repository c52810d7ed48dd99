// Revenue of the newest year is nil.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const revenueZero = factor({
  code: 'revenue-zero',
  group: 'finances',
  polarity: 'negative',
  points: -10,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Нулевая выручка', 'No revenue', '收入为零'],
  explanation: [
    'В отчётности выручка равна нулю: компания не продавала.',
    'The accounts show no revenue: the company sold nothing.',
    '报表收入为零，公司没有销售。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => foundIf(lines['2110'] === 0, money('revenue', lines['2110'], year))),
})
