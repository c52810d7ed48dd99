// Lessee: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const lessee = openFactor({
  code: 'lessee',
  group: 'contracts',
  polarity: 'attention',
  points: -1,
  source: 'fedresurs',
  basis: '164-ФЗ, ст. 10',
  title: ['Лизингополучатель', 'Lessee', '承租人'],
  explanation: ['Действующий договор лизинга.', 'A leasing contract in force.', '有效的租赁合同。'],
  reason: 'paid-source',
})
