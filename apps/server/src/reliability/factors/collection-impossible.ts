// Collection impossible: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const collectionImpossible = openFactor({
  code: 'collection-impossible',
  group: 'enforcement',
  polarity: 'negative',
  points: -12,
  source: 'fsspClosed',
  basis: '229-ФЗ, ст. 46',
  title: ['Взыскание невозможно', 'Collection impossible', '无法执行'],
  explanation: [
    'Приставы вернули документ: у должника ничего нет.',
    'Bailiffs returned the writ: the debtor has nothing.',
    '法警退回执行文书：债务人无财产。',
  ],
  reason: 'no-importer',
})
