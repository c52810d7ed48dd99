// The company owes suppliers a large part of the year's revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const payablesHigh = factor({
  code: 'payables-high',
  group: 'finances',
  polarity: 'negative',
  points: -5,
  source: 'girbo',
  basis: 'ours',
  only: 'company',
  title: ['Большая кредиторская задолженность', 'Large payables', '应付账款过高'],
  explanation: [
    'Компания должна половину годовой выручки и больше.',
    'The company owes half of the year’s revenue or more.',
    '应付账款达年收入一半以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1520', '2110'], (lines, { year }) => {
      if (lines['2110'] <= 0) return notApplicable('no-receipts')
      const share = lines['1520'] / lines['2110']
      return foundIf(share >= 0.5, money('payables', lines['1520'], year), money('revenue', lines['2110'], year), percent('share', share))
    }),
})
