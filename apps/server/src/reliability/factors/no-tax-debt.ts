// Our copy of the tax debts does not name the company.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const noTaxDebt = factor({
  code: 'no-tax-debt',
  group: 'taxes',
  polarity: 'positive',
  points: 4,
  source: 'debtam',
  basis: 'НК РФ, ст. 102 п. 1.1',
  only: 'company',
  title: ['Недоимки нет в срезе', 'No arrears in the data', '数据中无欠税'],
  explanation: [
    'Записи с нулевым долгом на дату среза. Это не справка из налоговой.',
    'The record of the day shows no debt. This is no certificate of the tax service.',
    '该日记录显示无欠款，但并非税务证明。',
  ],
  needs: ['debts'],
  check: ({ debts }) => {
    const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
    return foundIf(total <= 0, money('debt', Math.max(0, total)))
  },
})
