// The verdict and what it rests on, as the card tells it, in English.
import { messages as line } from '../line/en.ts'
import type { VerdictMessages } from './ru.ts'

export const messages: VerdictMessages = {
  ...line,
  purposesTitle: 'For which deal',
  for: 'For',
  forStopped: 'For, without changing the verdict',
  against: 'Against',
  known: 'Known',
  lacking: 'What is missing',
  notLoadedStops: 'Not loaded:',
  uncheckedStops: 'Not checked:',
  nothingFor: 'Nothing of substance found',
  nothingAgainst: 'Nothing of substance found',
  wouldChange: (verdict, grounds, more) =>
    `The verdict becomes “${verdict}” once ${grounds.length + more > 1 ? 'these grounds no longer hold' : 'this ground no longer holds'}: ${grounds.map((ground) => `“${ground}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  checkedOf: (checked, all) => `Checked ${checked} of ${all}`,
  coverage: {
    register: 'A fresh extract of the register',
    bankruptcy: 'Bankruptcy messages',
    enforcement: 'Enforcement proceedings',
    tax_debts: 'Tax debts',
    courts: 'Commercial court cases',
    accounts: 'Accounts of the last year',
    accounts_three_years: 'Accounts of three years',
    licences: 'Licences for the activity',
    staff: 'Number of employees',
    pledges: 'Pledges',
    founder_disputes: 'Disputes of the founders',
    stops: 'Stop factors whose sources are not loaded',
  },
  missingReasons: {
    absent: () => 'not loaded: refresh the company or look it up yourself',
    part: (day) => `only a part of the set${day ? ` as of ${day}` : ''} is loaded: load the whole of it or look it up yourself`,
    old: (day) => (day ? `out of date, as of ${day}: refresh the company or look it up yourself` : 'out of date'),
    by_hand: () => 'nobody but the register itself holds these facts: look there by hand',
    elsewhere: () => 'not handed in to the tax service: look yourself at',
    not_due: () => 'not there yet, the company is too young',
    down: () => 'the source did not answer: try later or look it up yourself',
  },
  industryTitle: 'Beside the industry',
  industryOf: (okved, companies) => `Activity class ${okved}, companies compared: ${companies}`,
  lower: 'Lower quarter',
  median: 'Median',
  upper: 'Upper quarter',
}
