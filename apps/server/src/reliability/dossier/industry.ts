// The company's ratios with the quartiles of its activity class: of its region if enough companies there have ratios
// for `recomputeQuartiles`, else of the country.
import type { Reader } from '../../platform/db/database.ts'
import type { PageReads } from '../../platform/http/page-reads.ts'
import type { CompanyRow } from '../../registry/registry.ts'
import { type IndustryFacts, type Quartiles, type RatioKey, ratioKeys } from '../rules/dossier-facts.ts'
import { findRatios, listQuartiles } from './industries.sql.ts'

/** Null if no ratios are stored for the company; a ratio without a value or without quartiles is left out. */
export async function readIndustryRatios(db: Reader, row: CompanyRow): Promise<IndustryFacts | null> {
  const own = await findRatios(db, row.id)
  if (!own) return null
  const quartiles = await listQuartiles(db, own.okved, own.region_code)
  const ratios: Partial<Record<RatioKey, Quartiles>> = {}
  for (const key of ratioKeys) {
    const value = own[key]
    const ofRatio = quartiles.filter(({ ratio }) => ratio === key)
    // The region '' stands for the whole country.
    const benchmark = ofRatio.find(({ region_code: region }) => region !== '') ?? ofRatio[0]
    if (value === null || !benchmark) continue
    const { lower, median, upper, companies } = benchmark
    ratios[key] = { value, lower, median, upper, companies, year: own.year, region: benchmark.region_code || null }
  }
  return { okved: own.okved, year: own.year, ratios }
}

/** The same, read once for all operations of a page; `shared` is null outside a page. */
export const readIndustryOnce = (db: Reader, row: CompanyRow, shared: PageReads | null | undefined): Promise<IndustryFacts | null> => {
  const read = () => readIndustryRatios(db, row)
  return shared ? shared.once(`industry ${row.id}`, read) : read()
}
