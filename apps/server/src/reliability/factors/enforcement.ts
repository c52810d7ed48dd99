// Enforcement proceedings against the company are open.
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const enforcement = factor({
  code: 'enforcement',
  group: 'enforcement',
  polarity: 'negative',
  points: -10,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Исполнительные производства', 'Enforcement proceedings', '强制执行程序'],
  explanation: [
    'Приставы взыскивают долг: решение суда или налоговой не исполнено добровольно.',
    'Bailiffs are collecting: a decision was not carried out freely.',
    '法警正在追讨：判决未自愿履行。',
  ],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement: { proceedings } }) => {
    const open = proceedings.filter(({ remainingKopecks, debtKopecks }) => (remainingKopecks ?? debtKopecks ?? 1) > 0)
    const remaining = open.reduce((sum, { remainingKopecks, debtKopecks }) => sum + (remainingKopecks ?? debtKopecks ?? 0), 0)
    return foundIf(open.length > 0, count('proceedings', open.length), money('remaining', remaining))
  },
})
