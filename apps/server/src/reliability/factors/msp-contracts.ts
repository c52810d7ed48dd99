// The register of small business names contracts with state customers.
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const mspContracts = factor({
  code: 'msp-contracts',
  group: 'contracts',
  polarity: 'positive',
  points: 2,
  source: 'rsmp',
  basis: '209-ФЗ, ст. 4.1',
  title: ['Договоры с госзаказчиками в реестре МСП', 'Contracts named in the small business register', '中小企业登记册载有采购合同'],
  explanation: [
    'Реестр МСП называет договоры по 44-ФЗ и 223-ФЗ.',
    'The register names contracts under laws 44-FZ and 223-FZ.',
    '登记册载有根据44号和223号法的合同。',
  ],
  needs: ['msp'],
  absence: 'not_found',
  check: ({ msp: record }) =>
    foundIf(
      record.contracts.length > 0,
      count('contracts', record.contracts.length),
      ...record.contracts.slice(0, 3).flatMap(({ customerName }) => (customerName ? [text('customer', customerName)] : [])),
    ),
})
