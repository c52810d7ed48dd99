// Comparison of companies side by side: facts of each with the day of their source. A fact is null, not zero, if its source was not checked.
import { nameRegion } from '@sverka/contract/catalog/region-names'
import type { ComparedCompany, compareCompanies } from '@sverka/contract/company-card/comparison'
import { COMPARED_MAX } from '@sverka/contract/company-card/comparison.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { applicablePurposes } from '@sverka/contract/company-card/reliability.rules'
import type { OperationInput, OperationOutput } from '@sverka/contract/http/http'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Reader } from '../../platform/db/database.ts'
import {
  type Classifiers,
  type CompanyRecord,
  type CompanyRow,
  claimedKopecks,
  classifiers,
  findByNumber,
  openRecord,
  type RecordBlockName,
  sumUnpaid,
} from '../../registry/registry.ts'
import { claimsOfYear, computeRatios, type SummaryReader } from '../../reliability/reliability.ts'
import { type Copies, checkSource, loadCopies } from '../../sources/sources.ts'
import { toRubles } from '../company-card.present.ts'
import { sumTaxDebts } from '../debts/debts.ts'
import { accountYears } from '../finances/finances.ts'
import { orEmpty } from '../tab-list.ts'

/** The blocks (facts of one source) that the comparison reads: register extract, annual accounts, headcount, court cases, proceedings, tax debts. */
const BLOCKS = ['register', 'accounts', 'headcount', 'cases', 'enforcement', 'debts'] as const satisfies readonly RecordBlockName[]
/** Number of years of accounts, the newest ones. */
const YEARS = 5
/** Line codes of the annual accounts: revenue and net profit, in the form of the Ministry of Finance. */
const REVENUE = '2110'
const PROFIT = '2400'

type Request = OperationInput<typeof compareCompanies>['query']

/** At most `COMPARED_MAX` companies in the order of the query; `unknown`: numbers of no company, `left_out`: those beyond the limit. */
export async function readComparison(
  db: Reader,
  { number__in: requested, purpose = 'prepayment', lang = 'ru' }: Request,
  summaries: SummaryReader,
): Promise<OperationOutput<typeof compareCompanies>> {
  const numbers = [...new Set(requested.map(parseTypedNumber))]
  const compared = numbers.slice(0, COMPARED_MAX)
  const rows = await Promise.all(compared.map((number) => (isIdentifierValid(number) ? findByNumber(db, number) : null)))
  // ИНН (taxpayer number) and ОГРН (registration number) of one company are one result.
  const found = [...new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : []))).values()]
  const [names, copies] = [await classifiers(db), await loadCopies(db)]
  const result = await Promise.all(
    found.map(async (row) => {
      const record = await openRecord(db, row, BLOCKS)
      const { verdicts, worst, unchecked_stops: stops } = await summaries.read(db, row, lang)
      const company = identity(row, names, lang)
      // The purpose «share» (purchase of shares) does not apply to a legal form without shares.
      const verdict = applicablePurposes(company.kind, row.okopfCode).includes(purpose) ? verdicts[purpose] : null
      const unchecked = verdict === null || verdict === 'impossible' ? [] : stops
      return {
        ...company,
        verdict,
        unchecked_stops: unchecked,
        worst,
        ...figures(record, summaries.wanted().today),
        tax_debts: taxDebts(record, copies),
      }
    }),
  )
  return { result, unknown: compared.filter((_number, place) => !rows[place]), left_out: numbers.slice(COMPARED_MAX) }
}

const identity = (row: CompanyRow, names: Classifiers, language: ReportLanguage) => ({
  id: row.id,
  kind: row.kind === 'entrepreneur' ? ('entrepreneur' as const) : ('company' as const),
  name: row.name,
  inn: row.inn,
  ogrn: row.ogrn,
  status: row.statusName,
  procedure: row.procedure,
  closed_on: row.closedOn,
  region: row.regionCode && nameRegion(row.regionCode, names.regions.get(row.regionCode) ?? row.regionCode, language),
  activity: row.okvedCode && [row.okvedCode, names.okved.get(row.okvedCode)].filter(Boolean).join(' '),
  registered_on: row.registeredOn ?? row.ogrnDate,
  capital: toRubles(row.capitalKopecks),
  as_of: row.registerAsOf,
  example: row.isExample,
})

function figures(record: CompanyRecord, today: string) {
  const { blocks, register, provenance } = record
  const head = register.heads[0]
  const ratios = computeRatios(blocks)
  const owed = blocks.enforcement && sumUnpaid(orEmpty(blocks.enforcement.proceedings))
  return {
    head: head ? { name: head.name, since: head.recordDate ?? null } : null,
    years: accountYears(record)
      .slice(0, YEARS)
      .reverse()
      .map(({ year, lines }) => ({ year, revenue: toRubles(lines[REVENUE]), profit: toRubles(lines[PROFIT]) })),
    staff: blocks.headcount?.years[0] ?? null,
    ratios: ratios && {
      year: ratios.year,
      liquidity: ratios.ratios.liquidity,
      autonomy: ratios.ratios.autonomy,
      margin: ratios.ratios.margin,
    },
    claims: claims(record, today),
    enforcement: owed ? { count: owed.count, remaining: owed.kopecks / 100, as_of: provenance.enforcement?.asOf ?? null } : null,
  }
}

/** Court claims against the company in the year before the day of the source, as the reliability report counts them; null without stored cases. */
function claims(record: CompanyRecord, today: string): ComparedCompany['claims'] {
  const counted = claimsOfYear(record, today)
  return counted && { count: counted.cases.length, sum: claimedKopecks(counted.cases) / 100, as_of: counted.asOf }
}

/**
 * Tax debt in rubles. Zero only if a complete copy of the tax service's open data does not name the company; null if the copy does not cover it. Open
 * data is copied as a whole and never requested for one company, so no block can be `down` (not delivered).
 */
function taxDebts(record: CompanyRecord, copies: Copies): ComparedCompany['tax_debts'] {
  const { state, as_of: asOf } = checkSource('debts', { record, copies, down: [] })
  if (state === 'found') return { sum: sumTaxDebts(record.blocks.debts)?.sum ?? 0, as_of: asOf }
  return state === 'not_found' ? { sum: 0, as_of: asOf } : null
}
