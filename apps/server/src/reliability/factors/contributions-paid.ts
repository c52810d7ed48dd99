// The company paid insurance contributions for its employees.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['страхов', 'взнос']

export const contributionsPaid = factor({
  code: 'contributions-paid',
  group: 'staff',
  polarity: 'positive',
  points: 4,
  source: 'paytax',
  basis: 'НК РФ, ст. 102',
  only: 'company',
  title: ['Уплачены страховые взносы', 'Insurance contributions paid', '已缴社保费'],
  explanation: ['Компания платит взносы за работников.', 'The company pays contributions for employees.', '公司为员工缴纳社保费。'],
  needs: ['taxes'],
  check: ({ taxes }) => {
    const total = taxes.paid.filter(({ name }) => mentions(name, STEMS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
    return foundIf(total > 0, money('paid', total))
  },
})
