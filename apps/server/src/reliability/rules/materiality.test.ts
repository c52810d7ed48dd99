// Materiality of a deal: its sum is read as a user types it and compared with figures of the company, and small remarks are recognized as minor for
// it.
import { expect, test } from 'vitest'
import { accounts, INN, makeDossier } from '../../../test/factor-table.ts'
import { parseDealSum } from '../present-materiality.ts'
import { readFactors } from './engine.ts'
import { factors } from './factor-list.ts'
import { compareWithDeal, isSmallAgainst } from './materiality.ts'

test.each([
  ['3000000', 3_000_000],
  ['3\u00a0000\u00a0000 ₽', 3_000_000],
  ['3 000 000,50', 3_000_000],
  ['3,000,000', 3_000_000],
  ['', null],
  ['много', null],
  ['9999999999999', null],
  ['3 000 000 рублей', 3_000_000],
  ['₽3,000,000', 3_000_000],
  ['1e5', null],
  ['-5', null],
  ['3 млн', null],
  ['12 34', null],
  ['1,5.2', null],
])('the typed sum «%s» is read as %s rubles', (typed, sum) => {
  expect(parseDealSum(typed)).toBe(sum)
})

/**
 * Three million rubles, in kopecks. The dossier of `makeDossier` has 8 million rubles of cash (line 1250), 25 million of net assets (1300), a
 * revenue of 100 million a year (2110) and no cases. A deal is large from 50 % of the cash, 10 % of net assets, 100 % of claims or of a month's
 * revenue.
 */
const DEAL_KOPECKS = 3_000_000_00
/** A court case against the company (its number is `INN`) with this sum of the claim, if any; `active`: not decided yet. */
const claim = (claimKopecks?: number, active = true) => ({
  number: `A-${claimKopecks ?? 0}`,
  date: '2026-05-05',
  plaintiffs: [{ name: 'Сосед' }],
  respondents: [{ name: 'Мы', inn: INN }],
  active,
  ...(claimKopecks === undefined ? {} : { claimKopecks }),
})
/** Percentage and «is large» by figure of the company, for a healthy company with `change`. */
const compare = (change: Parameters<typeof makeDossier>[0] = {}, sum = DEAL_KOPECKS) =>
  Object.fromEntries(compareWithDeal(makeDossier(change), sum).map(({ word, percent, isLarge }) => [word, [percent, isLarge]]))

test('the deal is compared with cash, net assets and the revenue of a month', () => {
  expect(compare()).toEqual({ cash: [37.5, false], net_assets: [12, true], open_claims: [0, false], revenue_month: [36, false] })
  expect(compare({ accounts: accounts({ '1250': 4_000_000_00 }) }).cash).toEqual([75, true])
})

test('claims of pending cases are given as a percentage of the deal', () => {
  expect(compare({ cases: { cases: [claim(4_800_000_00), claim(9_000_000_00, false)] } }).open_claims).toEqual([160, true])
})

test('a pending claim without a sum makes the sum of claims unknown', () => {
  expect(compare({ cases: { cases: [claim(4_800_000_00), claim()] } }).open_claims).toEqual([null, false])
})

test('a figure without data is unknown, and any deal is large against no cash', () => {
  expect(compare({ accounts: null, cases: null })).toEqual({
    cash: [null, false],
    net_assets: [null, false],
    open_claims: [null, false],
    revenue_month: [null, false],
  })
  expect(compare({ accounts: accounts({ '1250': 0 }) }).cash).toEqual([null, true])
})

test('a remark below 5 % of the deal is minor, but never a stop or a remark without a sum', () => {
  // 100 thousand rubles at the bailiffs, a fine of 500 thousand, a stop (unreliable address), and a remark without a sum (60 activities).
  const change = {
    enforcement: { proceedings: [{ number: '1', remainingKopecks: 100_000_00 }] },
    offences: { fineKopecks: 500_000_00 },
    register: { addressUnreliable: 'Недостоверен', okvedAdd: Array.from({ length: 60 }, () => ({ code: '46' })) },
  }
  const found = readFactors(factors, makeDossier(change as never)).filter(({ state, counted }) => state === 'found' && counted < 0)
  const minorFor = (sum: number) => found.filter((reading) => isSmallAgainst(reading, sum)).map(({ factor }) => factor.code)
  expect(minorFor(DEAL_KOPECKS)).toEqual(['enforcement'])
  expect(minorFor(DEAL_KOPECKS * 10).sort()).toEqual(['enforcement', 'tax-offence'])
  expect(found.map(({ factor }) => factor.code)).toEqual(expect.arrayContaining(['address-unreliable', 'many-activities']))
})
