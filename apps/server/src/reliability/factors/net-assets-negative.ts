// Equity is below nil two years in a row.
import { inTwoYears } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const netAssetsNegative = factor({
  code: 'net-assets-negative',
  group: 'finances',
  polarity: 'stop',
  points: -20,
  source: 'girbo',
  basis: '14-ФЗ, ст. 30',
  only: 'company',
  title: ['Чистые активы отрицательны', 'Net assets below nil', '净资产为负'],
  explanation: [
    'Два года подряд долгов больше, чем имущества: закон требует уменьшить капитал или ликвидироваться.',
    'Debts exceed assets for two years: the law demands a cut of capital or liquidation.',
    '连续两年资不抵债，法律要求减资或清算。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['1300'], (now, before, { year }, previous) =>
      foundIf(
        now['1300'] < 0 && before['1300'] < 0,
        money('equity', now['1300'], year),
        money('equityBefore', before['1300'], previous.year),
      ),
    ),
})
