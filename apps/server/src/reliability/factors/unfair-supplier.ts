// Register of unfair suppliers, as the company source marks it.
import { text } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const unfairSupplier = factor({
  code: 'unfair-supplier',
  group: 'contracts',
  polarity: 'stop',
  points: -40,
  source: 'rnp',
  basis: '44-ФЗ, ст. 104',
  title: ['Реестр недобросовестных поставщиков', 'Register of unfair suppliers', '不诚信供应商登记册'],
  explanation: ['Действующая запись по точному ИНН.', 'A record in force by exact INN.', '税号匹配的有效记录。'],
  needs: ['marks'],
  check: ({ marks: { unfairSupplier } }) =>
    unfairSupplier === undefined ? notChecked('not-asked') : foundIf(unfairSupplier, text('matched', 'ИНН')),
})
