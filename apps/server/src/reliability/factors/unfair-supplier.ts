// Register of unfair suppliers: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const unfairSupplier = openFactor({
  code: 'unfair-supplier',
  group: 'contracts',
  polarity: 'stop',
  points: -40,
  source: 'rnp',
  basis: '44-ФЗ, ст. 104',
  title: ['Реестр недобросовестных поставщиков', 'Register of unfair suppliers', '不诚信供应商登记册'],
  explanation: ['Действующая запись по точному ИНН.', 'A record in force by exact INN.', '税号匹配的有效记录。'],
  reason: 'no-importer',
})
