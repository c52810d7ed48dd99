// Fines for tax offences.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const taxOffence = factor({
  code: 'tax-offence',
  group: 'taxes',
  polarity: 'attention',
  points: -5,
  source: 'taxoffence',
  basis: 'НК РФ, ст. 102',
  only: 'company',
  title: ['Штрафы за налоговые правонарушения', 'Fines for tax offences', '税务违法罚款'],
  explanation: [
    'По открытым данным налоговой компания оштрафована за год.',
    'By open data the company was fined in the year.',
    '公开数据显示公司当年被罚款。',
  ],
  needs: ['offences'],
  absence: 'not_found',
  check: ({ offences }) => foundIf(offences.fineKopecks > 0, money('fine', offences.fineKopecks)),
})
