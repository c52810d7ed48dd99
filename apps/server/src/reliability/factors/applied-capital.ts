// Filed for a change of capital: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedCapital = openFactor({
  code: 'applied-capital',
  group: 'registration',
  polarity: 'attention',
  points: -3,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'company',
  title: ['Поданы документы на изменение капитала', 'Filed for a change of capital', '已申请变更资本'],
  explanation: ['Заявление Р13014 подано за последний месяц.', 'Form P13014 filed within the last month.', '近一个月提交Р13014表。'],
  reason: 'captcha',
})
