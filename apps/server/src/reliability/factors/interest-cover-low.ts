// Profit does not cover the interest due.
import { cost, inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const interestCoverLow = factor({
  code: 'interest-cover-low',
  group: 'finances',
  polarity: 'negative',
  points: -8,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Прибыль не покрывает проценты', 'Interest is not covered', '利润不足以支付利息'],
  explanation: [
    'Прибыль до налогов и процентов меньше процентов к уплате.',
    'Profit before tax and interest is smaller than the interest due.',
    '息税前利润少于应付利息。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2300', '2330'], (lines, year) => {
      const interest = cost(year, '2330')
      if (interest === 0) return notApplicable('no-interest')
      const value = (lines['2300'] + interest) / interest
      return foundIf(value < 1, ratio('coefficient', value, year.year), money('interest', interest, year.year))
    }),
})
