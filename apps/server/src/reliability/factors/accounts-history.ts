// Accounts of three years or more are filed in a row.
import { yearsOf } from '../accounts-lines.ts'
import { count, year } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const accountsHistory = factor({
  code: 'accounts-history',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Отчётность за три года подряд', 'Three years of accounts in a row', '连续三年有报表'],
  explanation: [
    'Отчётность сдаётся каждый год: динамику можно проверить.',
    'Accounts are filed every year: the trend can be checked.',
    '每年提交报表，趋势可核查。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) => {
    const years = yearsOf(accounts).map(({ year: value }) => value)
    const [newest] = years
    if (newest === undefined) return notChecked('no-line')
    const row = years.findIndex((value, place) => value !== newest - place)
    const length = row === -1 ? years.length : row
    return foundIf(length >= 3, count('reports', length), year('lastReport', newest))
  },
})
