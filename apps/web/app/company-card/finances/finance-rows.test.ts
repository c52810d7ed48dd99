// The table of a company's annual accounts: its lines are in the order of the official forms and have readable names.
import { expect, test } from 'vitest'
import { financeRows, lineName, sectionCode } from './finance-rows.ts'

/** Rows for lines with these codes of the official forms; the year and the values are invented. */
const makeRows = (...codes: string[]) =>
  financeRows({
    finances_years: [{ year: 2025, amount: codes.map((code) => ({ code, name: code, value: 1 })) }],
    additional_finances: {},
    factors: [],
    accounts_at: null,
    reports: [],
    source: null,
  })

// The balance sheet: 1150 to 1200 assets, 1600 their total; 1310 to 1500 capital and debts, 1700 their total. 2110 to 2400: revenue to net profit.
test('totals stand below their parts, and a balance ends its side', () => {
  const filed = ['1150', '1170', '1100', '1210', '1250', '1200', '1600', '1310', '1370', '1300', '1510', '1520', '1500', '1700']
  const results = ['2110', '2120', '2100', '2210', '2200', '2330', '2350', '2300', '2410', '2400']
  const rows = makeRows(...[...filed, ...results].sort())
  expect(rows.map(({ code }) => code)).toEqual([...filed, ...results])
  expect(['1600', '1700', '1310', '2400'].map(sectionCode)).toEqual(['12', '15', '13', '2'])
})

test('a line unknown to the page keeps the name of the form, without its capitals', () => {
  const row = { code: '1600', name: 'БАЛАНС (актив)', values: {} }
  expect(lineName(row, {})).toBe('Баланс (актив)')
  expect(lineName(row, { '1600': 'Balance' })).toBe('Balance')
})
