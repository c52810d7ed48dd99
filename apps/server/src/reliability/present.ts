// Converts the results of the factors (readings) to the form of the HTTP contract, with texts in the requested language.
import type {
  IndustryComparison,
  ReliabilityReport,
  ReliabilitySummary,
  ReliabilityVerdicts,
  ReportLanguage,
} from '@sverka/contract/company-card/reliability'
import { factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { Evidence, Factor as FactorOut } from '@sverka/contract/company-card/reliability-factor'
import type { PurposeVerdict, UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import { formatIn } from '@sverka/contract/formats.rules'
import type { CompanyRow } from '../registry/registry.ts'
import { exampleName, ownCoverage, type SourceCode, sourceName, sources } from '../sources/sources.ts'
import type { DisputedFindings } from './disputed.ts'
import { readEnded } from './ended.ts'
import { composeFact, factorTexts, foundFact } from './fact-sentences.ts'
import { findRecord } from './find-record.ts'
import { presentAction, type SentenceContext } from './present-action.ts'
import { type FactGroup, furtherServices, serviceFor } from './rules/coverage.ts'
import type { DatedDigest, StoredFinding } from './rules/digest.ts'
import type { Day, Dossier, IndustryFacts } from './rules/dossier-facts.ts'
import type { Reading } from './rules/engine.ts'
import type { Proof } from './rules/evidence.ts'
import { type Factor, isComputed } from './rules/factor.ts'
import { purposesOfDossier, weighPurpose } from './rules/purposes.ts'
import { countReadings, gaugeOfCounts, readingsGauge, sumPoints } from './rules/score.ts'
import { uncheckedStops } from './rules/unchecked-stops.ts'
import { basisText, ratioTitles } from './texts/basis.ts'
import { evidenceLabels } from './texts/evidence-labels.ts'
import { countedWithText, factorNotes } from './texts/notes.ts'
import { valueIn } from './texts/readable-value.ts'
import { inLanguage } from './texts/texts.ts'

function presentProof(proof: Proof, language: ReportLanguage): Evidence {
  const label = formatIn(language).list([inLanguage(evidenceLabels[proof.label], language), proof.year])
  return { label, value: valueIn(language, proof), unit: proof.unit, url: proof.url ?? null }
}

/** The factor's source; its name says «example» for a company of the demo register (`isExample`). */
export const presentSource = ({ source }: Factor, language: ReportLanguage, isExample = false) => ({
  code: source,
  name: isExample ? exampleName(source, language) : sourceName(source, language),
})

/** The company that the texts are about. */
interface About {
  readonly isExample: boolean
  readonly kind: Dossier['kind']
  /** The day of the report. */
  readonly today: Day
  readonly registered?: Dossier['registered']
  /** Dispute marks of the company by factor. */
  readonly disputed?: DisputedFindings
}

/** The source of a reading. Counts over our own register (source `own`) also say how many companies they cover. */
function presentReadingSource({ factor }: Reading, language: ReportLanguage, { isExample, kind, registered }: About): FactorOut['source'] {
  // Sole traders are in a register of their own, ЕГРИП; ЕГРЮЛ is that of legal entities.
  const origin = kind === 'entrepreneur' && factor.source === 'egrul' ? { ...factor, source: 'egrip' as const } : factor
  const source = presentSource(origin, language, isExample)
  if (source.code !== 'own' || registered === undefined) return source
  return { ...source, name: `${source.name} (${ownCoverage(registered, isExample, language)})` }
}

/** The field `disputed`, absent if the company disputes nothing that the finding rests on. */
const disputedField = (disputed: DisputedFindings | undefined, code: string) => {
  const marks = disputed?.get(code)
  return marks ? { disputed: [...marks] } : {}
}

/** One row of the report: the factor with its texts, state, evidence, source and points. */
export function presentFactor(reading: Reading, language: ReportLanguage, about: About): FactorOut {
  const { factor, state, proofs, counted, countedWith, asOf, note } = reading
  const [title, explanation] = factorTexts(factor, about.kind, language)
  return {
    code: factor.code,
    group: factor.group,
    polarity: factor.polarity,
    title,
    fact: composeFact(reading, { ...about, language }),
    explanation,
    state,
    points: factor.points,
    counted,
    evidence: proofs.map((proof) => presentProof(proof, language)),
    source: presentReadingSource(reading, language, about),
    as_of: asOf,
    basis: basisText(factor.basis, language),
    note: note
      ? inLanguage(factorNotes[note], language)
      : countedWith
        ? countedWithText(factorTexts(countedWith, about.kind, language)[0], language)
        : null,
    counted_with: countedWith?.code ?? null,
    record: state === 'found' ? findRecord(factor, proofs) : null,
    ...disputedField(about.disputed, factor.code),
  }
}

/** Name and address of the official site where a person can look facts up. */
export const presentService = (code: SourceCode, language: ReportLanguage) => ({
  name: sourceName(code, language),
  url: sources[code].site,
})

/** Official service to look the factor up, if not its source: РНП is the register of unfair suppliers, ГИР БО that of annual accounts. */
const OFFICIAL: Readonly<Record<string, SourceCode>> = { 'unfair-supplier': 'rnp', transit: 'girbo' }

const presentStop = (
  { factor, asOf }: Pick<Reading, 'factor' | 'asOf'>,
  hasSource: boolean,
  context: Pick<SentenceContext, 'kind' | 'language'>,
): UncheckedStop => ({
  code: factor.code,
  title: factorTexts(factor, context.kind, context.language)[0],
  can_be_loaded: hasSource,
  as_of: asOf,
  service: presentService(OFFICIAL[factor.code] ?? factor.source, context.language),
})

/** Stop factors (each alone rules out a deal) that were not checked; those whose source can be loaded come first. */
export const presentUncheckedStops = (readings: readonly Reading[], dossier: Dossier, language: ReportLanguage): UncheckedStop[] =>
  uncheckedStops(readings, dossier)
    .map(({ reading, hasSource }) => presentStop(reading, hasSource, { kind: dossier.kind, language }))
    .sort((a, b) => Number(b.can_be_loaded) - Number(a.can_be_loaded))

/** Stop factors for which we have no source at all: the same for all companies, or for all sole traders. */
export const uncheckedStopFactors = (factors: readonly Factor[], context: Pick<SentenceContext, 'kind' | 'language'>): UncheckedStop[] =>
  factors
    .filter((factor) => factor.polarity === 'stop' && !isComputed(factor) && (!factor.only || factor.only === context.kind))
    .map((factor) => presentStop({ factor, asOf: null }, false, context))

const listServices = (group: FactGroup, dossier: Dossier, language: ReportLanguage) =>
  [serviceFor(group, dossier), ...furtherServices(group)].map((code) => presentService(code, language))

/** Most services named in the line about missing data; all of them are listed at the stop factors. */
const SERVICES_NAMED = 3

/** Official services of the unanswered stop factors whose source can be loaded, each once. */
const loadableServices = (readings: readonly Reading[], dossier: Dossier, language: ReportLanguage) => {
  const services = presentUncheckedStops(readings, dossier, language)
    .filter((stop) => stop.can_be_loaded)
    .map(({ service }) => service)
  return [...new Map(services.map((service) => [service.url, service])).values()].slice(0, SERVICES_NAMED)
}

/** The verdict for each kind of deal, with reasons, missing data and the next step. */
function presentPurposes(
  { readings, dossier, disputed }: Pick<ReportInput, 'readings' | 'dossier' | 'disputed'>,
  language: ReportLanguage,
): PurposeVerdict[] {
  const context = { kind: dossier.kind, today: dossier.today, language }
  const describe = (reading: Reading) => ({
    code: reading.factor.code,
    title: factorTexts(reading.factor, dossier.kind, language)[0],
    fact: composeFact(reading, context),
  })
  const stopServices = loadableServices(readings, dossier, language)
  return purposesOfDossier(dossier).map((purpose) => {
    const weighed = weighPurpose(purpose, readings, dossier)
    const { verdict, points, stopped, wouldChange, unchecked, missing, ...sides } = weighed
    const reasons = (side: typeof sides.for) =>
      side.map(({ reading, points: weight }) => ({
        ...describe(reading),
        points: weight,
        counted: reading.counted,
        evidence: reading.proofs[0] ? presentProof(reading.proofs[0], language) : null,
        record: findRecord(reading.factor, reading.proofs),
        ...disputedField(disputed, reading.factor.code),
      }))
    return {
      purpose,
      verdict,
      points,
      stopped,
      action: presentAction(weighed, context),
      for: reasons(sides.for),
      against: reasons(sides.against),
      missing: missing.flatMap(({ group, reason, asOf }) => {
        const [service, ...also] = group === 'stops' ? stopServices : listServices(group, dossier, language)
        return service ? [{ group, reason, as_of: asOf, service, also }] : []
      }),
      would_change: wouldChange.map(({ reading, verdict: verdictAfter }) => ({ ...describe(reading), verdict: verdictAfter })),
      unchecked,
    }
  })
}

/** The company's ratios beside the quartiles of its industry; empty if none are stored. */
function presentIndustry(industry: IndustryFacts | null, language: ReportLanguage): IndustryComparison[] {
  return Object.entries(industry?.ratios ?? {}).flatMap(([ratio, quartiles]) => {
    const display = ratioTitles[ratio as keyof typeof ratioTitles]
    if (!display || !industry) return []
    const { value, lower, median, upper, companies, year, region } = quartiles
    const scaled = (figure: number) => Math.round(figure * display.scale * 100) / 100
    return [
      {
        ratio,
        title: inLanguage(display.title, language),
        unit: display.unit,
        year,
        value: scaled(value),
        lower: scaled(lower),
        median: scaled(median),
        upper: scaled(upper),
        companies,
        // Class of the main activity: two digits of its code in the classifier ОКВЭД.
        okved: industry.okved,
        region,
      },
    ]
  })
}

interface ReportInput {
  readonly row: CompanyRow
  readonly day: Day
  readonly readings: readonly Reading[]
  readonly industry: IndustryFacts | null
  readonly dossier: Dossier
  readonly disputed: DisputedFindings
}

/** The whole report of a company. */
export function presentReport(
  { row, day, readings, industry, dossier, disputed }: ReportInput,
  language: ReportLanguage,
): ReliabilityReport {
  const about = { isExample: row.isExample, kind: dossier.kind, today: day, registered: dossier.registered, disputed }
  const factors = readings.map((reading) => presentFactor(reading, language, about))
  return {
    inn: row.inn,
    ogrn: row.ogrn,
    name: row.name,
    day,
    gauge: readingsGauge(readings),
    counts: countReadings(readings),
    points: sumPoints(readings),
    factors,
    purposes: presentPurposes({ readings, dossier, disputed }, language),
    unchecked_stops: presentUncheckedStops(readings, dossier, language),
    ended: readEnded(dossier, language, (code) => factors.find((factor) => factor.code === code)),
    industry: presentIndustry(industry, language),
  }
}

/** Verdicts, coverage by group and the industry: the report without its list of factors. */
export function presentVerdicts(
  { row, day, readings, industry, dossier, disputed }: ReportInput,
  language: ReportLanguage,
): Omit<ReliabilityVerdicts, 'materiality'> {
  const applying = readings.filter(({ state }) => state !== 'not_applicable')
  const coverage = factorGroups.map((group) => {
    const all = applying.filter(({ factor }) => factor.group === group)
    return { group, of: all.length, checked: all.filter(({ state }) => state === 'found' || state === 'not_found').length }
  })
  const about = { isExample: row.isExample, kind: dossier.kind, today: day }
  const presentByCode = (code: string) => {
    const reading = readings.find(({ factor }) => factor.code === code)
    return reading && presentFactor(reading, language, about)
  }
  return {
    day,
    purposes: presentPurposes({ readings, dossier, disputed }, language),
    unchecked_stops: presentUncheckedStops(readings, dossier, language),
    ended: readEnded(dossier, language, presentByCode),
    coverage: coverage.filter(({ of }) => of > 0),
    industry: presentIndustry(industry, language),
  }
}

/** A finding of a stored summary in words. */
export type WorstFinding = ReliabilitySummary['worst'][number]

/** Stored findings with title and sentence; a finding is omitted if its factor no longer exists. */
export const titledFindings = (worst: readonly StoredFinding[], factors: readonly Factor[], context: SentenceContext): WorstFinding[] =>
  worst.flatMap(({ code, proofs }) => {
    const factor = factors.find((candidate) => candidate.code === code)
    if (!factor) return []
    const title = factorTexts(factor, context.kind, context.language)[0]
    return [{ code, title, fact: foundFact({ factor, proofs }, context), polarity: factor.polarity }]
  })

/** A digest (the report reduced to counts, verdicts and its worst findings) in the contract's form, with the findings in words. */
export function presentSummary(digest: DatedDigest, factors: readonly Factor[], context: SentenceContext): ReliabilitySummary {
  const { day, points, counts, worst, verdicts, computedAt, basis } = digest
  return {
    day,
    gauge: gaugeOfCounts(counts),
    counts,
    points,
    worst: titledFindings(worst, factors, context),
    unchecked_stops: uncheckedStopFactors(factors, context),
    verdicts,
    computed_at: computedAt.toISOString(),
    basis,
  }
}
