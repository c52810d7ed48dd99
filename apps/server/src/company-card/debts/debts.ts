// The card's tab «Долги» (debts): the stored enforcement proceedings of bailiffs with the sums demanded and still owed, and the tax debts.
import type { Proceeding, TaxDebts } from '@sverka/contract/company-card/debts'
import { type CompanyRecord, type DebtsFacts, debtLeft, type EnforcementFacts, isPaid, sumUnpaid } from '../../registry/registry.ts'
import type { RecordToCheck } from '../../reliability/reliability.ts'
import { checkSource, type WholeCopy } from '../../sources/sources.ts'
import { toRubles } from '../company-card.present.ts'
import { blockSource, newestFirst, orEmpty, type PageQuery, presentProvenance, stableId, tabPage } from '../tab-list.ts'

type EnforcementProceeding = EnforcementFacts['proceedings'][number]

/**
 * One page of proceedings: unpaid ones first, then newest first; totals in rubles over all of them. `copy`: our complete copy of the tax service's
 * list of debtors, null without one. If the company is not in it, «no tax debts» is reported as of its day.
 */
export function readEnforcementPage(subject: RecordToCheck, query: PageQuery, copy: WholeCopy | null) {
  const { record } = subject
  const taxesChecked = checkSource('debts', subject)
  const all = [...orEmpty(record.blocks.enforcement?.proceedings)].sort(
    (a, b) => Number(isPaid(a)) - Number(isPaid(b)) || newestFirst(a.date, b.date),
  )
  // Total number of proceedings according to the source; greater than the stored list if not all were fetched.
  const known = record.blocks.enforcement?.known
  return {
    ...tabPage({ all, passed: all, known, entryKey: ({ number }) => number }, query, presentProceeding),
    source: blockSource(record, 'enforcement'),
    debt_total: all.reduce((kopecks, { debtKopecks }) => kopecks + (debtKopecks ?? 0), 0) / 100,
    remaining_total: debtLeft(all) / 100,
    owed: sumUnpaid(all).count,
    checked: checkSource('enforcement', subject),
    taxes: taxDebts(record) ?? (taxesChecked.state === 'not_found' && copy ? noTaxDebts(record, copy) : null),
    taxes_checked: taxesChecked,
  }
}

/** `total`: how many kinds of taxes are owed, `sum`: in rubles; null if no stored block names the company. */
export const sumTaxDebts = (debts: Partial<DebtsFacts> | undefined): { total: number; sum: number } | null =>
  debts
    ? { total: orEmpty(debts.debts).length, sum: orEmpty(debts.debts).reduce((kopecks, debt) => kopecks + debt.totalKopecks, 0) / 100 }
    : null

/** No tax debts, as of the day of a complete copy that does not have the company. */
function noTaxDebts({ row }: CompanyRecord, { asOf, loadedAt }: WholeCopy): TaxDebts {
  const source = presentProvenance({ source: 'debts', asOf, loadedAt, ...(row.isExample ? { example: true } : {}) })
  return { source, total: 0, debts: [] }
}

function taxDebts(record: CompanyRecord): TaxDebts | null {
  const source = blockSource(record, 'debts')
  if (!source) return null
  const debts = [...orEmpty(record.blocks.debts?.debts)].sort((a, b) => b.totalKopecks - a.totalKopecks)
  return {
    source,
    total: debts.reduce((kopecks, { totalKopecks }) => kopecks + totalKopecks, 0) / 100,
    debts: debts.map(({ name, taxKopecks, penaltyKopecks, fineKopecks, totalKopecks }) => ({
      name,
      tax: taxKopecks / 100,
      penalty: penaltyKopecks / 100,
      fine: fineKopecks / 100,
      total: totalKopecks / 100,
    })),
  }
}

function presentProceeding(entry: EnforcementProceeding): Proceeding {
  return {
    id: stableId(entry.number),
    number: entry.number,
    date: entry.date ?? null,
    document: entry.documentType ?? null,
    document_number: entry.documentNumber ?? null,
    document_date: entry.documentDate ?? null,
    subject: entry.subject ?? null,
    bailiffs: entry.bailiffs ?? null,
    bailiffs_address: entry.bailiffsAddress ?? null,
    debt: toRubles(entry.debtKopecks),
    remaining: toRubles(entry.remainingKopecks),
    paid: isPaid(entry),
  }
}
