// Customers owe a large part of the year's revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundWorth, notApplicable, notFound } from '../factor.ts'

export const receivablesHigh = factor({
  code: 'receivables-high',
  group: 'finances',
  polarity: 'negative',
  points: -6,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Большая дебиторская задолженность', 'Large receivables', '应收账款过高'],
  explanation: [
    'Компании должны 20 % годовой выручки и больше; от 50 % баллов снимается вдвое больше.',
    'The company is owed 20 % of the year’s revenue or more; from 50 % on twice the points are taken.',
    '应收账款达年收入20%以上；50%以上扣分加倍。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1230', '2110'], (lines, { year }) => {
      if (lines['2110'] <= 0) return notApplicable('no-receipts')
      const share = lines['1230'] / lines['2110']
      const proofs = [money('receivables', lines['1230'], year), money('revenue', lines['2110'], year), percent('share', share)]
      return share >= 0.2 ? foundWorth(share >= 0.5 ? -6 : -3, ...proofs) : notFound(...proofs)
    }),
})
