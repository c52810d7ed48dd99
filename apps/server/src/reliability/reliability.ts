// The door of the reliability report: reads a company's factors, and keeps what they need over the register.
import type { ReliabilityReport, ReliabilitySummary, ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { MethodFactor } from '@sverka/contract/reliability'
import type { Reader } from '../platform/db/database.ts'
import { oncePer } from '../platform/feature.ts'
import type { CompanyRecord, CompanyRow } from '../registry/registry.ts'
import type { SourceCode } from '../sources/sources.ts'
import { backTests } from './back-test.ts'
import type { DatedDigest } from './digest.ts'
import { dossierOf, type Known } from './dossier.ts'
import { type Reading, readFactors } from './engine.ts'
import { isComputed } from './factor.ts'
import { loadFactors } from './factor-list.ts'
import { factorsVersion } from './factors-version.ts'
import type { Day, IndustryFacts } from './facts.ts'
import { presentReport, presentSource, presentSummary } from './present.ts'
import { reportHtml } from './report-html.ts'
import type { SummaryInRow, SummaryWanted } from './summaries.sql.ts'
import { computedDigest, digestOfRow, storedDigest } from './summaries.ts'
import { type AskForSummaries, askForSummaries, momentOf, type SummariesDeps } from './summaries-refresh.ts'
import { basisText } from './texts/basis.ts'
import { notes } from './texts/notes.ts'
import { inLanguage } from './texts/texts.ts'

interface ReadCompany {
  readonly row: CompanyRow
  readonly day: Day
  readonly readings: Reading[]
  readonly industry: IndustryFacts | null
  readonly record: CompanyRecord
}

async function readCompany(db: Reader, row: CompanyRow, day: Day, known: Known = {}): Promise<ReadCompany> {
  const { dossier, record } = await dossierOf(db, row, day, known)
  const industry = dossier.blocks.industry
  return {
    row,
    day,
    record,
    readings: readFactors(await loadFactors(), dossier),
    industry: industry?.state === 'held' ? industry.data : null,
  }
}

/** The whole report of a company on a day. */
export const reportOf = async (db: Reader, row: CompanyRow, day: Day, language: ReportLanguage): Promise<ReliabilityReport> =>
  presentReport(await readCompany(db, row, day), language)

/** The report together with the record it was read from, for papers that print both. */
export async function reportWithRecord(
  db: Reader,
  row: CompanyRow,
  day: Day,
): Promise<{ report: ReliabilityReport; record: CompanyRecord }> {
  const read = await readCompany(db, row, day)
  return { report: presentReport(read, 'ru'), record: read.record }
}

/** Reads the summaries of companies for this day. Where none holds, one is made from the whole report and the background is asked to store it. */
export interface SummaryReader {
  /** The stored summary by one query. */
  read(db: Reader, row: CompanyRow, language: ReportLanguage): Promise<ReliabilitySummary>
  /** What `summaryColumn` is to be asked for. */
  wanted(): Promise<SummaryWanted>
  /** The summary that `summaryColumn` gave beside the row. */
  of(found: SummaryInRow | null, db: Reader, row: CompanyRow, language: ReportLanguage): Promise<ReliabilitySummary>
}

/** The reader of an application. */
export const summariesOf = oncePer((services) => summaryReader(services, askForSummaries(services)))

function summaryReader(deps: SummariesDeps, ask: AskForSummaries): SummaryReader {
  const show = async (stored: DatedDigest | null, db: Reader, row: CompanyRow, language: ReportLanguage) => {
    if (!stored) await ask()
    return presentSummary(stored ?? (await computedDigest(db, row, momentOf(deps))), await loadFactors(), language)
  }
  return {
    read: async (db, row, language) => show(await storedDigest(db, row.id, deps.today()), db, row, language),
    wanted: async () => ({ version: await factorsVersion(), today: deps.today() }),
    of: (found, ...asked) => show(found && digestOfRow({ ...found, computed_at: new Date(found.computed_at) }, deps.today()), ...asked),
  }
}

/** The report as the HTML that `html_checko` stands for, from what the caller has read already. */
export const htmlOf = async (db: Reader, row: CompanyRow, day: Day, known: Known = {}): Promise<string> =>
  reportHtml(presentReport(await readCompany(db, row, day, known), 'ru'))

/** Every factor with its rule, and what the back-test over real data showed. */
export async function methodOf(db: Reader, language: ReportLanguage): Promise<{ computed: number; factors: MethodFactor[] }> {
  const factors = await loadFactors()
  const tests = await backTests(db)
  const shown = factors.map((factor) => ({
    code: factor.code,
    group: factor.group,
    polarity: factor.polarity,
    points: factor.points,
    title: inLanguage(factor.title, language),
    explanation: inLanguage(factor.explanation, language),
    basis: basisText(factor.basis, language),
    source: presentSource(factor, language),
    computed: isComputed(factor),
    note: isComputed(factor) ? null : inLanguage(notes[factor.reason], language),
    back_test: tests.get(factor.code) ?? null,
  }))
  return { computed: factors.filter(isComputed).length, factors: shown }
}

/** How many factors read each source. */
export async function factorsBySource(): Promise<ReadonlyMap<SourceCode, number>> {
  const counts = new Map<SourceCode, number>()
  for (const { source } of await loadFactors()) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}

export { type SummaryInRow, type SummaryWanted, summaryColumn } from './summaries.sql.ts'
