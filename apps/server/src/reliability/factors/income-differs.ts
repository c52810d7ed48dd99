// Income by tax data is far below the revenue of the accounts.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

/** Our threshold: income below four fifths of the revenue of the same year. */
const FAR = 0.8

export const incomeDiffers = factor({
  code: 'income-differs',
  group: 'taxes',
  polarity: 'attention',
  points: -4,
  source: 'revexp',
  basis: 'ours',
  only: 'company',
  title: ['Доходы расходятся с отчётностью', 'Income differs from the accounts', '收入与报表不符'],
  explanation: [
    'Доходы по данным налоговой на пятую часть и больше ниже выручки в отчётности того же года.',
    'Income by tax data is a fifth or more below the revenue in the accounts of the same year.',
    '税务数据中的收入比同年报表收入低五分之一以上。',
  ],
  needs: ['incomes', 'accounts'],
  check: ({ incomes, accounts }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => {
      if (incomes.year !== year) return notChecked('other-year')
      const revenue = lines['2110']
      if (revenue <= 0) return notApplicable('no-receipts')
      return foundIf(
        incomes.incomeKopecks < revenue * FAR,
        money('income', incomes.incomeKopecks, incomes.year),
        money('revenue', revenue, year),
      )
    }),
})
