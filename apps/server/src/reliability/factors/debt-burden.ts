// Loans are large against revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundWorth, notApplicable, notChecked, notFound } from '../factor.ts'

export const debtBurden = factor({
  code: 'debt-burden',
  group: 'finances',
  polarity: 'negative',
  points: -8,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Высокая долговая нагрузка', 'Heavy debt', '债务负担重'],
  explanation: [
    'Займы составляют 20 % выручки и больше; от 40 % баллов снимается вдвое больше.',
    'Loans are 20 % of revenue or more; from 40 % on twice the points are taken.',
    '借款达收入20%以上；40%以上扣分加倍。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2110'], (lines, { year, lines: all }) => {
      if (all['1410'] === undefined && all['1510'] === undefined) return notChecked('no-line')
      if (lines['2110'] <= 0) return notApplicable('no-receipts')
      const loans = (all['1410'] ?? 0) + (all['1510'] ?? 0)
      const share = loans / lines['2110']
      const proofs = [money('loans', loans, year), money('revenue', lines['2110'], year), percent('share', share)]
      return share >= 0.2 ? foundWorth(share >= 0.4 ? -8 : -4, ...proofs) : notFound(...proofs)
    }),
})
