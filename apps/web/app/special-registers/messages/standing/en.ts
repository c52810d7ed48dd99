// Where one company stands in the special registers, in English.
import { plural } from '../../../i18n/plural.ts'
import type { StandingMessages } from './ru.ts'

export const messages: StandingMessages = {
  names: {
    disqualified: 'Disqualified persons',
    'mass-addresses': 'Mass addresses',
    'mass-heads': 'Mass heads',
    'tax-debts': 'Tax debts',
    offences: 'Tax offences',
    'unfair-suppliers': 'Unfair suppliers',
    licences: 'Licences',
    sanctions: 'Sanctions lists',
  },
  ofCompany: 'Special registers',
  states: { found: 'Found', not_found: 'Not found', not_checked: 'Not checked', not_applicable: 'Not applicable' },
  heads: {
    register: 'Register',
    label: 'Entry',
    asOf: 'As of',
  },
  entriesOf: (count) => plural('en', count, { one: '# entry', other: '# entries' }),
  companiesOf: (count) => plural('en', count, { one: '# company', other: '# companies' }),
  notLoaded: 'we have not loaded the register',
  notChecked: 'no whole copy of the register is held',
  outdated: (day) => `the extract is out of date: ${day}`,
  notCompared: 'the extract holds nothing to compare by',
  endedBefore: (day) => `as of ${day}, names only who acts`,
  notApplicable: 'the register is not about sole traders',
  example: 'The entries are invented: this is how the register looks on demo data.',
  asOf: (day) => `as of ${day}`,
}
