// Lists of companies in English.
import { KPP_COMPANIES_COUNTED } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { plural } from '../../i18n/plural.ts'
import type { Messages } from './ru.ts'

const CHECKS = { one: '# full check', other: '# full checks' }
const COMPANIES = { one: '# company', other: '# companies' }
const LINES = { one: '# line', other: '# lines' }
const SHEETS = { one: '# sheet', other: '# sheets' }
const WAITING = { one: '# line waits', other: '# lines wait' }

const DIGITS = { one: '# digit', other: '# digits' }

/** Counted up to a limit, from which there are more. */
const companiesOfKpp = (count: number) =>
  count < KPP_COMPANIES_COUNTED
    ? plural('en', count, { one: '# company has', other: '# companies have' })
    : 'a hundred companies or more have'

export const messages: Messages = {
  title: 'Check a list',
  trail: 'Path',
  left: (count) => `Left: ${plural('en', count, CHECKS)}`,
  numbers: 'INN or OGRN, one a line',
  numbersHint: 'Up to 10,000 lines. A column of a table can be pasted.',
  file: 'Or a file',
  fileHint: 'xlsx, csv or txt, up to 10,000 lines. We find the column with the INN',
  choose: 'Choose a file',
  purpose: 'What you check for',
  purposeShort: 'Purpose',
  name: 'Name of the list',
  nameOf: (day) => `List of ${day}`,
  quotaHint:
    'A company counts once in a period. When checks run out, the other lines come with facts of the register but without a verdict.',
  read: 'Read the list',
  readHint: 'First we show what was read. Checks are used only when you begin.',
  preview: 'Preview',
  previewTitle: (companies, lines) => `Read ${plural('en', companies, COMPANIES)} of ${plural('en', lines, LINES)}`,
  noNumbers: 'No numbers were found',
  notBegun: (waiting) =>
    waiting > 0 ? `${plural('en', waiting, WAITING)} for your answer, the check has not begun` : 'The check has not begun',
  changeList: 'Change the list',
  pasted: 'Pasted list',
  aboutFile: (lines, sheets) => [plural('en', lines, LINES), ...(sheets > 0 ? [plural('en', sheets, SHEETS)] : [])].join(', '),
  sheet: 'Sheet',
  hiddenSheets: (count, names) => `${count > 1 ? 'Hidden sheets' : 'A hidden sheet'} not read: ${names}.`,
  notData: (lines, kinds, more) => {
    const words = { heading: 'a heading', title: 'a title', total: 'a total' }
    const places = more > 0 ? `${lines.join(', ')} and ${more} more` : lines.join(', ').replace(/, ([^,]+)$/, ' and $1')
    const said = kinds
      .map((kind) => words[kind])
      .join(', ')
      .replace(/, ([^,]+)$/, ' and $1')
    return `${lines.length + more > 1 ? 'Lines' : 'Line'} ${places} not data: ${said}.`
  },
  column: 'Column with the INN',
  foreignKpp: (kpp) => `The register has no KPP ${kpp} of this company`,
  sumColumn: 'Column with the sum',
  noSums: 'none',
  dealSum: 'Sum',
  unreadSum: (text) => `not read: ${text}`,
  sumsFrom: (letters) => `The sum of the deal comes from column ${letters}.`,
  uses: (counted, left) => (left === null ? `Uses ${counted}` : `Uses ${counted} of ${left}`),
  allColumns: 'All columns',
  columnName: (letters, head) => (head ? `${letters}: ${head}` : letters),
  readColumn: 'numbers were read from here',
  firstRows: 'First lines of the list',
  linesRead: 'Lines',
  whichLines: 'Which lines',
  groups: { all: 'All', waiting: 'Waiting', repaired: 'Repaired', repeats: 'Repeats' },
  dropFaults: 'Drop repeats and mistakes',
  skipped: (count) => `Lines left out: ${count}`,
  takeBack: 'Take back',
  place: 'No.',
  line: 'Line',
  given: 'In the list',
  givenInFile: 'In the file',
  givenAs: (text) => `In the list: ${text}`,
  readAs: 'Read as',
  whatDone: 'What was done',
  asItIs: 'as it is',
  countedOnce: 'counts once',
  repeatOf: (line) => `repeats line ${line}`,
  repairs: {
    words: 'words left out',
    signs: 'signs left out',
    power: 'written out from Excel',
    nought: 'first nought put back, the number is called INN',
    kpp: 'found the company by its KPP',
    by_hand: 'mended by you',
  },
  branchByBoth: 'INN and KPP: a branch',
  branchByKpp: 'found the branch by its KPP',
  wrong: {
    no_number: ({ read }) =>
      read === null
        ? ['There is no number in the line', 'Type an INN or OGRN.']
        : [`The register has no KPP ${read}`, 'Add the INN of the company.'],
    length: ({ read, several }) => {
      if (several || read === null) return ['There is more than one number', 'Leave one in the line.']
      const why = [9, 11].includes(read.length)
        ? 'With a nought in front the check digit is wrong, so we put none there.'
        : 'An OGRN has 13 digits, that of a sole trader 15.'
      return [`${read}: ${plural('en', read.length, DIGITS)}, an INN has 10 or 12`, why]
    },
    doubtful: ({ read, kpp_companies: companies }) => {
      if (read?.length === 11) return [`${read} looks like an INN without its first nought`, 'Nothing names the number. We do not guess.']
      if (!companies) return [`${read} looks like a KPP, or an INN without its first nought`, 'Nothing names the number. We do not guess.']
      return [
        `${read} looks like a KPP, not an INN`,
        `Nothing names the number, and ${companiesOfKpp(companies)} such a KPP. We do not guess.`,
      ]
    },
    kpp_shared: ({ read, kpp_companies: companies }) => [
      `KPP ${read} belongs to several`,
      `${companiesOfKpp(companies ?? 0)} it. Add the INN.`,
    ],
    checksum: ({ read }) => [`${read}: the check digit is wrong`, 'The number has a slip. We do not guess.'],
    rounded: () => ['The table rounded the number', 'The last digits are lost: type the number, or make the column text.'],
    repeat: () => ['Repeat', ''],
    not_found: ({ read }) => [`${read}: the register has no such company`, 'The number is written right. See whether it is the right one.'],
    late: () => ['Not read in time', 'Repeat the list.'],
  },
  numberOf: (line) => `INN or OGRN for line ${line}`,
  innOrOgrn: 'INN or OGRN',
  mend: 'Mend',
  skipLine: 'Leave out',
  pages: 'Pages of lines',
  pageOf: (from, to, total) => `${from}–${to} of ${total}`,
  before: 'Back',
  next: 'Next',
  cost: 'What it uses',
  newChecks: 'New checks',
  freeChecks: 'Checked already, free',
  notCounted: 'Waiting, not counted',
  wasAndLeft: (was, left, until) => `${was} before, ${left} after${until === null ? '' : `, until ${until}`}`,
  leftOfAll: (left, was) => `${left} of ${was} will be left`,
  notEnough: (count) => `Checks run out: ${plural('en', count, COMPANIES)} will come with facts of the register but without a verdict.`,
  checkCompanies: (count) => `Check ${plural('en', count, COMPANIES)}`,
  faultsReturned: 'Lines without an answer come back marked.',
  earlier: 'Earlier lists',
  list: 'List',
  lines: 'Lines',
  checkedOn: 'Checked',
  sum: 'Result',
  sumOf: (bad, caution, good) => `not now ${bad}, with conditions ${caution}, no remarks ${good}`,
  progress: (done, all) => `Checked ${done} of ${all}`,
  progressLabel: 'How many lines are checked',
  mayClose: 'You may close the page: the list goes on by itself and we tell you when it is done.',
  about: (purpose, lines, day, counted) => `${purpose}. Lines: ${lines}. Checked on ${day}. Used: ${plural('en', counted, CHECKS)}`,
  stop: 'Stop',
  ties: 'Ties within the list',
  again: 'Check again',
  verdict: 'Verdict',
  filters: 'Filter of lines',
  search: 'Search in the list',
  searchHint: 'Name or INN',
  region: 'Region',
  anyRegion: 'All regions',
  anyRevenue: 'Any',
  age: 'Age',
  anyAge: 'Any',
  revenues: { 'under-10m': 'Under ₽10m', '10m-100m': '₽10m to ₽100m', '100m-1bn': '₽100m to ₽1bn', 'over-1bn': '₽1bn and over' },
  ages: { 'under-1': 'Under a year', '1-3': '1 to 3 years', '3-10': '3 to 10 years', 'over-10': 'Over 10 years' },
  show: 'Show',
  reset: 'Reset',
  shown: (count) => `Lines that fit: ${count}`,
  order: 'Order',
  orders: { verdict: 'Doubtful first', '-revenue': 'Largest revenue first', line: 'As in the list' },
  all: 'All lines',
  withoutVerdict: 'Without a verdict',
  withFault: 'With a mistake',
  nothing: 'There are no such lines.',
  found: 'What was found',
  branch: 'Branch',
  company: 'Company',
  state: 'State',
  leader: 'Head',
  revenue: 'Revenue',
  first: 'Look at first',
  none: '—',
  inn: (inn) => `INN ${inn}`,
  lineNumber: (line) => `line ${line}`,
  foundIn: (line) => `stands in line ${line}`,
  states: { waiting: 'Waiting', checked: 'Not for a sole trader', unchecked: 'No checks left', fault: '' },
  faults: {
    no_number: () => 'There is no number in the line',
    length: () => 'An INN has 10 or 12 digits, an OGRN 13 or 15',
    doubtful: () => 'A KPP, or an INN without its first nought: add the nought or name the column “INN”',
    kpp_shared: () => 'Several companies have this KPP: add the INN',
    checksum: () => 'The check digit is wrong',
    rounded: () => 'The table rounded the number: make the column text',
    repeat: (line) => `Repeats line ${line}`,
    not_found: () => 'The register has no company with this number',
    late: () => 'Not checked in time: repeat the list',
  },
  changed: 'What changed since last time',
  unchanged: 'Nothing has changed.',
  was: 'Before',
  became: 'Now',
  compare: 'Compare the ticked ones',
  compareHint: (most) => `Tick two to ${most} companies.`,
  toCompare: 'Compare',
}
