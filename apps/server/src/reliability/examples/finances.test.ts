// Examples of factors over annual accounts: for each factor changes of a healthy invented company that give it each state.
import { accounts, testFactors, yearWithLines } from '../../../test/factor-table.ts'

const empty = { accounts: yearWithLines(2025, {}) }
const alone = { accounts: yearWithLines(2025, { '2110': 1, '2400': 1, '1300': 1, '1600': 1, '2120': 1 }) }
const noSales = { accounts: accounts({ '2110': 0 }) }
/** An empty list in place of the record of ratios: there are none. */
const noNeighbours = { industry: { ratios: [] as never } }

testFactors('finances', {
  'accounts-missing': {
    found: { accounts: yearWithLines(2024, {}) },
    notFound: {},
    notApplicable: { register: { row: { registeredOn: '2026-02-01' } } },
  },
  'accounts-history': { found: {}, notFound: { accounts: yearWithLines(2025, {}) }, notChecked: { accounts: { years: [] } } },
  'revenue-zero': { found: noSales, notFound: {}, notChecked: empty },
  'revenue-fell': {
    found: { accounts: accounts({ '2110': 79_000_000_00 }) },
    counted: -5,
    notFound: { accounts: accounts({ '2110': 80_000_000_00 }) },
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: alone,
  },
  'revenue-grew': {
    found: { accounts: accounts({ '2110': 121_000_000_00 }) },
    notFound: { accounts: accounts({ '2110': 120_000_000_00 }) },
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: alone,
  },
  transit: {
    found: { accounts: accounts({ '2110': 401_000_000_00 }), headcount: { count: 0 } },
    notFound: { accounts: accounts({ '2110': 401_000_000_00 }) },
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: { headcount: null },
  },
  profit: { found: {}, notFound: { accounts: accounts({ '2400': 0 }) }, notChecked: empty },
  loss: { found: { accounts: accounts({ '2400': -1 }) }, notFound: {}, notChecked: empty },
  'losses-two-years': {
    found: { accounts: accounts({ '2400': -1 }, { '2400': -1 }) },
    notFound: { accounts: accounts({ '2400': -1 }) },
    notChecked: alone,
  },
  'profit-three-years': { found: {}, notFound: { accounts: accounts({}, {}, { '2400': -1 }) }, notChecked: alone },
  'operating-loss': { found: { accounts: accounts({ '2200': -1 }) }, notFound: {}, notChecked: empty },
  'gross-loss': { found: { accounts: accounts({ '2100': -1 }) }, notFound: {}, notChecked: empty },
  'costs-outgrow-revenue': {
    found: { accounts: accounts({ '2120': 80_000_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: alone,
  },
  'margin-below-industry': { found: { industry: { ratios: { margin: { value: 0.044 } } } }, notFound: {}, notChecked: noNeighbours },
  'margin-above-industry': { found: {}, notFound: { industry: { ratios: { margin: { value: 0.09 } } } }, notChecked: noNeighbours },
  'net-assets-negative': {
    found: { accounts: accounts({ '1300': -1 }, { '1300': -1 }) },
    notFound: { accounts: accounts({ '1300': -1 }) },
    notChecked: alone,
  },
  'net-assets-below-capital': {
    found: { accounts: accounts({ '1300': 9_999_999 }) },
    notFound: {},
    notApplicable: { register: { row: { capitalKopecks: null } } },
    notChecked: empty,
  },
  'net-assets-above-capital': {
    found: {},
    notFound: { accounts: accounts({ '1300': 10_000_000 }) },
    notApplicable: { register: { row: { capitalKopecks: null } } },
    notChecked: empty,
  },
  'autonomy-low': {
    found: { accounts: accounts({ '1300': 3_999_999_99 }) },
    notFound: { accounts: accounts({ '1300': 4_000_000_00 }) },
    notApplicable: { accounts: accounts({ '1600': 0 }) },
    notChecked: empty,
  },
  'autonomy-high': {
    found: {},
    notFound: { accounts: accounts({ '1300': 19_999_999_99 }) },
    notApplicable: { accounts: accounts({ '1600': 0 }) },
    notChecked: empty,
  },
  'liquidity-low': {
    found: { accounts: accounts({ '1200': 9_999_999_99 }) },
    notFound: { accounts: accounts({ '1200': 10_000_000_00 }) },
    notApplicable: { accounts: accounts({ '1500': 0 }) },
    notChecked: empty,
  },
  'liquidity-high': {
    found: {},
    notFound: { accounts: accounts({ '1200': 14_999_999_99 }) },
    notApplicable: { accounts: accounts({ '1500': 0 }) },
    notChecked: empty,
  },
  'cash-short': {
    found: { accounts: accounts({ '1250': 0 }) },
    notFound: {},
    notApplicable: { accounts: accounts({ '1500': 0 }) },
    notChecked: empty,
  },
  'cash-ready': {
    found: {},
    notFound: { accounts: accounts({ '1250': 3_999_999_99 }) },
    notApplicable: { accounts: accounts({ '1500': 0 }) },
    notChecked: empty,
  },
  'operating-cash-negative': { found: { accounts: accounts({ '4100': -1 }) }, notFound: {}, notChecked: empty },
  'receivables-high': {
    found: { accounts: accounts({ '1230': 20_000_000_00 }) },
    counted: -3,
    notFound: { accounts: accounts({ '1230': 19_999_999_99 }) },
    notApplicable: noSales,
    notChecked: empty,
  },
  'payables-high': {
    found: { accounts: accounts({ '1520': 50_000_000_00 }) },
    notFound: {},
    notApplicable: noSales,
    notChecked: empty,
  },
  'payables-over-receivables': {
    found: { accounts: accounts({ '1520': 10_000_000_01 }) },
    notFound: { accounts: accounts({ '1520': 10_000_000_00 }) },
    notChecked: empty,
  },
  'debt-burden': {
    found: { accounts: accounts({ '1410': 39_000_000_00 }) },
    notFound: {},
    notApplicable: noSales,
    notChecked: alone,
  },
  'interest-cover-low': {
    found: { accounts: accounts({ '2300': -1 }) },
    notFound: {},
    notApplicable: { accounts: accounts({ '2330': 0 }) },
    notChecked: empty,
  },
  'interest-cover-high': {
    found: {},
    notFound: { accounts: accounts({ '2300': 1_999_999_99 }) },
    notApplicable: { accounts: accounts({ '2330': 0 }) },
    notChecked: empty,
  },
  'equity-shrank': {
    found: { accounts: accounts({ '1300': 22_500_000_00 }) },
    notFound: { accounts: accounts({ '1300': 22_500_000_01 }) },
    notApplicable: { accounts: accounts({}, { '1300': 0 }) },
    notChecked: alone,
  },
  'equity-grew': {
    found: { accounts: accounts({ '1300': 27_500_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '1300': 0 }) },
    notChecked: alone,
  },
  'assets-fell': {
    found: { accounts: accounts({ '1600': 26_000_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '1600': 0 }) },
    notChecked: alone,
  },
  'accumulated-loss': { found: { accounts: accounts({ '1370': -1 }) }, notFound: {}, notChecked: empty },
  'fixed-assets': { found: {}, notFound: { accounts: accounts({ '1150': 0 }) }, notChecked: empty },
  'bankruptcy-models': {
    found: {
      accounts: accounts({
        '1200': 5_000_000_00,
        '1300': -5_000_000_00,
        '1370': -20_000_000_00,
        '1500': 40_000_000_00,
        '2110': 10_000_000_00,
        '2200': -8_000_000_00,
        '2300': -9_000_000_00,
        '2400': -9_000_000_00,
      }),
    },
    notFound: {},
    notApplicable: noSales,
    notChecked: empty,
  },
  'payment-delay': {
    found: { accounts: accounts({ '1200': 5_000_000_00, '1250': 0, '1520': 60_000_000_00, '1500': 60_000_000_00 }) },
    notFound: {},
    notApplicable: noSales,
    notChecked: empty,
  },
})
