// Notices about the company appeared in the bankruptcy register within a year.
import { withinMonths } from '../days.ts'
import { count, day } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const bankruptcyMessages = factor({
  code: 'bankruptcy-messages',
  group: 'bankruptcy',
  polarity: 'negative',
  points: -10,
  source: 'efrsb',
  basis: '127-ФЗ, ст. 28',
  title: ['Сообщения о банкротстве за год', 'Bankruptcy notices within a year', '一年内有破产公告'],
  explanation: [
    'За 12 месяцев в ЕФРСБ есть сообщения, где компания должник.',
    'Within 12 months the bankruptcy register named the company as debtor.',
    '近12个月破产登记册将公司列为债务人。',
  ],
  needs: ['bankruptcy'],
  absence: 'not_found',
  check: ({ bankruptcy: { messages } }, { today }) => {
    const recent = messages.filter(({ date }) => withinMonths(date, today, 12))
    const last = [...recent]
      .map(({ date }) => date)
      .sort()
      .at(-1)
    return foundIf(recent.length > 0, count('messages', recent.length), ...(last ? [day('published', last)] : []))
  },
})
