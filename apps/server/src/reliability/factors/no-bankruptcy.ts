// The bankruptcy register names no notice about the company.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const noBankruptcy = factor({
  code: 'no-bankruptcy',
  group: 'bankruptcy',
  polarity: 'positive',
  points: 2,
  source: 'efrsb',
  basis: '127-ФЗ, ст. 28',
  title: ['Сообщений о банкротстве нет', 'No bankruptcy notices', '无破产公告'],
  explanation: [
    'Источник ответил и не назвал сообщений о компании.',
    'The source answered and named no notice about the company.',
    '来源已响应，未列出公司公告。',
  ],
  needs: ['bankruptcy'],
  check: ({ bankruptcy: { messages } }) => foundIf(messages.length === 0, count('messages', messages.length)),
})
