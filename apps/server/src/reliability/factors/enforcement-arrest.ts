// Property of the company is under arrest.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['арест', 'обеспечительн', 'запрет']

export const enforcementArrest = factor({
  code: 'enforcement-arrest',
  group: 'enforcement',
  polarity: 'negative',
  points: -8,
  source: 'fssp',
  basis: '229-ФЗ, ст. 80',
  title: ['Арест имущества', 'Arrest of property', '财产查封'],
  explanation: [
    'Наложен арест или запрет распоряжаться имуществом.',
    'Property is under arrest or may not be disposed of.',
    '财产被查封或禁止处分。',
  ],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
