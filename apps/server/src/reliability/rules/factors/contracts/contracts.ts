// Factors over state contracts (44-ФЗ, 223-ФЗ).
import { isWithinMonthsOfData } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, inRecord, moneyProof, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked, type Outcome } from '../../factor.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'

/** One customer's share of the sum of contracts; our threshold. */
const SHARE = 0.8
/** With fewer contracts the share says nothing. */
const ENOUGH = 3

type Contracts = Facts['contracts']['contracts']

const sumPrices = (contracts: Contracts): number => contracts.reduce((sum, { priceKopecks = 0 }) => sum + priceKopecks, 0)

/** Number of the contracts, and the sum of their prices. */
const tallied = (contracts: Contracts): Proof[] => [countProof('contracts', contracts.length), moneyProof('amount', sumPrices(contracts))]

const foundAny = (contracts: Contracts): Outcome => foundIf(contracts.length > 0, ...tallied(contracts))

export const contractsFactors = [
  factor({
    is: { code: 'contracts-customer', polarity: 'positive', points: 3, source: 'contracts', basis: '44-ФЗ, 223-ФЗ' },
    needs: ['contracts'],
    absence: 'not_found',
    check: ({ contracts }) => {
      const own = contracts.contracts.filter(({ role }) => role === 'customer')
      return foundAny(own)
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
        ...tallied(done),
        countProof('contractsYear', lately.length),
        moneyProof('amountYear', sumPrices(lately)),
      )
    },
  }),
  factor({
    is: { code: 'contracts-heavy', polarity: 'attention', points: -3, source: 'contracts', basis: 'ours', only: 'company' },
    needs: ['contracts', 'accounts'],
    check: ({ contracts, accounts }, context) =>
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
      if (won.length < ENOUGH) return notApplicable('no-contracts')
      const sums = new Map<string, { name: string; sum: number }>()
      for (const { customer, priceKopecks = 0 } of won) {
        if (!customer) continue
        const key = customer.inn ?? customer.name
        sums.set(key, { name: customer.name, sum: (sums.get(key)?.sum ?? 0) + priceKopecks })
      }
      const total = [...sums.values()].reduce((sum, one) => sum + one.sum, 0)
      const most = [...sums.values()].sort((a, b) => b.sum - a.sum)[0]
      if (!most || total === 0) return notChecked('amount-unknown')
      return foundIf(
        most.sum / total >= SHARE,
        textProof('customer', most.name),
        moneyProof('amount', most.sum),
        percentProof('share', most.sum / total),
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
