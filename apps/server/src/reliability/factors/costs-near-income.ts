// Expenses eat nearly all the income.
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** The tax service's criterion of expenses close to income. */
const CLOSE = 0.98

export const costsNearIncome = factor({
  code: 'costs-near-income',
  group: 'taxes',
  polarity: 'attention',
  points: -3,
  source: 'revexp',
  basis: 'ММ-3-06/333@, критерий 7',
  only: 'company',
  title: ['Расходы почти равны доходам', 'Expenses nearly equal income', '支出接近收入'],
  explanation: [
    'Расходы от 98 до 100 % доходов: прибыль почти не показывается.',
    'Expenses are 98 to 100 % of income: hardly any profit is shown.',
    '支出占收入的98%至100%，几乎不显示利润。',
  ],
  needs: ['incomes'],
  check: ({ incomes }) => {
    if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
    const share = incomes.expenseKopecks / incomes.incomeKopecks
    return foundIf(
      share >= CLOSE && share <= 1,
      money('income', incomes.incomeKopecks),
      money('expense', incomes.expenseKopecks),
      percent('share', share),
    )
  },
})
