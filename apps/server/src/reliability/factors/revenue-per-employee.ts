// Revenue for one employee is implausibly high.
import { inNewestYear } from '../accounts-lines.ts'
import { count, money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** Our threshold: 100 million rubles for one person a year, in kopecks. */
const HIGH = 10_000_000_000

export const revenuePerEmployee = factor({
  code: 'revenue-per-employee',
  group: 'staff',
  polarity: 'attention',
  points: -5,
  source: 'sshr',
  basis: 'ours',
  only: 'company',
  title: ['Выручка не по числу людей', 'Revenue out of step with staff', '收入与人数不符'],
  explanation: [
    'На одного работника больше 100 млн ₽ выручки в год.',
    'Over 100 million rubles of revenue a year for one employee.',
    '人均年收入超过1亿卢布。',
  ],
  needs: ['headcount', 'accounts'],
  check: ({ headcount, accounts }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => {
      if (headcount.count === 0) return notApplicable('no-staff')
      return foundIf(lines['2110'] / headcount.count > HIGH, money('revenue', lines['2110'], year), count('employees', headcount.count))
    }),
})
