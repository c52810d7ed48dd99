// Filed for closing the business: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedClosing = openFactor({
  code: 'applied-closing',
  group: 'registration',
  polarity: 'negative',
  points: -15,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'entrepreneur',
  title: ['Поданы документы о прекращении ИП', 'Filed for closing the business', '已申请注销个体经营'],
  explanation: ['Заявление подано за последний месяц.', 'Filed within the last month.', '近一个月提交。'],
  reason: 'captcha',
})
