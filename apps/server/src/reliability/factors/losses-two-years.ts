// Losses two years in a row.
import { inTwoYears } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const lossesTwoYears = factor({
  code: 'losses-two-years',
  group: 'finances',
  polarity: 'negative',
  points: -8,
  source: 'girbo',
  basis: 'ММ-3-06/333@, критерий 2',
  only: 'company',
  title: ['Убытки два года и больше', 'Losses for two years or more', '连续两年以上亏损'],
  explanation: [
    'Убыток второй год подряд: критерий налоговой для выездной проверки.',
    'A loss for the second year running: a criterion for a tax audit.',
    '连续第二年亏损，属于税务稽查标准。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['2400'], (now, before, { year }, previous) =>
      foundIf(
        now['2400'] < 0 && before['2400'] < 0,
        money('profit', now['2400'], year),
        money('profitBefore', before['2400'], previous.year),
      ),
    ),
})
