// One and the same plaintiff sues again and again.
import { asRespondent, startedWithin } from '../cases.ts'
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

const REPEATED = 3

export const casesRepeated = factor({
  code: 'cases-repeated',
  group: 'courts',
  polarity: 'negative',
  points: -5,
  source: 'kad',
  basis: 'ours',
  title: ['Один истец судится снова и снова', 'The same plaintiff sues repeatedly', '同一原告多次起诉'],
  explanation: [
    'Один и тот же истец подал за два года три иска и больше: долг платят только через суд.',
    'One plaintiff filed three or more claims within two years: debts are paid only through court.',
    '同一原告两年内起诉三次以上，欠款只能通过诉讼追回。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const tally = new Map<string, { name: string; times: number }>()
    for (const { plaintiffs } of startedWithin(asRespondent(cases.cases, row), today, 24)) {
      for (const { name, inn } of plaintiffs) {
        const known = tally.get(inn ?? name) ?? { name, times: 0 }
        tally.set(inn ?? name, { name, times: known.times + 1 })
      }
    }
    const most = [...tally.values()].sort((a, b) => b.times - a.times)[0]
    const is = most !== undefined && most.times >= REPEATED
    return foundIf(is, ...(is ? [text('plaintiff', most.name), count('cases', most.times)] : []))
  },
})
