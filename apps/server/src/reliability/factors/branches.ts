// The company has branches or representative offices.
import { count } from '../evidence.ts'
import { factor, foundWorth, notFound } from '../factor.ts'

export const branches = factor({
  code: 'branches',
  group: 'registration',
  polarity: 'positive',
  points: 4,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Есть филиалы', 'Has branches', '设有分支机构'],
  explanation: [
    'Филиалы и представительства внесены в реестр; больше десяти дают вдвое больше баллов.',
    'Branches or offices are in the register; more than ten give twice the points.',
    '登记册中有分支机构，超过十个得分加倍。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const number = register.branches.length
    return number > 0 ? foundWorth(number > 10 ? 4 : 2, count('branches', number)) : notFound()
  },
})
