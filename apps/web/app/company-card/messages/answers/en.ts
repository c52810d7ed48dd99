// The strip of answers over a company in English.
import { plural } from '../../../i18n/plural.ts'
import type { AnswersMessages } from './ru.ts'

const years = (count: number) => plural('en', count, { one: '# year', other: '# years' })

export const messages: AnswersMessages = {
  noData: 'No data',
  state: 'State',
  stateAsOf: (day) => `tax service data as of ${day}`,
  stateOutdated: (day) => `the extract is out of date: ${day}`,
  age: 'Age',
  worked: 'Was active',
  workedSelf: 'Time of work',
  years: (count) => (count === 0 ? 'Under a year' : years(count)),
  since: (day) => `since ${day}`,
  fromTo: (from, to) => `${from} — ${to}`,
  size: 'Size',
  sizeUnknown: 'revenue and headcount unknown',
  staffCount: (count) => plural('en', count, { one: '# employee', other: '# employees' }),
  staffNote: (year) => `staff, ${year}`,
  head: 'Headed by',
  headLast: 'Last headed by',
  trader: 'Sole trader',
  andFounder: (share) => (share ? `and founder, ${share}` : 'and founder'),
  moreHeads: (count) => `and ${count} more`,
  attention: 'Worth attention',
  remarksCount: (count) => plural('en', count, { one: '# factor', other: '# factors' }),
  tooLittle: 'Too little data',
  onlyRegister: 'only the state register was checked',
  remarks: {
    closed: 'no longer active',
    process: 'state in the register',
    address: 'address marked unreliable',
    head: 'entry on the head marked unreliable',
    founder: 'entry on a founder marked unreliable',
    disqualified: 'the head is disqualified',
  },
  mergedInto: (company) => `into ${company}`,
  revenueNote: (year) => `revenue ${year}`,
  changeByYear: (change) => `${change} in a year`,
}
