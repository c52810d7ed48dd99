// Factors (checks of the reliability report) over the tax service's open data: debts (`debtam`), paid taxes (`paytax`), income and expenses
// (`revexp`), fines (`taxoffence`), special tax regimes (`snr`). In `basis`: НК is the tax code, ММ-3-06/333@ the tax service's criteria for audits,
// `ours` a threshold of our own. `absence` is the outcome if our whole copy of the source has no entry of the company.

import type { Facts } from '../../dossier-facts.ts'
import { countProof, moneyProof, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, foundWithPoints, notApplicable, notChecked, notFound } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'

/** From this share of income on, expenses are close to income: our threshold for the tax service's criterion. */
const COSTS_NEAR_INCOME = 0.98
/** Expenses must grow by five percentage points more than income: less is noise. */
const GROWTH_GAP = 0.05
/** Above this share of the year's income a tax debt is heavy: our threshold. */
const HEAVY_DEBT_SHARE = 0.05
/** Income from which companies of the simplified tax regime (УСН) owe VAT in 2026: 20 million rubles, in kopecks. */
const VAT_LIMIT = 2_000_000_000

/** Whether two activity codes (ОКВЭД) are of the same class: the first two digits agree. */
const sameClass = (a: string | null, b: string | null): boolean => a !== null && b !== null && a.slice(0, 2) === b.slice(0, 2)
/** Below this share of the same year's revenue in the accounts, the income in the open data is too low: our threshold. */
const MIN_INCOME_SHARE = 0.8
/** Maximum income under the simplified tax regime in 2026: 490.5 million rubles, in kopecks. */
const SIMPLIFIED_LIMIT = 49_050_000_000
/** From this share of the limit on, income is close to it. */
const NEAR_LIMIT = 0.95
/** Stems of payments that are no taxes: insurance contributions, non-tax payments, penalties and fines. */
const NOT_TAXES = ['страхов', 'взнос', 'неналогов', 'пени', 'штраф']

/** A factor for a special tax regime: without points, but a buyer should know that prices may include no VAT. `label`: the regime as shown. */
const regimeFactor = <const C extends string>(code: C, basis: string, name: Facts['regimes']['regimes'][number], label: string) =>
  factor({
    is: { code, polarity: 'attention', points: 0, source: 'snr', basis, only: 'company' },
    needs: ['regimes'],
    absence: 'not_found',
    check: ({ regimes }) => foundIf(regimes.regimes.includes(name), textProof('regime', label)),
  })

/** A factor for arrears of one kind of tax, recognised by word stems of its name in the open data. */
const arrearsFactor = <const C extends string>(code: C, points: number, basis: string, stems: readonly string[]) =>
  factor({
    is: { code, polarity: 'negative', points, source: 'debtam', basis, only: 'company' },
    needs: ['debts'],
    absence: 'not_found',
    check: ({ debts }) => {
      const rows = debts.debts.filter(({ name, totalKopecks }) => totalKopecks > 0 && mentions(name, stems))
      return foundIf(
        rows.length > 0,
        ...rows.flatMap(({ name, totalKopecks }) => [textProof('taxKind', name), moneyProof('debt', totalKopecks)]),
      )
    },
  })

/** Evidence: the part of the debt that is tax, without penalties and fines; none if the whole debt is tax, or no part of it. */
function listArrears({ debts }: Facts['debts']): Proof[] {
  const taxes = debts.reduce((sum, { taxKopecks }) => sum + taxKopecks, 0)
  const total = debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
  return taxes > 0 && taxes < total ? [moneyProof('arrears', taxes)] : []
}

export const taxesFactors = [
  arrearsFactor('debt-contributions', -6, 'НК РФ, ст. 431', ['страхов', 'взнос']),
  // Personal income tax (НДФЛ) that the company withheld from wages.
  arrearsFactor('debt-income-tax', -8, 'НК РФ, ст. 226', ['доходы физических лиц', 'ндфл']),
  // АУСН automated simplified regime, ЕСХН single farm tax, СРП production-sharing agreement of mining companies, УСН simplified regime.
  regimeFactor('regime-ausn', '17-ФЗ от 25.02.2022', 'ausn', 'АУСН'),
  regimeFactor('regime-eshn', 'НК РФ, ст. 346.1', 'eshn', 'ЕСХН'),
  regimeFactor('regime-srp', 'НК РФ, гл. 26.4', 'srp', 'СРП'),
  regimeFactor('regime-usn', 'НК РФ, ст. 145, 346.11', 'usn', 'УСН'),
  factor({
    is: {
      code: 'costs-near-income',
      polarity: 'attention',
      points: -3,
      source: 'revexp',
      basis: 'ММ-3-06/333@, критерий 7',
      only: 'company',
    },
    needs: ['incomes'],
    check: ({ incomes }) => {
      if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
      const share = incomes.expenseKopecks / incomes.incomeKopecks
      return foundIf(
        share >= COSTS_NEAR_INCOME && share <= 1,
        moneyProof('income', incomes.incomeKopecks, incomes.year),
        moneyProof('expense', incomes.expenseKopecks, incomes.year),
        percentProof('share', share),
      )
    },
  }),
  factor({
    is: { code: 'debt-penalties', polarity: 'attention', points: -3, source: 'debtam', basis: 'НК РФ, ст. 75', only: 'company' },
    needs: ['debts'],
    absence: 'not_found',
    check: ({ debts }) => {
      const total = debts.debts.reduce((sum, { penaltyKopecks, fineKopecks }) => sum + penaltyKopecks + fineKopecks, 0)
      return foundIf(total > 0, moneyProof('penalties', total))
    },
  }),
  factor({
    is: { code: 'debt-to-income', polarity: 'negative', points: -8, source: 'debtam', basis: 'ours', only: 'company' },
    needs: ['debts', 'incomes'],
    absence: 'not_found',
    check: ({ debts, incomes }) => {
      if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
      const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
      const share = total / incomes.incomeKopecks
      return foundIf(
        share > HEAVY_DEBT_SHARE,
        moneyProof('debt', total),
        moneyProof('income', incomes.incomeKopecks, incomes.year),
        percentProof('share', share),
      )
    },
  }),
  factor({
    is: {
      code: 'expense-over-income',
      polarity: 'negative',
      points: -6,
      source: 'revexp',
      basis: 'ММ-3-06/333@, критерий 2',
      only: 'company',
    },
    needs: ['incomes'],
    check: ({ incomes }) =>
      foundIf(
        incomes.expenseKopecks > incomes.incomeKopecks,
        moneyProof('income', incomes.incomeKopecks, incomes.year),
        moneyProof('expense', incomes.expenseKopecks, incomes.year),
      ),
  }),
  factor({
    is: {
      code: 'expenses-outgrow-income',
      polarity: 'attention',
      points: -3,
      source: 'revexp',
      basis: 'ММ-3-06/333@, критерий 4',
      only: 'company',
    },
    needs: ['incomes'],
    check: ({ incomes: { incomeKopecks, expenseKopecks, before } }) => {
      if (!before) return notChecked('no-previous-year')
      if (before.incomeKopecks <= 0 || before.expenseKopecks <= 0) return notApplicable('no-receipts')
      const [income, expense] = [incomeKopecks / before.incomeKopecks - 1, expenseKopecks / before.expenseKopecks - 1]
      return foundIf(expense - income > GROWTH_GAP, percentProof('incomeChange', income), percentProof('expenseChange', expense))
    },
  }),
  factor({
    is: { code: 'group-splitting', polarity: 'attention', points: -8, source: 'own', basis: 'НК РФ, ст. 54.1, 145', only: 'company' },
    needs: ['group', 'register', 'regimes', 'incomes'],
    // A business split among companies, each of which stays below the income from which VAT is due.
    check: ({ group, register: { row }, regimes, incomes }) => {
      if (!regimes.regimes.includes('usn')) return notApplicable('no-simplified')
      const similar = group.companies.filter(
        (other) =>
          !other.closedOn &&
          other.simplified === true &&
          other.incomeKopecks !== undefined &&
          sameClass(other.okvedCode, row.okvedCode) &&
          (other.relation === 'shared_head' || (other.address !== null && other.address === row.address)),
      )
      const total = similar.reduce((sum, { incomeKopecks = 0 }) => sum + incomeKopecks, incomes.incomeKopecks)
      return foundIf(
        similar.length > 0 && incomes.incomeKopecks <= VAT_LIMIT && total > VAT_LIMIT,
        countProof('companies', similar.length + 1),
        moneyProof('income', total),
        ...similar.slice(0, 5).map(({ name }) => textProof('company', name)),
      )
    },
  }),
  factor({
    is: { code: 'income-differs', polarity: 'attention', points: -4, source: 'revexp', basis: 'ours', only: 'company' },
    needs: ['incomes', 'accounts'],
    check: ({ incomes, accounts }) =>
      // Line 2110 of the accounts is the revenue, in kopecks.
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        if (incomes.year !== year) return notChecked('other-year')
        const revenue = lines['2110']
        if (revenue <= 0) return notApplicable('no-receipts')
        return foundIf(
          incomes.incomeKopecks < revenue * MIN_INCOME_SHARE,
          moneyProof('income', incomes.incomeKopecks, incomes.year),
          moneyProof('revenue', revenue, year),
        )
      }),
  }),
  factor({
    is: { code: 'no-tax-debt', polarity: 'positive', points: 4, source: 'debtam', basis: 'НК РФ, ст. 102 п. 1.1', only: 'company' },
    needs: ['debts'],
    absence: 'found',
    check: ({ debts }) => {
      const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
      return foundIf(total <= 0, moneyProof('debt', Math.max(0, total)))
    },
  }),
  factor({
    is: { code: 'no-taxes-paid', polarity: 'negative', points: -12, source: 'paytax', basis: 'ММ-3-06/333@, критерий 1', only: 'company' },
    needs: ['taxes', 'incomes'],
    check: ({ taxes, incomes }) => {
      if (incomes.incomeKopecks <= 0) return notApplicable('no-receipts')
      const total = taxes.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(total <= 0, moneyProof('income', incomes.incomeKopecks, incomes.year), moneyProof('paid', total, taxes.year))
    },
  }),
  factor({
    is: { code: 'profit-tax-paid', polarity: 'positive', points: 2, source: 'paytax', basis: 'НК РФ, гл. 25', only: 'company' },
    needs: ['taxes'],
    check: ({ taxes }) => {
      const total = taxes.paid
        .filter(({ name }) => mentions(name, ['налог на прибыль', 'прибыль организаций']))
        .reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(total > 0, moneyProof('paid', total, taxes.year))
    },
  }),
  factor({
    is: {
      code: 'regime-limit-near',
      polarity: 'attention',
      points: -3,
      source: 'revexp',
      basis: 'ММ-3-06/333@, критерий 6',
      only: 'company',
    },
    needs: ['incomes', 'regimes'],
    check: ({ incomes, regimes }) => {
      if (!regimes.regimes.includes('usn')) return notApplicable('no-simplified')
      return foundIf(
        incomes.incomeKopecks >= SIMPLIFIED_LIMIT * NEAR_LIMIT,
        moneyProof('income', incomes.incomeKopecks, incomes.year),
        moneyProof('limit', SIMPLIFIED_LIMIT),
      )
    },
  }),
  factor({
    is: { code: 'tax-burden-low', polarity: 'negative', points: -8, source: 'paytax', basis: 'ММ-3-06/333@, критерий 1', only: 'company' },
    needs: ['taxes', 'industry'],
    check: ({ industry }) => {
      const burden = industry.ratios.tax_burden
      if (!burden) return notChecked('no-neighbours')
      const proofs = [percentProof('burden', burden.value, burden.year), percentProof('median', burden.median)]
      if (burden.value >= burden.median) return notFound(...proofs)
      return foundWithPoints(burden.value < burden.lower ? -8 : -3, ...proofs)
    },
  }),
  factor({
    is: { code: 'tax-debt', polarity: 'negative', points: -12, source: 'debtam', basis: 'НК РФ, ст. 102 п. 1.1', only: 'company' },
    needs: ['debts'],
    absence: 'not_found',
    check: ({ debts }) => {
      const total = debts.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
      const rows = debts.debts.filter(({ totalKopecks }) => totalKopecks > 0)
      return foundIf(
        total > 0,
        moneyProof('debt', total),
        ...listArrears(debts),
        ...rows.slice(0, 8).flatMap(({ name, totalKopecks }) => [textProof('taxKind', name), moneyProof('debt', totalKopecks)]),
      )
    },
  }),
  factor({
    is: { code: 'tax-offence', polarity: 'attention', points: -5, source: 'taxoffence', basis: 'НК РФ, ст. 102', only: 'company' },
    needs: ['offences'],
    absence: 'not_found',
    check: ({ offences }) => foundIf(offences.fineKopecks > 0, moneyProof('fine', offences.fineKopecks, offences.year)),
  }),
  factor({
    is: { code: 'taxes-paid', polarity: 'positive', points: 4, source: 'paytax', basis: 'НК РФ, ст. 102', only: 'company' },
    needs: ['taxes'],
    check: ({ taxes }) => {
      const rows = taxes.paid.filter(({ name, kopecks }) => kopecks > 0 && !mentions(name, NOT_TAXES))
      const total = rows.reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(
        total > 0,
        moneyProof('paid', total, taxes.year),
        ...rows.slice(0, 5).flatMap(({ name, kopecks }) => [textProof('taxKind', name), moneyProof('paid', kopecks)]),
      )
    },
  }),
  factor({
    is: { code: 'vat-paid', polarity: 'positive', points: 3, source: 'paytax', basis: 'НК РФ, гл. 21', only: 'company' },
    needs: ['taxes'],
    check: ({ taxes }) => {
      const total = taxes.paid
        .filter(({ name }) => mentions(name, ['добавленную стоимость', 'ндс']))
        .reduce((sum, { kopecks }) => sum + kopecks, 0)
      return foundIf(total > 0, moneyProof('paid', total, taxes.year))
    },
  }),
]
