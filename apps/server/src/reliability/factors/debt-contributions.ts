// Arrears of insurance contributions.
import { money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['страхов', 'взнос']

export const debtContributions = factor({
  code: 'debt-contributions',
  group: 'taxes',
  polarity: 'negative',
  points: -6,
  source: 'debtam',
  basis: 'НК РФ, ст. 431',
  only: 'company',
  title: ['Долг по страховым взносам', 'Debt of insurance contributions', '欠缴社保费'],
  explanation: [
    'Взносы за работников не уплачены: первый признак нехватки денег.',
    'Contributions for employees are unpaid: an early sign of a lack of money.',
    '未缴纳员工社保费，是资金紧张的先兆。',
  ],
  needs: ['debts'],
  absence: 'not_found',
  check: ({ debts }) => {
    const rows = debts.debts.filter(({ name, totalKopecks }) => totalKopecks > 0 && mentions(name, STEMS))
    return foundIf(rows.length > 0, ...rows.flatMap(({ name, totalKopecks }) => [text('taxKind', name), money('debt', totalKopecks)]))
  },
})
