// Factors (checks of the reliability report) over state contracts: by the procurement laws 44-ФЗ (public bodies) and 223-ФЗ (state-owned companies).
// Sources: `contracts` is the state procurement site, `rsmp` the register of small and medium business (МСП, law 209-ФЗ), `checko` a data
// aggregator. `absence` is the outcome if the source has no entry of the company.
import { isWithinMonthsOfData } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, inRecord, moneyProof, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked, type Outcome } from '../../factor.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'

/** From this share of the sum of contracts on, a supplier depends on one customer: our threshold. */
const ONE_CUSTOMER_SHARE = 0.8
/** With fewer contracts the share says nothing. */
const MIN_CONTRACTS = 3

type Contracts = Facts['contracts']['contracts']

const sumPrices = (contracts: Contracts): number => contracts.reduce((sum, { priceKopecks = 0 }) => sum + priceKopecks, 0)

/** Evidence: number of the contracts, and the sum of their prices. */
const contractProofs = (contracts: Contracts): Proof[] => [
  countProof('contracts', contracts.length),
  moneyProof('amount', sumPrices(contracts)),
]

/** Found if there are contracts. */
const foundAny = (contracts: Contracts): Outcome => foundIf(contracts.length > 0, ...contractProofs(contracts))

export const contractsFactors = [
  factor({
    is: { code: 'contracts-customer', polarity: 'positive', points: 3, source: 'contracts', basis: '44-ФЗ, 223-ФЗ' },
    needs: ['contracts'],
    absence: 'not_found',
    check: ({ contracts }) => {
      const asCustomer = contracts.contracts.filter(({ role }) => role === 'customer')
      return foundAny(asCustomer)
    },
  }),
  factor({
    is: { code: 'contracts-executed', polarity: 'attention', points: 0, source: 'contracts', basis: '44-ФЗ, ст. 94' },
    needs: ['contracts'],
    check: ({ contracts }, context) => {
      const won = contracts.contracts.filter(({ role }) => role === 'supplier')
      if (won.length === 0) return notApplicable('no-contracts')
      const done = won.filter(({ executedOn }) => executedOn !== undefined && executedOn <= context.today)
      const lately = done.filter(({ executedOn }) => isWithinMonthsOfData(executedOn, context, 12))
      return foundIf(
        done.length > 0,
        ...contractProofs(done),
        countProof('contractsYear', lately.length),
        moneyProof('amountYear', sumPrices(lately)),
      )
    },
  }),
  factor({
    is: { code: 'contracts-heavy', polarity: 'attention', points: -3, source: 'contracts', basis: 'ours', only: 'company' },
    needs: ['contracts', 'accounts'],
    check: ({ contracts, accounts }, context) =>
      // Line 2110 of the accounts is the revenue, in kopecks.
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        const won = contracts.contracts.filter(({ role, date }) => role === 'supplier' && isWithinMonthsOfData(date, context, 12))
        if (won.length === 0) return notApplicable('no-contracts')
        const heavy = won.find(({ priceKopecks = 0 }) => priceKopecks > lines['2110'])
        return foundIf(
          heavy !== undefined,
          ...(heavy
            ? [
                inRecord(textProof('contract', heavy.registerNumber, heavy.url), heavy.registerNumber),
                moneyProof('amount', heavy.priceKopecks ?? 0),
              ]
            : []),
          moneyProof('revenue', lines['2110'], year),
        )
      }),
  }),
  factor({
    is: { code: 'contracts-one-customer', polarity: 'attention', points: -2, source: 'contracts', basis: 'ours' },
    needs: ['contracts'],
    check: ({ contracts }) => {
      const won = contracts.contracts.filter(({ role }) => role === 'supplier')
      if (won.length < MIN_CONTRACTS) return notApplicable('no-contracts')
      const sums = new Map<string, { name: string; sum: number }>()
      for (const { customer, priceKopecks = 0 } of won) {
        if (!customer) continue
        const key = customer.inn ?? customer.name
        sums.set(key, { name: customer.name, sum: (sums.get(key)?.sum ?? 0) + priceKopecks })
      }
      const total = [...sums.values()].reduce((sum, customer) => sum + customer.sum, 0)
      const largest = [...sums.values()].sort((a, b) => b.sum - a.sum)[0]
      if (!largest || total === 0) return notChecked('amount-unknown')
      return foundIf(
        largest.sum / total >= ONE_CUSTOMER_SHARE,
        textProof('customer', largest.name),
        moneyProof('amount', largest.sum),
        percentProof('share', largest.sum / total),
      )
    },
  }),
  factor({
    is: { code: 'contracts-supplier', polarity: 'positive', points: 5, source: 'contracts', basis: '44-ФЗ, ст. 103' },
    needs: ['contracts'],
    absence: 'not_found',
    check: ({ contracts }, context) => {
      const won = contracts.contracts.filter(({ role, date }) => role === 'supplier' && isWithinMonthsOfData(date, context, 36))
      return foundAny(won)
    },
  }),
  factor({
    is: { code: 'msp-contracts', polarity: 'positive', points: 2, source: 'rsmp', basis: '209-ФЗ, ст. 4.1' },
    needs: ['msp'],
    absence: 'not_found',
    check: ({ msp: record }) =>
      foundIf(
        record.contracts.length > 0,
        countProof('contracts', record.contracts.length),
        ...record.contracts.slice(0, 3).flatMap(({ customerName }) => (customerName ? [textProof('customer', customerName)] : [])),
      ),
  }),
  factor({
    is: { code: 'unfair-supplier', polarity: 'stop', points: -40, source: 'checko', basis: '44-ФЗ, ст. 104' },
    needs: ['marks'],
    check: ({ marks: { unfairSupplier } }) =>
      unfairSupplier === undefined ? notChecked('not-asked') : foundIf(unfairSupplier, textProof('matched', 'ИНН')),
  }),
]
