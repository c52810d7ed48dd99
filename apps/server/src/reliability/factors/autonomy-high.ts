// Own capital is half of the assets or more.
import { inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const autonomyHigh = factor({
  code: 'autonomy-high',
  group: 'finances',
  polarity: 'positive',
  points: 6,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Высокая финансовая автономия', 'High financial autonomy', '财务独立性高'],
  explanation: [
    'Собственный капитал составляет половину имущества и больше.',
    'Own capital makes up half of the assets or more.',
    '自有资本占资产一半以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1300', '1600'], (lines, { year }) => {
      if (lines['1600'] <= 0) return notApplicable('no-line')
      const value = lines['1300'] / lines['1600']
      return foundIf(
        value >= 0.5,
        ratio('coefficient', value, year),
        money('equity', lines['1300'], year),
        money('assets', lines['1600'], year),
      )
    }),
})
