// Cash and short investments cover under a fifth of short-term debts.
import { inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const cashShort = factor({
  code: 'cash-short',
  group: 'finances',
  polarity: 'attention',
  points: -4,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Мало свободных денег', 'Short of ready money', '现金不足'],
  explanation: [
    'Деньги и краткосрочные вложения покрывают меньше пятой части срочных долгов.',
    'Money and short investments cover under a fifth of short-term debts.',
    '现金与短期投资不足短期负债的五分之一。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1250', '1500'], (lines, { year, lines: all }) => {
      if (lines['1500'] <= 0) return notApplicable('no-line')
      const cash = lines['1250'] + (all['1240'] ?? 0)
      return foundIf(cash / lines['1500'] < 0.2, ratio('coefficient', cash / lines['1500'], year), money('cash', cash, year))
    }),
})
