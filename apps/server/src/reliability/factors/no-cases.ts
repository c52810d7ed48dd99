// Nobody sued the company within three years.
import { asRespondent, startedWithin } from '../cases.ts'
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const noCases = factor({
  code: 'no-cases',
  group: 'courts',
  polarity: 'positive',
  points: 4,
  source: 'kad',
  basis: null,
  title: ['Исков к компании нет три года', 'No claims for three years', '三年内无被诉案件'],
  explanation: [
    'В картотеке нет дел за три года, где компания ответчик. Картотека отстаёт на одну-две недели.',
    'The file has no cases of three years against the company. It lags by a week or two.',
    '案件库三年内无被诉记录，数据滞后一至两周。',
  ],
  needs: ['cases', 'register'],
  check: ({ cases, register: { row } }, { today }) => {
    const recent = startedWithin(asRespondent(cases.cases, row), today, 36)
    return foundIf(recent.length === 0, count('cases', recent.length))
  },
})
