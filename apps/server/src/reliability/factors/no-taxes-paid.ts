// Our copy of the paid taxes shows nothing paid although there was income.
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const noTaxesPaid = factor({
  code: 'no-taxes-paid',
  group: 'taxes',
  polarity: 'negative',
  points: -12,
  source: 'paytax',
  basis: 'ММ-3-06/333@, критерий 1',
  only: 'company',
  title: ['Доходы есть, налогов нет', 'Income without taxes', '有收入但未缴税'],
  explanation: [
    'За год показаны доходы, а уплаченных налогов и взносов в открытых данных нет.',
    'Income is shown for the year while no taxes or contributions were paid.',
    '当年有收入，但公开数据中没有缴纳税费。',
  ],
  needs: ['taxes', 'incomes'],
  check: ({ taxes, incomes }) => {
    if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
    const total = taxes.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
    return foundIf(total <= 0, money('income', incomes.incomeKopecks), money('paid', total))
  },
})
