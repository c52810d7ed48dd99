// A bankruptcy case against the company was ended.
import { day, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const ENDED = ['прекращ', 'отказ']

export const bankruptcyEnded = factor({
  code: 'bankruptcy-ended',
  group: 'bankruptcy',
  polarity: 'attention',
  points: -5,
  source: 'efrsb',
  basis: '127-ФЗ, ст. 57',
  title: ['Дело о банкротстве прекращено', 'A bankruptcy case was ended', '破产案件已终止'],
  explanation: [
    'Банкротить компанию уже пробовали: дело прекращено или в нём отказано.',
    'Bankruptcy was tried before: the case was ended or refused.',
    '曾被申请破产，案件已终止或被驳回。',
  ],
  needs: ['bankruptcy'],
  absence: 'not_found',
  check: ({ bankruptcy: { messages } }) => {
    const ended = messages.filter(({ kind }) => mentions(kind, ENDED))
    return foundIf(
      ended.length > 0,
      ...ended
        .slice(0, 3)
        .flatMap(({ kind, url, date, caseNumber }) => [
          text('message', kind, url),
          ...(caseNumber ? [text('case', caseNumber)] : []),
          day('published', date),
        ]),
    )
  },
})
