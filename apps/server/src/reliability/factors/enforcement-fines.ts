// The bailiffs collect fines.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['штраф']

export const enforcementFines = factor({
  code: 'enforcement-fines',
  group: 'enforcement',
  polarity: 'negative',
  points: -3,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Взыскание штрафов', 'Collection of fines', '追缴罚款'],
  explanation: ['Предмет производства: штрафы.', 'The proceedings concern fines.', '执行标的为罚款。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
