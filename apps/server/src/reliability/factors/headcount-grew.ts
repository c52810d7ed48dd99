// The headcount grew by a fifth or more within a year.
import { count, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

const FIFTH = 1.2

export const headcountGrew = factor({
  code: 'headcount-grew',
  group: 'staff',
  polarity: 'positive',
  points: 2,
  source: 'sshr',
  basis: 'ours',
  only: 'company',
  title: ['Численность выросла', 'Headcount grew', '员工人数增长'],
  explanation: [
    'За год работников стало на пятую часть больше.',
    'The staff grew by a fifth within a year.',
    '一年内员工增加五分之一以上。',
  ],
  needs: ['headcount'],
  check: ({ headcount: { count: now, before } }) => {
    if (before === undefined) return notChecked('no-previous-year')
    if (before === 0) return notApplicable('no-staff')
    return foundIf(
      now >= before * FIFTH,
      count('employees', now),
      count('employeesBefore', before),
      percent('change', (now - before) / before),
    )
  },
})
