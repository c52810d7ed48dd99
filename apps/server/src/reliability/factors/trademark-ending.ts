// A trademark ends within half a year.
import { daysBetween } from '../days.ts'
import { day, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

const SOON_DAYS = 183

export const trademarkEnding = factor({
  code: 'trademark-ending',
  group: 'permits',
  polarity: 'attention',
  points: -1,
  source: 'trademarks',
  basis: 'ГК РФ, ст. 1491',
  title: ['Срок товарного знака подходит к концу', 'A trademark is about to end', '商标即将到期'],
  explanation: [
    'Знак кончается в ближайшие полгода: лицензиатам стоит спросить о продлении.',
    'A mark ends within half a year: licensees should ask about renewal.',
    '商标半年内到期，被许可人应询问续展。',
  ],
  needs: ['trademarks'],
  check: ({ trademarks: { trademarks: marks } }, { today }) => {
    if (marks.length === 0) return notApplicable('no-record')
    const ending = marks.filter(({ expiresOn }) => expiresOn && expiresOn >= today && daysBetween(today, expiresOn) <= SOON_DAYS)
    return foundIf(
      ending.length > 0,
      ...ending.flatMap(({ number, url, expiresOn }) => [text('trademark', number, url), ...(expiresOn ? [day('until', expiresOn)] : [])]),
    )
  },
})
