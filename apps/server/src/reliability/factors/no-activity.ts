// The register names no main activity.
import { text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

export const noActivity = factor({
  code: 'no-activity',
  group: 'registration',
  polarity: 'attention',
  points: -4,
  source: 'egrul',
  basis: '129-ФЗ, ст. 5 п. 5',
  title: ['Не указан вид деятельности', 'No main activity', '未登记主要经营活动'],
  explanation: [
    'В реестре нет основного вида деятельности, хотя он обязателен.',
    'The register has no main activity although it is required.',
    '登记册中没有必需的主要经营活动。',
  ],
  needs: ['register'],
  check: ({ register }) => ifLiving(register, () => (register.row.okvedCode ? notFound(text('okved', register.row.okvedCode)) : found())),
})
