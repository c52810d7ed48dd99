// Fined for bribery: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const briberyFine = openFactor({
  code: 'bribery-fine',
  group: 'contracts',
  polarity: 'negative',
  points: -15,
  source: 'corruption',
  basis: 'КоАП РФ, ст. 19.28',
  only: 'company',
  title: ['Наказан за коррупцию', 'Fined for bribery', '因贿赂受罚'],
  explanation: ['Запись в реестре.', 'A record in the register.', '登记册中有记录。'],
  reason: 'no-importer',
})
