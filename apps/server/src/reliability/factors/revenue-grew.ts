// Revenue grew by more than a fifth.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const revenueGrew = factor({
  code: 'revenue-grew',
  group: 'finances',
  polarity: 'positive',
  points: 5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Рост выручки', 'Revenue grew', '收入增长'],
  explanation: ['Выручка выросла больше чем на 20 %.', 'Revenue grew by over 20 %.', '收入增长超过20%。'],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['2110'], (now, before, { year }, previous) => {
      if (before['2110'] <= 0) return notApplicable('no-receipts')
      const change = changeOf(now['2110'], before['2110'])
      return foundIf(
        change > 0.2,
        money('revenue', now['2110'], year),
        money('revenueBefore', before['2110'], previous.year),
        percent('change', change),
      )
    }),
})
