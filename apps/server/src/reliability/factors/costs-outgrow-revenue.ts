// Costs grow faster than revenue.
import { changeOf, cost, inTwoYears, type Year } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

/** A difference under five points is noise. */
const GAP = 0.05

const costs = (year: Year): number => cost(year, '2120') + cost(year, '2210') + cost(year, '2220')

export const costsOutgrowRevenue = factor({
  code: 'costs-outgrow-revenue',
  group: 'finances',
  polarity: 'attention',
  points: -3,
  source: 'girbo',
  basis: 'ММ-3-06/333@, критерий 4',
  only: 'company',
  title: ['Расходы растут быстрее доходов', 'Costs outgrow revenue', '成本增长快于收入'],
  explanation: [
    'Рост расходов опережает рост выручки больше чем на 5 процентных пунктов.',
    'Costs grew faster than revenue by over 5 percentage points.',
    '成本增速比收入高5个百分点以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['2110'], (now, before, newest, previous) => {
      if (before['2110'] <= 0) return notApplicable('no-receipts')
      if (costs(previous) === 0 || costs(newest) === 0) return notChecked('no-line')
      const gap = changeOf(costs(newest), costs(previous)) - changeOf(now['2110'], before['2110'])
      return foundIf(
        gap > GAP,
        money('costs', costs(newest), newest.year),
        money('revenue', now['2110'], newest.year),
        percent('change', gap),
      )
    }),
})
