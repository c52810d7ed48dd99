// The company employs ten people or more.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

const ENOUGH = 10

export const enoughEmployees = factor({
  code: 'enough-employees',
  group: 'staff',
  polarity: 'positive',
  points: 5,
  source: 'sshr',
  basis: 'ours',
  only: 'company',
  title: ['Достаточная численность', 'Enough employees', '员工数量充足'],
  explanation: ['В компании работают десять человек и больше.', 'Ten people or more work in the company.', '公司员工达10人以上。'],
  needs: ['headcount'],
  check: ({ headcount }) => foundIf(headcount.count >= ENOUGH, count('employees', headcount.count)),
})
