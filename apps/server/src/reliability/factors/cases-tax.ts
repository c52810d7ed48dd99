// The tax service sues the company, or the company the tax service.
import { asPlaintiff, asRespondent, startedWithin, suedBy } from '../cases.ts'
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['налоговой службы', 'ифнс', 'мифнс', 'уфнс', 'фнс россии']

export const casesTax = factor({
  code: 'cases-tax',
  group: 'courts',
  polarity: 'attention',
  points: -5,
  source: 'kad',
  basis: null,
  title: ['Споры с налоговой', 'Disputes with the tax service', '与税务机关的争议'],
  explanation: [
    'За три года были дела с участием налоговой: возможны доначисления.',
    'Within three years there were cases with the tax service: more tax may be due.',
    '三年内有与税务机关的案件，可能补税。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const sued = suedBy(startedWithin(asRespondent(cases.cases, row), today, 36), STEMS)
    const suing = startedWithin(asPlaintiff(cases.cases, row), today, 36).filter(({ respondents }) =>
      respondents.some(({ name }) => mentions(name, STEMS)),
    )
    const all = [...sued, ...suing]
    return foundIf(all.length > 0, count('cases', all.length), ...all.slice(0, 5).map(({ number, url }) => text('case', number, url)))
  },
})
