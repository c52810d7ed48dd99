// Contracts terminated: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const contractsTerminated = openFactor({
  code: 'contracts-terminated',
  group: 'contracts',
  polarity: 'negative',
  points: -8,
  source: 'contracts',
  basis: '44-ФЗ, ст. 95',
  title: ['Госконтракты расторгнуты', 'Contracts terminated', '合同被解除'],
  explanation: ['Расторгнуты по вине поставщика.', 'Terminated by the supplier’s fault.', '因供应商过错解除。'],
  reason: 'outcome-unknown',
})
