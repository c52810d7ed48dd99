// The tax debt is large against the income of the year.
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** Our threshold: a twentieth of the year's income. */
const HEAVY = 0.05

export const debtToIncome = factor({
  code: 'debt-to-income',
  group: 'taxes',
  polarity: 'negative',
  points: -8,
  source: 'debtam',
  basis: 'ours',
  only: 'company',
  title: ['Долг по налогам велик против доходов', 'Tax debt is heavy against income', '欠税占收入比例高'],
  explanation: ['Долг перед бюджетом больше 5 % годовых доходов.', "The debt is over 5 % of the year's income.", '欠税超过年收入的5%。'],
  needs: ['debts', 'incomes'],
  absence: 'not_found',
  check: ({ debts, incomes }) => {
    if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
    const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
    const share = total / incomes.incomeKopecks
    return foundIf(share > HEAVY, money('debt', total), money('income', incomes.incomeKopecks), percent('share', share))
  },
})
