// The module's interface for other modules: reports, verdicts and stored summaries of companies.

import type { FinanceFactor } from '@sverka/contract/company-card/finances'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { ReliabilityReport, ReliabilitySummary, ReliabilityVerdicts, ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Method } from '@sverka/contract/reliability/reliability'
import { readMarks } from '../disputed-facts/disputed-facts.ts'
import type { Reader } from '../platform/db/database.ts'
import { createdOnce } from '../platform/feature.ts'
import type { PageReads } from '../platform/http/page-reads.ts'
import type { CompanyRecord, CompanyRow } from '../registry/registry.ts'
import type { SourceCode } from '../sources/sources.ts'
import { backTests, testedVerdicts, verdictCode } from './back-test/back-test.ts'
import { type DisputedFindings, disputedFindings } from './disputed.ts'
import { type AlreadyRead, ownBlocksDossier, pastDossier, readDossier } from './dossier/dossier.ts'
import { readIndustryOnce } from './dossier/industry.ts'
import { factorTexts } from './fact-sentences.ts'
import {
  presentFactor,
  presentReport,
  presentService,
  presentSource,
  presentSummary,
  presentVerdicts,
  titledFindings,
  uncheckedStopFactors,
  type WorstFinding,
} from './present.ts'
import { parseDealSum, presentMateriality } from './present-materiality.ts'
import { reportHtml } from './report-html.ts'
import { accountsElsewhere } from './rules/accounts-elsewhere.ts'
import type { DatedDigest, StoredFinding } from './rules/digest.ts'
import type { Day, Dossier, IndustryFacts } from './rules/dossier-facts.ts'
import { type Reading, readFactors } from './rules/engine.ts'
import { isComputed } from './rules/factor.ts'
import { factors } from './rules/factor-list.ts'
import { RULES_VERSION } from './summaries/rules-version.ts'
import { listWorstAmong, type SummaryInRow, type SummaryVersion, type WorstInRow } from './summaries/summaries.sql.ts'
import { computedDigest, digestOfRow, readFindings, storedDigest } from './summaries/summaries.ts'
import { readMoment, type ScheduleSummaries, type SummariesDeps, scheduleSummaries } from './summaries/summaries-refresh.ts'
import { basisText } from './texts/basis.ts'
import { factorNotes } from './texts/notes.ts'
import { inLanguage } from './texts/texts.ts'

/** A company with its evaluated factors: a reading is the result of one factor, the dossier all facts that factors read. */
interface ReadCompany {
  readonly row: CompanyRow
  readonly day: Day
  readonly readings: Reading[]
  readonly industry: IndustryFacts | null
  readonly record: CompanyRecord
  readonly dossier: Dossier
  readonly disputed: DisputedFindings
}

/** Data of a company that the caller has read already. */
export interface KnownCompany extends AlreadyRead {
  /** No fact of the company is disputed, so that its marks need no query. */
  readonly hasNoMarks?: boolean | undefined
}

async function readCompany(db: Reader, row: CompanyRow, day: Day, known: KnownCompany = {}): Promise<ReadCompany> {
  const [{ dossier, record }, marks] = await Promise.all([readDossier(db, row, day, known), known.hasNoMarks ? [] : readMarks(db, row.id)])
  const industry = dossier.blocks.industry
  const readings = readFactors(factors, dossier)
  return {
    row,
    day,
    record,
    dossier,
    readings,
    disputed: await disputedFindings(readings, dossier, marks),
    industry: industry?.state === 'held' ? industry.data : null,
  }
}

/** The whole report of a company on a day. */
export const makeReport = async (db: Reader, row: CompanyRow, day: Day, language: ReportLanguage): Promise<ReliabilityReport> =>
  presentReport(await readCompany(db, row, day), language)

/** Verdicts with their reasons, the share of checked factors by group, and the industry: the part of the report that a card's summary shows. */
export async function computeVerdicts(db: Reader, row: CompanyRow, day: Day, request: VerdictsRequest): Promise<ReliabilityVerdicts> {
  const read = await readCompany(db, row, day, request.known)
  return { ...presentVerdicts(read, request.lang ?? 'ru'), materiality: materialityAt(read, request.sum) }
}

/** Verdicts and materiality (comparison of a deal with the company) in each language, from one reading. `sum`: the deal's sum as typed. */
export async function verdictsInLanguages(
  db: Reader,
  row: CompanyRow,
  day: Day,
  sum?: string,
): Promise<Record<ReportLanguage, ReliabilityVerdicts>> {
  const read = await readCompany(db, row, day)
  const materiality = materialityAt(read, sum)
  const present = (language: ReportLanguage) => ({ ...presentVerdicts(read, language), materiality })
  return { ru: present('ru'), en: present('en'), 'zh-CN': present('zh-CN') }
}

/** Verdicts for a record as it was on a past day. Factors that count over all companies are «not checked», since past counts are not stored. */
export async function pastVerdicts(db: Reader, record: CompanyRecord, day: Day, language: ReportLanguage): Promise<PastVerdicts> {
  return presentVerdicts(await readPast(db, record, day), language)
}
type PastVerdicts = ReturnType<typeof presentVerdicts>

/** The whole report of a past day in Russian, for printing. `sum`: the deal's sum as typed. */
export async function pastReport(db: Reader, record: CompanyRecord, day: Day, sum?: string): Promise<PrintedReport> {
  const read = await readPast(db, record, day)
  return { report: presentReport(read, 'ru'), record, materiality: materialityAt(read, sum) }
}

export interface PrintedReport {
  readonly report: ReliabilityReport
  readonly record: CompanyRecord
  /** The deal compared with the company; null without a sum. */
  readonly materiality: Materiality | null
}

async function readPast(db: Reader, record: CompanyRecord, day: Day): Promise<ReadCompany> {
  const dossier = await pastDossier(db, record, day)
  // Dispute marks and the industry's figures exist only for today. A past day has neither, so that it looks the same whenever it is requested.
  return { row: record.row, day, record, dossier, industry: null, readings: readFactors(factors, dossier), disputed: new Map() }
}

/** The deal compared with the company; null if the typed text is not a sum. */
function materialityAt(read: ReadCompany, typed: string | undefined): Materiality | null {
  const sum = parseDealSum(typed)
  return sum === null ? null : presentMateriality(read, sum)
}

interface VerdictsRequest {
  readonly lang?: ReportLanguage | undefined
  /** The deal's sum as typed. */
  readonly sum?: string | undefined
  readonly known?: KnownCompany | undefined
}

/** The report in Russian with the record it was computed from, for printed documents. `sum`: the deal's sum as typed. */
export async function reportWithRecord(db: Reader, row: CompanyRow, day: Day, sum?: string): Promise<PrintedReport> {
  const read = await readCompany(db, row, day)
  return { report: presentReport(read, 'ru'), record: read.record, materiality: materialityAt(read, sum) }
}

/**
 * Reads the stored summaries of companies for today. A missing or outdated one is computed from the whole report at once, and a run of the
 * background job that stores summaries is requested.
 */
export interface SummaryReader {
  /** The summary without texts. */
  digest(db: Reader, row: CompanyRow): Promise<DatedDigest>
  /** The summary in the contract's form. */
  read(db: Reader, row: CompanyRow, language: ReportLanguage): Promise<ReliabilitySummary>
  /** Version of the rules and day for which a summary must be valid: the argument of `summaryColumn`, `worstColumn` and `summaryMark`. */
  wanted(): SummaryVersion
  /** Requests a run of the background job. For lists of companies, which do not compute missing summaries but show nothing for them. */
  request(): Promise<void>
  /** The summary from the value of `summaryColumn`; computed if that is null. */
  of(found: SummaryInRow | null, db: Reader, row: CompanyRow, language: ReportLanguage): Promise<ReliabilitySummary>
}

/** The summary reader of an application. */
export const getSummaries = createdOnce((services) => summaryReader(services, scheduleSummaries(services)))

function summaryReader(deps: SummariesDeps, requestRun: ScheduleSummaries): SummaryReader {
  const orComputed = async (stored: DatedDigest | null, db: Reader, row: CompanyRow) => {
    if (!stored) await requestRun()
    return stored ?? (await computedDigest(db, row, readMoment(deps)))
  }
  const show = async (stored: DatedDigest | null, db: Reader, row: CompanyRow, language: ReportLanguage) =>
    presentSummary(await orComputed(stored, db, row), factors, {
      kind: row.kind === 'company' ? 'company' : 'entrepreneur',
      today: deps.today(),
      language,
    })
  return {
    digest: async (db, row) => orComputed(await storedDigest(db, row.id, deps.today()), db, row),
    read: async (db, row, language) => show(await storedDigest(db, row.id, deps.today()), db, row, language),
    wanted: () => ({ version: RULES_VERSION, today: deps.today() }),
    request: requestRun,
    of: (found, ...rest) => show(found && digestOfRow({ ...found, computed_at: new Date(found.computed_at) }, deps.today()), ...rest),
  }
}

/** The report as HTML: the company card's field `html_checko`. `known`: data that the caller has read already. */
export const renderHtml = async (db: Reader, row: CompanyRow, day: Day, known: AlreadyRead = {}): Promise<string> =>
  reportHtml(presentReport(await readCompany(db, row, day, known), 'ru'))

/** Stop factors for which we have no source, with the official services that answer them: shown beside every verdict. */
export const listUncheckedStops = (kind: Dossier['kind'], language: ReportLanguage): ReturnType<typeof uncheckedStopFactors> =>
  uncheckedStopFactors(factors, { kind, language })

/** The most serious finding of a value of `worstColumn` in words; null if there is none. */
export const toWorstFinding = (stored: WorstInRow | null, context: Parameters<typeof titledFindings>[2]): WorstFinding | null =>
  titledFindings(stored ? readFindings(stored) : [], factors, context)[0] ?? null

const stopCodes = factors.filter(({ polarity }) => polarity === 'stop').map(({ code }) => code)

/** The companies whose stored summary, outdated or not, has a stop factor among its worst findings: lists do not show them in green. One query. */
export const findCompaniesWithStop = async (db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await listWorstAmong(db, ids, stopCodes))

/** A stored finding in words; null if its factor was removed. */
export const findingInWords = (finding: StoredFinding, context: Parameters<typeof titledFindings>[2]): WorstFinding | null =>
  titledFindings([finding], factors, context)[0] ?? null

/** Includes tax factors: if one of them and a finance factor are about the same event, only the more serious of the two is shown. */
const moneyFactors = factors.filter(({ group }) => group === 'finances' || group === 'taxes')

interface FindingsRequest {
  readonly today: Day
  readonly language: ReportLanguage
  /** Reads that several operations of one page share. */
  readonly shared?: PageReads | null | undefined
}

/**
 * Finance factors found in a record's accounts and in their comparison with the industry: positive ones first, each event once. Empty without
 * accounts.
 */
export async function financeFindings(db: Reader, record: CompanyRecord, request: FindingsRequest): Promise<FinanceFactor[]> {
  if (!record.blocks.accounts) return []
  const { today, language } = request
  const dossier = ownBlocksDossier(record, today, await readIndustryOnce(db, record.row, request.shared))
  const found = readFactors(moneyFactors, dossier).filter(
    ({ factor, state, countedWith }) => factor.group === 'finances' && state === 'found' && !countedWith,
  )
  const presented = found.map((reading) => presentFactor(reading, language, { isExample: record.row.isExample, kind: 'company', today }))
  const isPositive = ({ polarity }: FinanceFactor) => polarity === 'positive'
  const findings = presented.map(({ code, polarity, title, fact, evidence }) => ({ code, polarity, title, fact, evidence }))
  return [...findings.filter(isPositive), ...findings.filter((finding) => !isPositive(finding))]
}

/** Every factor with its rule, and the back-test: how much more often companies with a factor or verdict went bankrupt within three years. */
export async function describeMethod(db: Reader, language: ReportLanguage): Promise<Method> {
  const tests = await backTests(db)
  const described = factors.map((factor) => ({
    code: factor.code,
    group: factor.group,
    polarity: factor.polarity,
    points: factor.points,
    title: factorTexts(factor, 'company', language)[0],
    explanation: factorTexts(factor, 'company', language)[1],
    basis: basisText(factor.basis, language),
    source: presentSource(factor, language),
    computed: isComputed(factor),
    note: isComputed(factor) ? null : inLanguage(factorNotes[factor.reason], language),
    back_test: tests.get(factor.code) ?? null,
  }))
  const verdicts = testedVerdicts.flatMap((verdict) => {
    const test = tests.get(verdictCode(verdict))
    return test ? [{ verdict, back_test: test }] : []
  })
  return { computed: factors.filter(isComputed).length, factors: described, verdicts }
}

/** Number of factors by source. */
export function factorsBySource(): ReadonlyMap<SourceCode, number> {
  const counts = new Map<SourceCode, number>()
  for (const { source } of factors) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}

/** The official service with the accounts of a bank, insurer or state institution; null for others, which file them with the tax service. */
export function accountsFoundAt({ row, register }: CompanyRecord, language: ReportLanguage): ReturnType<typeof presentService> | null {
  const code = accountsElsewhere({ ...register, row })
  return code && presentService(code, language)
}

export { type RecordToCheck, readCheckedSubject } from './checked-subject.ts'
export { claimsOfYear } from './claims-of-year.ts'
export { computeRatios, ratiosByYear } from './dossier/ratios.ts'
export { outagesColumn } from './dossier/source-outages.sql.ts'
export type { StoredFinding } from './rules/digest.ts'
export { isStale } from './rules/freshness.ts'
export {
  type SummaryInRow,
  type SummaryVersion,
  summaryColumn,
  summaryMark,
  type WorstInRow,
  worstColumn,
} from './summaries/summaries.sql.ts'
export { ratioTitles } from './texts/basis.ts'
export { inLanguage } from './texts/texts.ts'
