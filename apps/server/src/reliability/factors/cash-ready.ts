// Cash and short investments cover half of short-term debts or more.
import { inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const cashReady = factor({
  code: 'cash-ready',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Запас свободных денег', 'A reserve of ready money', '现金充足'],
  explanation: [
    'Деньги и краткосрочные вложения покрывают половину срочных долгов и больше.',
    'Money and short investments cover half of short-term debts or more.',
    '现金与短期投资覆盖一半以上的短期负债。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1250', '1500'], (lines, { year, lines: all }) => {
      if (lines['1500'] <= 0) return notApplicable('no-line')
      const cash = lines['1250'] + (all['1240'] ?? 0)
      return foundIf(cash / lines['1500'] >= 0.5, ratio('coefficient', cash / lines['1500'], year), money('cash', cash, year))
    }),
})
