// Filed for a change of address: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedAddress = openFactor({
  code: 'applied-address',
  group: 'address',
  polarity: 'attention',
  points: -3,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'company',
  title: ['Поданы документы на смену адреса', 'Filed for a change of address', '已申请变更地址'],
  explanation: ['Заявление подано за последний месяц.', 'Filed within the last month.', '近一个月提交。'],
  reason: 'captcha',
})
