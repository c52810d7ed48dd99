// Profit covers the interest due three times or more.
import { cost, inNewestYear } from '../accounts-lines.ts'
import { money, ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const interestCoverHigh = factor({
  code: 'interest-cover-high',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Проценты покрыты с запасом', 'Interest is well covered', '利息偿付充裕'],
  explanation: [
    'Прибыль до налогов и процентов втрое больше процентов.',
    'Profit before tax and interest is three times the interest or more.',
    '息税前利润为利息的三倍以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2300', '2330'], (lines, year) => {
      const interest = cost(year, '2330')
      if (interest === 0) return notApplicable('no-interest')
      const value = (lines['2300'] + interest) / interest
      return foundIf(value >= 3, ratio('coefficient', value, year.year), money('interest', interest, year.year))
    }),
})
