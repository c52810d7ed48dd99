// Headcount fell: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const headcountFell = openFactor({
  code: 'headcount-fell',
  group: 'staff',
  polarity: 'attention',
  points: -4,
  source: 'sshr',
  basis: null,
  only: 'company',
  title: ['Численность упала', 'Headcount fell', '员工人数下降'],
  explanation: ['Половины работников не стало за год.', 'Half of the staff left within a year.', '一年内员工减少一半。'],
  reason: 'several-extracts',
})
