// Filed for a change of head: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedHead = openFactor({
  code: 'applied-head',
  group: 'people',
  polarity: 'attention',
  points: -3,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'company',
  title: ['Поданы документы на смену руководителя', 'Filed for a change of head', '已申请变更负责人'],
  explanation: ['Заявление подано за последний месяц.', 'Filed within the last month.', '近一个月提交。'],
  reason: 'captcha',
})
