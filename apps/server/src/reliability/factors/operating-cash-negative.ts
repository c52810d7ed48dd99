// The ordinary business used up money.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const operatingCashNegative = factor({
  code: 'operating-cash-negative',
  group: 'finances',
  polarity: 'negative',
  points: -5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Деньги уходят из оборота', 'Operating cash outflow', '经营现金净流出'],
  explanation: [
    'Платежи по обычной работе больше поступлений.',
    'Payments of the ordinary business exceed receipts.',
    '日常经营付款大于收款。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['4100'], (lines, { year }) => foundIf(lines['4100'] < 0, money('cashFlow', lines['4100'], year))),
})
