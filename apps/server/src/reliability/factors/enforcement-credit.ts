// The bailiffs collect loan payments.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['кредит', 'займ', 'заем', 'ипотек']

export const enforcementCredit = factor({
  code: 'enforcement-credit',
  group: 'enforcement',
  polarity: 'negative',
  points: -6,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Взыскание кредитных платежей', 'Collection of loan payments', '追讨贷款'],
  explanation: ['Предмет производства: кредит или заём.', 'The proceedings concern a loan.', '执行标的为贷款。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
