// Factors (checks of the reliability report) over the results of a year: revenue, costs, profit, cash flow, and whether accounts are filed.
// `girbo` (ГИР БО) is the tax service's database of accounts, ММ-3-06/333@ its criteria for audits, 402-ФЗ the accounting law. Lines of the accounts:
// 2100 gross profit, 2110 revenue, 2120 cost of sales, 2200 operating profit, 2210 selling expenses, 2220 administrative expenses,
// 2300 profit before tax, 2330 interest, 2400 net profit, 4100 cash flow of operations. Points, and thresholds without
// `basis`, are our own judgement.
import { countProof, moneyProof, percentProof, ratioProof, yearProof } from '../../evidence.ts'
import { factor, foundIf, foundWithPoints, ifActive, notApplicable, notChecked, notFound } from '../../factor.ts'
import { changeFactor, lineFactor, newestYearFactor, twoYearsFactor } from './accounts-factors.ts'
import { absoluteExpense, expectedYear, inTwoYears, listYears, relativeChange, type Year } from './accounts-lines.ts'

/** Costs must grow by five percentage points more than revenue: less is noise. */
const MIN_GROWTH_GAP = 0.05

/** Cost of sales, selling and administrative expenses, in kopecks. */
const costs = (year: Year): number => absoluteExpense(year, '2120') + absoluteExpense(year, '2210') + absoluteExpense(year, '2220')
/** The tax service's criterion: the margin is lower than the industry's by a tenth or more. */
const LOW_MARGIN_SHARE = 0.9

/** The properties that each factor declares itself. */
type OwnProperties<C extends string> = Parameters<typeof newestYearFactor<C, string>>[0]

/** Interest coverage: profit before tax and interest to interest. */
const interestCover = <const C extends string>(own: OwnProperties<C>, fits: (value: number) => boolean) =>
  newestYearFactor(own, ['2300', '2330'], (lines, year) => {
    const interest = absoluteExpense(year, '2330')
    if (interest === 0) return notApplicable('no-interest')
    const value = (lines['2300'] + interest) / interest
    return foundIf(fits(value), ratioProof('coefficient', value, year.year), moneyProof('interest', interest, year.year))
  })

/** The line for `changeFactor`: code, labels of the evidence, and the reason if the earlier revenue is not positive. */
const REVENUE = { line: '2110', labels: ['revenue', 'revenueBefore'], note: 'no-receipts' } as const

export const resultsFactors = [
  factor({
    is: { code: 'accounts-history', polarity: 'positive', points: 3, source: 'girbo', basis: null, only: 'company' },
    needs: ['accounts'],
    check: ({ accounts }) => {
      const years = listYears(accounts).map(({ year: value }) => value)
      const [newest] = years
      if (newest === undefined) return notChecked('no-line')
      // The number of years in a row, counted back from the newest: up to the first missing year.
      const firstGap = years.findIndex((value, place) => value !== newest - place)
      const length = firstGap === -1 ? years.length : firstGap
      return foundIf(length >= 3, countProof('reports', length), yearProof('lastReport', newest))
    },
  }),
  factor({
    is: { code: 'accounts-missing', polarity: 'negative', points: -10, source: 'girbo', basis: '402-ФЗ, ст. 18', only: 'company' },
    needs: ['accounts', 'register'],
    check: ({ accounts, register }, context) =>
      ifActive(register, () => {
        const expected = expectedYear(context)
        const registered = Number((register.row.registeredOn ?? '0000').slice(0, 4))
        // A company without a known day of registration is treated as old.
        if (registered > expected) return notApplicable('younger-company')
        const last = listYears(accounts)[0]?.year
        return foundIf(last === undefined || last < expected, ...(last === undefined ? [] : [yearProof('lastReport', last)]))
      }),
  }),
  twoYearsFactor(
    { code: 'costs-outgrow-revenue', polarity: 'attention', points: -3, basis: 'ММ-3-06/333@, критерий 4' },
    ['2110'],
    (now, before, newest, previous) => {
      if (before['2110'] <= 0) return notApplicable('no-receipts')
      if (costs(previous) === 0 || costs(newest) === 0) return notChecked('no-line')
      const gap = relativeChange(costs(newest), costs(previous)) - relativeChange(now['2110'], before['2110'])
      return foundIf(
        gap > MIN_GROWTH_GAP,
        moneyProof('costs', costs(newest), newest.year),
        moneyProof('revenue', now['2110'], newest.year),
        percentProof('change', gap),
      )
    },
  ),
  lineFactor({ code: 'gross-loss', polarity: 'negative', points: -5 }, '2100', 'gross', (value) => value < 0),
  interestCover({ code: 'interest-cover-high', polarity: 'positive', points: 3 }, (value) => value >= 3),
  interestCover({ code: 'interest-cover-low', polarity: 'negative', points: -8 }, (value) => value < 1),
  lineFactor({ code: 'loss', polarity: 'negative', points: -6 }, '2400', 'profit', (value) => value < 0),
  twoYearsFactor(
    { code: 'losses-two-years', polarity: 'negative', points: -8, basis: 'ММ-3-06/333@, критерий 2' },
    ['2400'],
    (now, before, { year }, previous) =>
      foundIf(
        now['2400'] < 0 && before['2400'] < 0,
        moneyProof('profit', now['2400'], year),
        moneyProof('profitBefore', before['2400'], previous.year),
      ),
  ),
  factor({
    is: { code: 'margin-above-industry', polarity: 'positive', points: 3, source: 'girbo', basis: null, only: 'company' },
    needs: ['accounts', 'industry'],
    check: ({ industry }) => {
      const margin = industry.ratios.margin
      if (!margin) return notChecked('no-neighbours')
      return foundIf(
        // Better than three quarters of the industry.
        margin.value > margin.upper && margin.value > 0,
        percentProof('margin', margin.value, margin.year),
        percentProof('median', margin.median),
      )
    },
  }),
  factor({
    is: {
      code: 'margin-below-industry',
      polarity: 'negative',
      points: -4,
      source: 'girbo',
      basis: 'ММ-3-06/333@, критерий 11',
      only: 'company',
    },
    needs: ['accounts', 'industry'],
    check: ({ industry }) => {
      const margin = industry.ratios.margin
      if (!margin) return notChecked('no-neighbours')
      // A tenth off a negative median would raise the threshold.
      const floor = margin.median > 0 ? margin.median * LOW_MARGIN_SHARE : margin.median
      return foundIf(margin.value < floor, percentProof('margin', margin.value, margin.year), percentProof('median', margin.median))
    },
  }),
  lineFactor({ code: 'operating-cash-negative', polarity: 'negative', points: -5 }, '4100', 'cashFlow', (value) => value < 0),
  lineFactor({ code: 'operating-loss', polarity: 'negative', points: -5 }, '2200', 'operating', (value) => value < 0),
  factor({
    is: { code: 'profit-three-years', polarity: 'positive', points: 4, source: 'girbo', basis: null, only: 'company' },
    needs: ['accounts'],
    check: ({ accounts }) => {
      const [newest, second, third] = listYears(accounts)
      if (!newest || !second || !third || third.year !== newest.year - 2) return notChecked('no-previous-year')
      const values = [newest, second, third].map(({ year, lines }) => ({ year, value: lines['2400'] }))
      if (values.some(({ value }) => value === undefined)) return notChecked('no-line')
      return foundIf(
        values.every(({ value = 0 }) => value > 0),
        ...values.map(({ year, value = 0 }) => moneyProof('profit', value, year)),
      )
    },
  }),
  lineFactor({ code: 'profit', polarity: 'positive', points: 5 }, '2400', 'profit', (value) => value > 0),
  // Half of the points for a fall by more than a fifth, all of them for one by more than half.
  changeFactor({ code: 'revenue-fell', polarity: 'negative', points: -10 }, REVENUE, (change, proofs) =>
    change < -0.2 ? foundWithPoints(change < -0.5 ? -10 : -5, ...proofs) : notFound(...proofs),
  ),
  changeFactor({ code: 'revenue-grew', polarity: 'positive', points: 5 }, REVENUE, (change, proofs) => foundIf(change > 0.2, ...proofs)),
  lineFactor({ code: 'revenue-zero', polarity: 'negative', points: -10 }, '2110', 'revenue', (value) => value === 0),
  // Such growth without staff is typical of a company through which others pass their money.
  factor({
    is: { code: 'transit', polarity: 'stop', points: -30, source: 'girbo', basis: null, only: 'company' },
    needs: ['accounts', 'headcount'],
    check: ({ accounts, headcount }) =>
      inTwoYears(accounts, ['2110'], (now, before, { year }, previous) => {
        if (before['2110'] <= 0) return notApplicable('no-receipts')
        const change = relativeChange(now['2110'], before['2110'])
        // Growth by more than 300 %, with at most one employee.
        return foundIf(
          change > 3 && headcount.count <= 1,
          moneyProof('revenue', now['2110'], year),
          moneyProof('revenueBefore', before['2110'], previous.year),
          percentProof('change', change),
          countProof('employees', headcount.count),
        )
      }),
  }),
]
