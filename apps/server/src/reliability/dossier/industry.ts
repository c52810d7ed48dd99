// Reads the financial ratios of a company with the quartiles of its industry, the companies of the same activity class (two digits of the ОКВЭД
// code): those of its region if quartiles are stored for it (at least eight companies), else those of the whole country.
import type { Reader } from '../../platform/db/database.ts'
import type { PageReads } from '../../platform/http/page-reads.ts'
import type { CompanyRow } from '../../registry/registry.ts'
import { type IndustryFacts, type Quartiles, type RatioKey, ratioKeys } from '../rules/dossier-facts.ts'
import { findRatios, listQuartiles } from './industries.sql.ts'

/** The ratios of the newest year; null if none are stored for the company. A ratio without a value or without quartiles is left out. */
export async function readIndustryRatios(db: Reader, row: CompanyRow): Promise<IndustryFacts | null> {
  const stored = await findRatios(db, row.id)
  if (!stored) return null
  const quartiles = await listQuartiles(db, stored.okved, stored.region_code)
  const ratios: Partial<Record<RatioKey, Quartiles>> = {}
  for (const key of ratioKeys) {
    const value = stored[key]
    const ofRatio = quartiles.filter(({ ratio }) => ratio === key)
    // The region '' stands for the whole country.
    const benchmark = ofRatio.find(({ region_code: region }) => region !== '') ?? ofRatio[0]
    if (value === null || !benchmark) continue
    const { lower, median, upper, companies } = benchmark
    ratios[key] = { value, lower, median, upper, companies, year: stored.year, region: benchmark.region_code || null }
  }
  return { okved: stored.okved, year: stored.year, ratios }
}

/** The same, read once for all API operations that one page calls; `shared` is null for an operation called alone. */
export const readIndustryOnce = (db: Reader, row: CompanyRow, shared: PageReads | null | undefined): Promise<IndustryFacts | null> => {
  const read = () => readIndustryRatios(db, row)
  return shared ? shared.once(`industry ${row.id}`, read) : read()
}
