// The bailiffs collect taxes.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['налог', 'ндс', 'сбор']

export const enforcementTaxes = factor({
  code: 'enforcement-taxes',
  group: 'enforcement',
  polarity: 'negative',
  points: -5,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Взыскание налогов', 'Collection of taxes', '追缴税款'],
  explanation: ['Предмет производства: налоги и сборы.', 'The proceedings concern taxes.', '执行标的为税费。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
