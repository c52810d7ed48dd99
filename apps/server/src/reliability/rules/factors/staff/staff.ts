// Factors (checks of the reliability report) about the number of employees and the insurance contributions paid for them. Sources: `sshr` and
// `paytax` are the tax service's open data on average headcount and paid taxes, `egrul` is the state register of companies (ЕГРЮЛ). In `basis`: НК
// is the tax code, 167-ФЗ the law on pension insurance, ММ-3-06/333@ the tax service's criteria for audits, `ours` a threshold of our own.
import { countProof, moneyProof, percentProof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, foundWithPoints, notApplicable, notChecked, notFound } from '../../factor.ts'
import { CONTRIBUTIONS, mentions } from '../../matching.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'

/** From this number of employees on, the staff counts in favour of the company: our threshold. */
const ENOUGH_EMPLOYEES = 10
/** Headcount divided by that of the year before: a fall to half or less. */
const FALL_TO = 0.5
/** The same for growth, by a fifth or more: our threshold. */
const GROWTH_TO = 1.2
/** Yearly revenue per employee above which it does not fit the staff: our threshold of 100 million rubles, in kopecks. */
const MAX_REVENUE_PER_EMPLOYEE = 10_000_000_000

export const staffFactors = [
  factor({
    is: { code: 'contributions-paid', polarity: 'positive', points: 4, source: 'paytax', basis: 'НК РФ, ст. 102', only: 'company' },
    needs: ['taxes'],
    check: ({ taxes }) => {
      const total = taxes.paid.filter(({ name }) => mentions(name, CONTRIBUTIONS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(total > 0, moneyProof('paid', total, taxes.year))
    },
  }),
  factor({
    is: { code: 'enough-employees', polarity: 'positive', points: 5, source: 'sshr', basis: 'ours', only: 'company' },
    needs: ['headcount'],
    check: ({ headcount }) => foundIf(headcount.count >= ENOUGH_EMPLOYEES, countProof('employees', headcount.count, headcount.year)),
  }),
  factor({
    is: { code: 'headcount-fell', polarity: 'attention', points: -4, source: 'sshr', basis: null, only: 'company' },
    needs: ['headcount'],
    check: ({ headcount: { count: now, before } }) => {
      if (before === undefined) return notChecked('no-previous-year')
      if (before === 0) return notApplicable('no-staff')
      return foundIf(
        now <= before * FALL_TO,
        countProof('employees', now),
        countProof('employeesBefore', before),
        percentProof('change', (now - before) / before),
      )
    },
  }),
  factor({
    is: { code: 'headcount-grew', polarity: 'positive', points: 2, source: 'sshr', basis: 'ours', only: 'company' },
    needs: ['headcount'],
    check: ({ headcount: { count: now, before } }) => {
      if (before === undefined) return notChecked('no-previous-year')
      if (before === 0) return notApplicable('no-staff')
      return foundIf(
        now >= before * GROWTH_TO,
        countProof('employees', now),
        countProof('employeesBefore', before),
        percentProof('change', (now - before) / before),
      )
    },
  }),
  factor({
    is: { code: 'insured', polarity: 'positive', points: 1, source: 'egrul', basis: '167-ФЗ, ст. 11' },
    needs: ['register'],
    check: ({ register }) => {
      const fund = register.socialFund ?? register.socialInsuranceFund ?? register.pensionFund
      return fund ? found(textProof('fund', fund.number)) : notFound()
    },
  }),
  factor({
    is: { code: 'no-employees', polarity: 'negative', points: -8, source: 'sshr', basis: null, only: 'company' },
    needs: ['headcount'],
    check: ({ headcount }) => foundIf(headcount.count <= 1, countProof('employees', headcount.count, headcount.year)),
  }),
  factor({
    is: { code: 'revenue-per-employee', polarity: 'attention', points: -5, source: 'sshr', basis: 'ours', only: 'company' },
    needs: ['headcount', 'accounts'],
    check: ({ headcount, accounts }) =>
      // Line 2110 of the accounts is the revenue, in kopecks.
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        if (headcount.count === 0) return notApplicable('no-staff')
        return foundIf(
          lines['2110'] / headcount.count > MAX_REVENUE_PER_EMPLOYEE,
          moneyProof('revenue', lines['2110'], year),
          countProof('employees', headcount.count),
        )
      }),
  }),
  factor({
    is: { code: 'wages-low', polarity: 'attention', points: -4, source: 'paytax', basis: 'ММ-3-06/333@, критерий 5', only: 'company' },
    needs: ['taxes', 'industry'],
    check: ({ industry }) => {
      const wages = industry.ratios.contributions
      if (!wages) return notChecked('no-neighbours')
      const proofs = [moneyProof('perEmployee', wages.value, wages.year), moneyProof('median', wages.median)]
      if (wages.value >= wages.median) return notFound(...proofs)
      return foundWithPoints(wages.value < wages.lower ? -4 : -2, ...proofs)
    },
  }),
]
