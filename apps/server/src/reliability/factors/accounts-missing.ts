// No accounts of the last year that must already be filed.
import { expectedYear, yearsOf } from '../accounts-lines.ts'
import { year } from '../evidence.ts'
import { factor, foundIf, ifLiving, notApplicable } from '../factor.ts'

export const accountsMissing = factor({
  code: 'accounts-missing',
  group: 'finances',
  polarity: 'negative',
  points: -10,
  source: 'girbo',
  basis: '402-ФЗ, ст. 18',
  only: 'company',
  title: ['Нет свежей бухотчётности', 'No recent accounts', '缺少最新财务报表'],
  explanation: [
    'Отчётность за последний год уже должна быть сдана, а в ней её нет.',
    'The accounts of the last year are due already, but none are filed.',
    '上一年度报表应已提交，但未找到。',
  ],
  needs: ['accounts', 'register'],
  check: ({ accounts, register }, about) =>
    ifLiving(register, () => {
      const expected = expectedYear(about)
      const registered = Number((register.row.registeredOn ?? '0000').slice(0, 4))
      if (registered > expected) return notApplicable('younger-company')
      const last = yearsOf(accounts)[0]?.year
      return foundIf(last === undefined || last < expected, ...(last === undefined ? [] : [year('lastReport', last)]))
    }),
})
