// Texts of the page of sources in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Sources of data',
  description: 'The registers a card is made of: owner, what each gives, the day of our copy and the number of records.',
  lead: (loaded, all) => `${all} registers; copies of ${loaded} are in our database.`,
  leadExample: (loaded, all) => `${all} registers; ${loaded} of them are shown with a sample.`,
  exampleNote:
    'A sample: days and numbers of records describe the invented companies of the demo, the registers themselves are not loaded.',
  contents: 'Contents',
  parts: { loaded: 'Copies loaded', part: 'Loaded in part', empty: 'Connected, no records yet', absent: 'Not connected' },
  register: 'Register',
  owner: 'Owner',
  gives: 'Gives',
  asOf: 'Data as of',
  records: 'Records',
  factors: 'Factors',
  state: 'State',
  example: 'Sample',
  read: (held, declared) => (declared ? `${held} of ${declared} read` : `${held} read`),
  whole: (counts, day) => `${counts}, whole as of ${day}`,
  states: { loaded: 'Loaded', part: 'A part is loaded', empty: 'No records yet', absent: 'Not connected' },
}
