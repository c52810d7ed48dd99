// Examples for reliability factors of taxes, shared addresses and heads, and groups of companies. Each example is a change to a healthy
// invented company that gives the factor this state: `{}` changes nothing, null removes a block of data.
import { accounts, testFactors } from '../../../test/factor-table.ts'

/** A head or founder, with the number of companies that they have: all of them, and those not closed. */
const person = (living: number, total = living) => ({ name: 'Орлов Иван Петрович', inn: '990000000010', living, total })
/** A connected company, which has the same head; activity 46.73 is wholesale of building materials. */
const other = {
  relation: 'shared_head',
  name: 'ООО «Тихий час»',
  inn: '9900000015',
  ogrn: null,
  statusCode: null,
  closedOn: null,
  okvedCode: '46.73',
  address: null,
} as const
/** A debt of the tax `name` (НДС is value added tax), of 5000 rubles in all if `parts` says nothing else. */
const debt = (name: string, parts: Partial<Record<'taxKopecks' | 'penaltyKopecks' | 'fineKopecks' | 'totalKopecks', number>> = {}) => ({
  debts: { debts: [{ name, taxKopecks: 0, penaltyKopecks: 0, fineKopecks: 0, totalKopecks: 5_000_00, ...parts }] },
})
/** Taxes paid: name, kopecks. */
const paid = (...rows: [string, number][]) => ({ taxes: { paid: rows.map(([name, kopecks]) => ({ name, kopecks })) } })
const noPeople = { places: { heads: [], founders: [] } }
const noGroup = { group: { companies: [] } }
/** No ratios of the industry: the empty list replaces the record whole. */
const noRatios = { industry: { ratios: [] as never } }
/** An owner of the company; `lists` are sanctions lists with the owner, absent if they were not checked. */
const owner = { name: 'Владелец', percent: 60 }

testFactors('taxes', {
  'mass-address': {
    found: { places: { building: { living: 10, total: 12 } } },
    counted: -6,
    notFound: { places: { building: { living: 9, total: 90 } } },
    notChecked: { places: { building: null } },
  },
  'office-neighbours': {
    found: { places: { office: { living: 3, total: 3 } } },
    notFound: { places: { office: { living: 2, total: 9 } } },
    notChecked: { places: { office: null } },
  },
  'mass-head': { found: { places: { heads: [person(10)] } }, notFound: { places: { heads: [person(4)] } }, notChecked: noPeople },
  'mass-founder': { found: { places: { founders: [person(10)] } }, notFound: { places: { founders: [person(9)] } }, notChecked: noPeople },
  'head-many-closed': {
    found: { places: { heads: [person(1, 5)] } },
    notFound: { places: { heads: [person(4, 7)] } },
    notChecked: noPeople,
  },
  'moved-to-mass-head': {
    found: {
      places: { heads: [person(5)] },
      register: { heads: [{ kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010', recordDate: '2026-09-01' }] },
    },
    notFound: { places: { heads: [person(5)] } },
    notApplicable: { register: { row: { closedOn: '2026-05-05' } } },
    notChecked: noPeople,
  },
  // Status codes of the register: 203 closed after bankruptcy, 407 struck off, 101 in liquidation.
  'group-bankrupt': { found: { group: { companies: [{ ...other, statusCode: '203' }] } }, notFound: {}, notApplicable: noGroup },
  'group-excluded': {
    found: { group: { companies: [{ ...other, statusCode: '407', closedOn: '2025-01-01' }] } },
    notFound: { group: { companies: [{ ...other, statusCode: '407', closedOn: '2022-01-01' }] } },
    notApplicable: noGroup,
  },
  'group-liquidating': {
    found: { group: { companies: [{ ...other, statusCode: '101' }] } },
    notFound: { group: { companies: [{ ...other, statusCode: '101', closedOn: '2025-01-01' }] } },
    notApplicable: noGroup,
  },
  'group-holding': { found: { group: { companies: [{ ...other, relation: 'subsidiary' }] } }, notFound: {} },
  'group-splitting': {
    found: {
      regimes: { regimes: ['usn'] },
      incomes: { incomeKopecks: 15_000_000_00 },
      group: { companies: [{ ...other, simplified: true, incomeKopecks: 15_000_000_00 }] },
    },
    notFound: { regimes: { regimes: ['usn'] }, incomes: { incomeKopecks: 15_000_000_00 } },
    notApplicable: {},
  },
  'owner-sanctioned': {
    found: { group: { owners: [{ ...owner, lists: ['OFAC SDN'] }] } },
    notFound: { group: { owners: [{ ...owner, lists: [] }] } },
    notApplicable: { group: { owners: [{ ...owner, percent: 49 }] } },
    notChecked: { group: { owners: [owner] } },
  },
  'tax-debt': { found: debt('НДС'), notFound: {} },
  'no-tax-debt': { found: {}, notFound: debt('НДС') },
  'debt-contributions': { found: debt('Страховые взносы'), notFound: debt('НДС') },
  'debt-income-tax': { found: debt('Налог на доходы физических лиц'), notFound: debt('НДС') },
  'debt-penalties': { found: debt('НДС', { penaltyKopecks: 100 }), notFound: debt('НДС') },
  'debt-to-income': {
    found: debt('НДС', { totalKopecks: 6_000_000_00 }),
    notFound: debt('НДС'),
    notApplicable: { ...debt('НДС'), incomes: { incomeKopecks: 0 } },
  },
  'tax-offence': { found: { offences: { fineKopecks: 1 } }, notFound: {} },
  'tax-burden-low': {
    found: { industry: { ratios: { tax_burden: { value: 0.01 } } } },
    notFound: {},
    notChecked: noRatios,
  },
  'wages-low': { found: { industry: { ratios: { contributions: { value: 50_000_00 } } } }, notFound: {}, notChecked: noRatios },
  'regime-limit-near': {
    found: { regimes: { regimes: ['usn'] }, incomes: { incomeKopecks: 470_000_000_00 } },
    notFound: { regimes: { regimes: ['usn'] } },
    notApplicable: {},
  },
  'taxes-paid': { found: {}, notFound: paid(['Страховые взносы', 100]) },
  'contributions-paid': { found: paid(['Страховые взносы на пенсионное страхование', 100]), notFound: {} },
  'vat-paid': { found: paid(['Налог на добавленную стоимость', 100]), notFound: paid(['Налог на добавленную стоимость', -100]) },
  'profit-tax-paid': { found: {}, notFound: paid(['НДС', 100]) },
  'no-taxes-paid': { found: paid(), notFound: {}, notApplicable: { incomes: { incomeKopecks: 0 } } },
  'costs-near-income': {
    found: { incomes: { expenseKopecks: 99_000_000_00 } },
    notFound: {},
    notApplicable: { incomes: { incomeKopecks: 0 } },
  },
  'expenses-outgrow-income': {
    found: { incomes: { before: { year: 2024, incomeKopecks: 98_000_000_00, expenseKopecks: 70_000_000_00 } } },
    notFound: { incomes: { before: { year: 2024, incomeKopecks: 90_000_000_00, expenseKopecks: 78_000_000_00 } } },
    notApplicable: { incomes: { before: { year: 2024, incomeKopecks: 0, expenseKopecks: 1 } } },
    notChecked: {},
  },
  'expense-over-income': { found: { incomes: { expenseKopecks: 100_000_000_01 } }, notFound: {} },
  'income-differs': {
    found: { incomes: { incomeKopecks: 79_000_000_00 } },
    notFound: {},
    notApplicable: { accounts: accounts({ '2110': 0 }) },
    notChecked: { incomes: { year: 2023 } },
  },
  // УСН the simplified regime, АУСН the automated one, ЕСХН the agricultural tax, СРП production sharing.
  'regime-usn': { found: { regimes: { regimes: ['usn'] } }, notFound: {} },
  'regime-ausn': { found: { regimes: { regimes: ['ausn'] } }, notFound: {} },
  'regime-eshn': { found: { regimes: { regimes: ['eshn'] } }, notFound: {} },
  'regime-srp': { found: { regimes: { regimes: ['srp'] } }, notFound: {} },
  'no-employees': { found: { headcount: { count: 1 } }, notFound: {} },
  'headcount-fell': { found: { headcount: { count: 11 } }, notFound: {}, notApplicable: { headcount: { before: 0 } } },
  'headcount-grew': { found: { headcount: { count: 27 } }, notFound: {}, notApplicable: { headcount: { before: 0 } } },
  'enough-employees': { found: {}, notFound: { headcount: { count: 9 } } },
  'revenue-per-employee': {
    found: { headcount: { count: 1 }, accounts: accounts({ '2110': 100_000_000_01 }) },
    notFound: {},
    notApplicable: { headcount: { count: 0 } },
  },
  // МСП: the register of small and medium-sized business, in which the healthy company is.
  msp: { found: {}, notFound: { msp: null } },
  'msp-excluded': { found: {}, notFound: { mspLeft: { leftOn: '2026-01-10' } } },
  'msp-new': { found: { msp: { isNew: true, since: '2026-08-10' } }, notFound: {} },
  'msp-social': { found: { msp: { socialEnterprise: true } }, notFound: {} },
  'msp-contracts': { found: { msp: { contracts: [{ law: '44', customerName: 'Школа' }] } }, notFound: {} },
  'contacts-known': { found: { contacts: { website: 'example.ru' } }, notFound: {} },
})
