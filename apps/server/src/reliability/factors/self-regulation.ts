// Member of a self-regulated body: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const selfRegulation = openFactor({
  code: 'self-regulation',
  group: 'permits',
  polarity: 'positive',
  points: 4,
  source: 'nostroy',
  basis: 'ГрК РФ, ст. 55.1',
  title: ['Членство в СРО', 'Member of a self-regulated body', '自律组织成员'],
  explanation: ['Право выполнять работы действует.', 'The right to work is in force.', '施工资格有效。'],
  reason: 'no-importer',
})
