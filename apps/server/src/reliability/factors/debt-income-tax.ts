// Income tax withheld from employees was not paid over.
import { money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['доходы физических лиц', 'ндфл']

export const debtIncomeTax = factor({
  code: 'debt-income-tax',
  group: 'taxes',
  polarity: 'negative',
  points: -8,
  source: 'debtam',
  basis: 'НК РФ, ст. 226',
  only: 'company',
  title: ['Долг по НДФЛ', 'Debt of employees’ income tax', '欠缴代扣个人所得税'],
  explanation: [
    'Налог удержан из зарплаты работников, но не перечислен.',
    'The tax was withheld from wages but not paid over.',
    '税款已从工资中代扣但未上缴。',
  ],
  needs: ['debts'],
  absence: 'not_found',
  check: ({ debts }) => {
    const rows = debts.debts.filter(({ name, totalKopecks }) => totalKopecks > 0 && mentions(name, STEMS))
    return foundIf(rows.length > 0, ...rows.flatMap(({ name, totalKopecks }) => [text('taxKind', name), money('debt', totalKopecks)]))
  },
})
