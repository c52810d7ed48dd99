// The headcount fell by half or more within a year.
import { count, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

const HALF = 0.5

export const headcountFell = factor({
  code: 'headcount-fell',
  group: 'staff',
  polarity: 'attention',
  points: -4,
  source: 'sshr',
  basis: null,
  only: 'company',
  title: ['Численность упала', 'Headcount fell', '员工人数下降'],
  explanation: [
    'Половины работников и больше не стало за год.',
    'Half of the staff or more left within a year.',
    '一年内员工减少一半以上。',
  ],
  needs: ['headcount'],
  check: ({ headcount: { count: now, before } }) => {
    if (before === undefined) return notChecked('no-previous-year')
    if (before === 0) return notApplicable('no-staff')
    return foundIf(
      now <= before * HALF,
      count('employees', now),
      count('employeesBefore', before),
      percent('change', (now - before) / before),
    )
  },
})
