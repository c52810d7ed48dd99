// The bailiffs collect nothing from the company.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const noEnforcement = factor({
  code: 'no-enforcement',
  group: 'enforcement',
  polarity: 'positive',
  points: 3,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Производств у приставов нет', 'No enforcement proceedings', '无强制执行程序'],
  explanation: [
    'На дату проверки источник не назвал ни одного производства.',
    'On the day of the check the source named no proceedings.',
    '核查当日来源未列出任何执行程序。',
  ],
  needs: ['enforcement'],
  check: ({ enforcement: { proceedings } }) => foundIf(proceedings.length === 0, count('proceedings', proceedings.length)),
})
