// A creditor intends a bankruptcy claim: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const creditorIntent = openFactor({
  code: 'creditor-intent',
  group: 'bankruptcy',
  polarity: 'negative',
  points: -15,
  source: 'fedresurs',
  basis: '127-ФЗ, ст. 7 п. 2.1',
  only: 'company',
  title: ['Кредитор намерен подать на банкротство', 'A creditor intends a bankruptcy claim', '债权人拟申请破产'],
  explanation: ['Сообщение за последний месяц.', 'A notice of the last month.', '近一个月公告。'],
  reason: 'paid-source',
})
