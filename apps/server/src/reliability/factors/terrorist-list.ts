// List of terrorists and extremists: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const terroristList = openFactor({
  code: 'terrorist-list',
  group: 'sanctions',
  polarity: 'stop',
  points: -100,
  source: 'terrorists',
  basis: '115-ФЗ, ст. 6',
  title: ['Перечень террористов и экстремистов', 'List of terrorists and extremists', '恐怖与极端分子名单'],
  explanation: ['Организация или руководитель.', 'The organisation or its head.', '组织或负责人。'],
  reason: 'no-importer',
})
