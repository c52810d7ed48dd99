// Undesirable organisation: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const undesirable = openFactor({
  code: 'undesirable',
  group: 'sanctions',
  polarity: 'stop',
  points: -100,
  source: 'undesirable',
  basis: '272-ФЗ',
  title: ['Нежелательная организация', 'Undesirable organisation', '不受欢迎组织'],
  explanation: ['В перечне Минюста.', 'On the list of the Ministry of Justice.', '列入司法部名单。'],
  reason: 'no-importer',
})
