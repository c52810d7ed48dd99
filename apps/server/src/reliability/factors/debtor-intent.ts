// The debtor’s own intent: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const debtorIntent = openFactor({
  code: 'debtor-intent',
  group: 'bankruptcy',
  polarity: 'stop',
  points: -40,
  source: 'fedresurs',
  basis: '127-ФЗ, ст. 37',
  only: 'company',
  title: ['Намерение самого должника', 'The debtor’s own intent', '债务人自行申请破产'],
  explanation: ['Компания сама сообщила о банкротстве.', 'The company itself announced bankruptcy.', '公司自行公告破产。'],
  reason: 'paid-source',
})
