// Factors about the number of employees and the insurance contributions paid for them.
import { countProof, moneyProof, percentProof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, foundWithPoints, notApplicable, notChecked, notFound } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'

/** Employees from which the number speaks for the company: our threshold. */
const ENOUGH = 10
/** A fall to half or less. */
const HALF = 0.5
/** A growth by a fifth or more: our threshold. */
const FIFTH = 1.2
/** Revenue per employee and year: our threshold of 100 million rubles, in kopecks. */
const HIGH = 10_000_000_000

export const staffFactors = [
  factor({
    is: { code: 'contributions-paid', polarity: 'positive', points: 4, source: 'paytax', basis: 'НК РФ, ст. 102', only: 'company' },
    needs: ['taxes'],
    check: ({ taxes }) => {
      const total = taxes.paid.filter(({ name }) => mentions(name, ['страхов', 'взнос'])).reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(total > 0, moneyProof('paid', total, taxes.year))
    },
  }),
  factor({
    is: { code: 'enough-employees', polarity: 'positive', points: 5, source: 'sshr', basis: 'ours', only: 'company' },
    needs: ['headcount'],
    check: ({ headcount }) => foundIf(headcount.count >= ENOUGH, countProof('employees', headcount.count, headcount.year)),
  }),
  factor({
    is: { code: 'headcount-fell', polarity: 'attention', points: -4, source: 'sshr', basis: null, only: 'company' },
    needs: ['headcount'],
    check: ({ headcount: { count: now, before } }) => {
      if (before === undefined) return notChecked('no-previous-year')
      if (before === 0) return notApplicable('no-staff')
      return foundIf(
        now <= before * HALF,
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
        now >= before * FIFTH,
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
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        if (headcount.count === 0) return notApplicable('no-staff')
        return foundIf(
          lines['2110'] / headcount.count > HIGH,
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
