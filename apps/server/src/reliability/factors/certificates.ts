// Certificates and declarations: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const certificates = openFactor({
  code: 'certificates',
  group: 'permits',
  polarity: 'positive',
  points: 2,
  source: 'certificates',
  basis: '184-ФЗ',
  title: ['Сертификаты и декларации', 'Certificates and declarations', '证书与声明'],
  explanation: ['Действующие документы на продукцию.', 'Papers in force for products.', '产品有效证书。'],
  reason: 'no-importer',
})
