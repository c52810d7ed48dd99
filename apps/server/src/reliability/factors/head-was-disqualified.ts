// The head was disqualified before; the term has ended.
import { day, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const headWasDisqualified = factor({
  code: 'head-was-disqualified',
  group: 'people',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: 'КоАП РФ, ст. 3.11',
  only: 'company',
  title: ['Истёкшая дисквалификация руководителя', 'Past disqualification of the head', '负责人曾被取消资格'],
  explanation: [
    'Срок дисквалификации руководителя прошёл, запись осталась.',
    "The head's disqualification has ended; the record remains.",
    '取消资格期限已满，记录仍在。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) => {
    const past = register.heads.filter(({ disqualifiedUntil: until }) => until && until < today)
    return foundIf(
      past.length > 0,
      ...past.flatMap(({ name, disqualifiedUntil: until }) => [text('person', name), ...(until ? [day('until', until)] : [])]),
    )
  },
})
