// Keeps the counts of companies per address and person (tallies) and the financial ratios up to date when companies change.
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { findByIds, openBlocksOfMany } from '../registry/registry.ts'
import { listMeasured, type RatioRow, recomputeQuartiles, replaceRatios } from './dossier/industries.sql.ts'
import { activityClass, computeRatios } from './dossier/ratios.ts'
import { listIdsAfter, recountAll, recountDossiers } from './dossier/tallies.sql.ts'
import { markAllOutdated, markOutdated } from './summaries/summaries.sql.ts'

/** Listener of the register, called in the transaction that changed these companies: updates tallies and ratios, marks summaries outdated. */
export async function updateReliability(tx: Tx, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return
  await recountDossiers(tx, companyIds)
  await measure(tx, companyIds)
  await markOutdated(tx, companyIds)
}

/** Companies whose blocks are read by one query and decoded together. */
const OPENED = 200

/** Computes and stores the ratios of these companies. */
async function measure(tx: Tx, companyIds: readonly number[]): Promise<void> {
  const rows: RatioRow[] = []
  const measurable = await listMeasured(tx, companyIds)
  for (let at = 0; at < measurable.length; at += OPENED) {
    const companies = await findByIds(tx, measurable.slice(at, at + OPENED))
    const opened = await openBlocksOfMany(tx, companies, ['accounts', 'taxes', 'incomes', 'headcount'])
    companies.forEach((row, place) => {
      const measured = computeRatios(opened[place] ?? {})
      if (measured && row.okvedCode)
        rows.push({
          company_id: row.id,
          okved: activityClass(row.okvedCode),
          region_code: row.regionCode,
          year: measured.year,
          ...measured.ratios,
        })
    })
  }
  await replaceRatios(tx, companyIds, rows)
}

/** Recomputes the quartiles of all industries: once after an import, not for each company. */
export const refreshIndustries = (tx: Tx): Promise<void> => recomputeQuartiles(tx)

/** Recounts the tallies of the whole register. */
export const rebuildTallies = (tx: Tx): Promise<void> => recountAll(tx)

/** Companies whose ratios are computed in one transaction. */
const PAGE = 1000

/** Recomputes everything, for a register that grew without announcing its changes. */
export async function rebuildReliability(db: Db): Promise<void> {
  await db.transaction().execute(rebuildTallies)
  for (
    let last = 0, ids = await listIdsAfter(readOnly(db), last, PAGE);
    ids.length > 0;
    ids = await listIdsAfter(readOnly(db), last, PAGE)
  ) {
    last = ids.at(-1) ?? last
    const page = ids
    await db.transaction().execute((tx) => measure(tx, page))
  }
  await db.transaction().execute(markAllOutdated)
}
