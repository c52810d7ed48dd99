// By tax data the company spent more than it earned.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const expenseOverIncome = factor({
  code: 'expense-over-income',
  group: 'taxes',
  polarity: 'negative',
  points: -6,
  source: 'revexp',
  basis: 'ММ-3-06/333@, критерий 2',
  only: 'company',
  title: ['Расходы больше доходов', 'Expenses exceed income', '支出大于收入'],
  explanation: [
    'По открытым данным налоговой расходы года превысили доходы.',
    "By the tax service's open data the year's expenses exceed income.",
    '税务公开数据显示当年支出超过收入。',
  ],
  needs: ['incomes'],
  check: ({ incomes }) =>
    foundIf(
      incomes.expenseKopecks > incomes.incomeKopecks,
      money('income', incomes.incomeKopecks),
      money('expense', incomes.expenseKopecks),
    ),
})
