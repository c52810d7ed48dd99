// Examples of factors over annual accounts: for each factor changes of a healthy invented company that give it each state; `{}` changes nothing.
// Sums are kopecks (`79_000_000_00` is 79 million rubles), many of them just beyond or at a factor's threshold. Keys of four digits are lines of the
// accounts: 1150 fixed assets, 1200 current assets, 1230 receivables, 1250 cash, 1300 equity, 1370 retained profit, 1410 and 1510 loans, 1500
// short-term debt, 1520 payables, 1600 total assets, 2100 gross profit, 2110 revenue, 2120 cost of sales, 2200 operating profit, 2300 profit before
// tax, 2330 interest, 2400 net profit, 4100 cash flow of operations.
import { accounts, testFactors, yearWithLines } from '../../../test/factor-table.ts'

/** Accounts of 2025 without any line. */
const empty = { accounts: yearWithLines(2025, {}) }
/** Accounts of one year only, so that there is no year before to compare with. */
const oneYear = { accounts: yearWithLines(2025, { '2110': 1, '2400': 1, '1300': 1, '1600': 1, '2120': 1 }) }
const noSales = { accounts: accounts({ '2110': 0 }) }
/** No ratios of the industry, for want of companies to compare with (an empty list replaces the record whole). */
const noRatios = { industry: { ratios: [] as never } }

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
    notChecked: oneYear,
  },
  'revenue-grew': {
    found: { accounts: accounts({ '2110': 121_000_000_00 }) },
    notFound: { accounts: accounts({ '2110': 120_000_000_00 }) },
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: oneYear,
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
    notChecked: oneYear,
  },
  'profit-three-years': { found: {}, notFound: { accounts: accounts({}, {}, { '2400': -1 }) }, notChecked: oneYear },
  'operating-loss': { found: { accounts: accounts({ '2200': -1 }) }, notFound: {}, notChecked: empty },
  'gross-loss': { found: { accounts: accounts({ '2100': -1 }) }, notFound: {}, notChecked: empty },
  'costs-outgrow-revenue': {
    found: { accounts: accounts({ '2120': 80_000_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '2110': 0 }) },
    notChecked: oneYear,
  },
  'margin-below-industry': { found: { industry: { ratios: { margin: { value: 0.044 } } } }, notFound: {}, notChecked: noRatios },
  'margin-above-industry': { found: {}, notFound: { industry: { ratios: { margin: { value: 0.09 } } } }, notChecked: noRatios },
  'net-assets-negative': {
    found: { accounts: accounts({ '1300': -1 }, { '1300': -1 }) },
    notFound: { accounts: accounts({ '1300': -1 }) },
    notChecked: oneYear,
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
    notChecked: oneYear,
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
    notChecked: oneYear,
  },
  'equity-grew': {
    found: { accounts: accounts({ '1300': 27_500_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '1300': 0 }) },
    notChecked: oneYear,
  },
  'assets-fell': {
    found: { accounts: accounts({ '1600': 26_000_000_00 }) },
    notFound: {},
    notApplicable: { accounts: accounts({}, { '1600': 0 }) },
    notChecked: oneYear,
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
