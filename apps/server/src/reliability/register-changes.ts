// Updates the counts of companies per address and person (tallies) and the financial ratios when companies of the register change.
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { findByIds, openBlocksOfMany } from '../registry/registry.ts'
import { listMeasured, type RatioRow, recomputeQuartiles, replaceRatios } from './dossier/industries.sql.ts'
import { activityClass, computeRatios } from './dossier/ratios.ts'
import { listIdsAfter, recountAll, recountDossiers } from './dossier/tallies.sql.ts'
import { markAllOutdated, markOutdated } from './summaries/summaries.sql.ts'

/**
 * Updates tallies and ratios of these companies, and marks the stored summaries of their reports outdated. A listener of the register, called
 * in the transaction that changed the companies.
 */
export async function updateReliability(tx: Tx, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return
  await recountDossiers(tx, companyIds)
  await storeRatios(tx, companyIds)
  await markOutdated(tx, companyIds)
}

/** Companies whose blocks are read by one query and decoded together. */
const COMPANIES_PER_QUERY = 200

/** Computes and stores the ratios of these companies (margin, liquidity, …), from which the quartiles of industries are computed. */
async function storeRatios(tx: Tx, companyIds: readonly number[]): Promise<void> {
  const rows: RatioRow[] = []
  const measurable = await listMeasured(tx, companyIds)
  for (let at = 0; at < measurable.length; at += COMPANIES_PER_QUERY) {
    const companies = await findByIds(tx, measurable.slice(at, at + COMPANIES_PER_QUERY))
    const blocksByCompany = await openBlocksOfMany(tx, companies, ['accounts', 'taxes', 'incomes', 'headcount'])
    companies.forEach((row, index) => {
      const measured = computeRatios(blocksByCompany[index] ?? {})
      if (measured && row.okvedCode)
        rows.push({
          company_id: row.id,
          // Class of the main activity: two digits of its code in the classifier ОКВЭД.
          okved: activityClass(row.okvedCode),
          region_code: row.regionCode,
          year: measured.year,
          ...measured.ratios,
        })
    })
  }
  await replaceRatios(tx, companyIds, rows)
}

/** Recomputes the quartiles of the ratios of all industries: called once after an import, because it reads the whole register. */
export const refreshIndustries = (tx: Tx): Promise<void> => recomputeQuartiles(tx)

/** Recounts the tallies of the whole register. */
export const rebuildTallies = (tx: Tx): Promise<void> => recountAll(tx)

/** Companies whose ratios are computed in one transaction. */
const COMPANIES_PER_TRANSACTION = 1000

/** Recomputes everything, after an import too large to announce each changed company. */
export async function rebuildReliability(db: Db): Promise<void> {
  await db.transaction().execute(rebuildTallies)
  for (
    let last = 0, ids = await listIdsAfter(readOnly(db), last, COMPANIES_PER_TRANSACTION);
    ids.length > 0;
    ids = await listIdsAfter(readOnly(db), last, COMPANIES_PER_TRANSACTION)
  ) {
    last = ids.at(-1) ?? last
    const page = ids
    await db.transaction().execute((tx) => storeRatios(tx, page))
  }
  await db.transaction().execute(markAllOutdated)
}
