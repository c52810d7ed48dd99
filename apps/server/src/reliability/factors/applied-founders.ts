// Filed for a change of members: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedFounders = openFactor({
  code: 'applied-founders',
  group: 'people',
  polarity: 'attention',
  points: -3,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'company',
  title: ['Поданы документы на смену участников', 'Filed for a change of members', '已申请变更股东'],
  explanation: ['Заявление подано за последний месяц.', 'Filed within the last month.', '近一个月提交。'],
  reason: 'captcha',
})
