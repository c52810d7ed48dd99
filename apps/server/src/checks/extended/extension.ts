// Gathers the additional content of an extended report on a company: its connections and theirs, financial ratios compared with the industry,
// the events of a year, and a comparison with other companies.
import type { CheckSection, ConnectionPicture } from '@sverka/contract/checks/checks'
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { listChanges, readComparison, readTwoStepGraph } from '../../company-card/company-card.ts'
import type { Reader } from '../../platform/db/database.ts'
import { refuseField } from '../../platform/errors.ts'
import { type CompanyRecord, classifiers } from '../../registry/registry.ts'
import { inLanguage, ratiosByYear, ratioTitles, type SummaryReader } from '../../reliability/reliability.ts'
import { percentText } from '../evidence-text.ts'
import { extendedReportTexts as t } from '../texts/extended.ts'
import { reportTexts } from '../texts/report.ts'
import { comparisonSection } from './comparison.ts'
import { eventsSection } from './events.ts'
import { displayName, drawPicture } from './picture.ts'

/** The additional content: a picture of connections, null if the company has none, and tables. */
export interface Extension {
  readonly picture: ConnectionPicture | null
  readonly sections: readonly CheckSection[]
}

export interface ExtensionRequest {
  /** ИНН (taxpayer number) or ОГРН (registration number) of the companies to compare with; may be empty. */
  readonly beside: readonly string[]
  readonly summaries: SummaryReader
}

type Request = ExtensionRequest & { readonly today: string }

/** Throws a field error on `beside` for a number to compare with that no company has. */
export async function buildExtension(db: Reader, record: CompanyRecord, report: ReliabilityReport, request: Request): Promise<Extension> {
  const compared = await compareCompanies(db, record, request)
  const graph = await readTwoStepGraph(db, record)
  const [names, changes] = [await classifiers(db), await listChanges(db, record.row.id)]
  return {
    picture: drawPicture(graph),
    sections: [
      tiesSection(record, graph),
      ...ratiosSection(record, report),
      eventsSection(record, { names, changes, today: request.today }),
      ...(compared.length > 1 ? [comparisonSection(compared, request.today, 'prepayment')] : []),
    ],
  }
}

async function compareCompanies(db: Reader, { row }: CompanyRecord, { beside, summaries }: Request) {
  if (beside.length === 0) return []
  const { result, unknown } = await readComparison(db, { number__in: [row.ogrn, ...beside] }, summaries)
  if (unknown.length > 0) refuseField('beside', 'company_unknown')
  return result
}

const blockSource = ({ provenance, row }: CompanyRecord, word: string): string =>
  `${row.isExample ? `${reportTexts.example}: ` : ''}${reportTexts.sources[provenance[word]?.source ?? word] ?? word}`

/** The connections as a table: all of them, also for readers who cannot see the picture. */
function tiesSection(record: CompanyRecord, { nodes, edges }: ConnectionGraph): CheckSection {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const party = (key: string): string => {
    const node = byKey.get(key)
    return node ? [displayName(node), node.inn ?? node.ogrn].filter(Boolean).join(', ') : key
  }
  return {
    title: t.ties,
    source: blockSource(record, 'register'),
    as_of: record.provenance.register?.asOf ?? record.row.registerAsOf,
    columns: [t.from, t.relation, t.to, t.share],
    rows: edges.map(({ from, to, relation, percent }) => [
      party(from),
      t.relations[relation],
      party(to),
      percent === null ? '—' : percentText(percent),
    ]),
  }
}

/** Years of accounts in the table of ratios. */
const MAX_YEARS = 5
const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/**
 * The table of ratios by year with the quartiles of the industry, which is a class of ОКВЭД, the Russian classifier of activities. No table
 * without annual accounts, as for sole traders and new companies.
 */
function ratiosSection(record: CompanyRecord, { industry }: ReliabilityReport): CheckSection[] {
  const years = ratiosByYear(record.blocks, MAX_YEARS)
  if (years.length === 0) return []
  const [first] = industry
  const rows = Object.entries(ratioTitles).map(([key, { title, unit, scale }]) => {
    const format = (value: number | null | undefined): string =>
      value === null || value === undefined ? '—' : unit === 'percent' ? percentText(value) : decimal.format(value).replace('-', '\u2212')
    const own = years.map(({ ratios }) => ratios[key as keyof typeof ratios]).map((value) => format(value === null ? null : value * scale))
    const quartiles = industry.find(({ ratio }) => ratio === key)
    return [inLanguage(title, 'ru'), ...own, format(quartiles?.lower), format(quartiles?.median), format(quartiles?.upper)]
  })
  return [
    {
      title: t.ratios,
      source: [blockSource(record, 'accounts'), first ? t.industryNote(first.okved, first.companies) : t.noIndustry].join('; '),
      as_of: record.provenance.accounts?.asOf ?? null,
      columns: [t.ratio, ...years.map(({ year }) => String(year)), t.lower, t.median, t.upper],
      rows,
    },
  ]
}
