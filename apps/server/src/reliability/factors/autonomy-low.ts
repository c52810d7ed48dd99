// Own capital is under a tenth of the assets.
import { inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const autonomyLow = factor({
  code: 'autonomy-low',
  group: 'finances',
  polarity: 'negative',
  points: -10,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Мало собственных средств', 'Little capital of its own', '自有资金不足'],
  explanation: [
    'Коэффициент автономии ниже 0,1: почти всё имущество куплено в долг.',
    'The autonomy ratio is below 0.1: nearly everything is bought on credit.',
    '自有资本比率低于0.1，资产几乎全靠负债。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1300', '1600'], (lines, { year }) => {
      if (lines['1600'] <= 0) return notApplicable('no-line')
      const value = lines['1300'] / lines['1600']
      return foundIf(
        value < 0.1,
        ratio('coefficient', value, year),
        money('equity', lines['1300'], year),
        money('assets', lines['1600'], year),
      )
    }),
})
