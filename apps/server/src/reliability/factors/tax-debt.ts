// Our copy of the tax debts names the company.
import { money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const taxDebt = factor({
  code: 'tax-debt',
  group: 'taxes',
  polarity: 'negative',
  points: -12,
  source: 'debtam',
  basis: 'НК РФ, ст. 102 п. 1.1',
  only: 'company',
  title: ['Долг по налогам', 'Tax debt', '欠税'],
  explanation: [
    'В открытых данных налоговой есть недоимка, пени или штрафы на дату среза.',
    "The tax service's open data show arrears, penalties or fines on the day of the data.",
    '税务公开数据显示该日存在欠税、滞纳金或罚款。',
  ],
  needs: ['debts'],
  absence: 'not_found',
  check: ({ debts }) => {
    const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
    const rows = debts.debts.filter(({ totalKopecks }) => totalKopecks > 0)
    return foundIf(
      total > 0,
      money('debt', total),
      ...rows.slice(0, 8).flatMap(({ name, totalKopecks }) => [text('taxKind', name), money('debt', totalKopecks)]),
    )
  },
})
