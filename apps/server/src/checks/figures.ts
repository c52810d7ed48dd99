// Gathers the data on the second page of a report: five years of annual accounts, court cases by role, debts, owners and connected companies.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import {
  type CompanyRecord,
  claimedKopecks,
  type DebtsFacts,
  distinctCases,
  type LegalCase,
  roleInCase,
  sumUnpaid,
  type TiedCompany,
} from '../registry/registry.ts'
import { dayText, percentText, rublesText } from './evidence-text.ts'
import { stateWords } from './state-words.ts'
import { reportTexts, figureTexts as t } from './texts/report.ts'

/**
 * Codes of the lines of Russian annual accounts that are shown, in this order: revenue, profit from sales, net profit, total assets, equity,
 * long-term and short-term liabilities, receivables, cash.
 */
const LINES = ['2110', '2200', '2400', '1600', '1300', '1400', '1500', '1230', '1250'] as const
const MAX_YEARS = 5
/** How many owners and connected companies fit on the page. */
const MAX_TIES = 14

/** Tables of printed texts; amounts in rubles. */
export interface Figures {
  /** A row for each line of the accounts: its name, then a value for each year, newest first. Null without accounts. */
  readonly accounts: { readonly years: readonly number[]; readonly lines: readonly (readonly string[])[]; readonly source: string } | null
  /** The company's role, number of cases, sum claimed; the last row is the total. Null if no source of cases was requested. */
  readonly courts: readonly (readonly string[])[] | null
  /** Enforcement proceedings, tax debt and bankruptcy: name with the day of the data, and the sum or the reason why there is none. */
  readonly debts: readonly (readonly string[])[]
  /** Name, number, relation, share, status. */
  readonly ties: readonly (readonly string[])[]
}

export const gatherFigures = (record: CompanyRecord, tied: readonly TiedCompany[], report: ReliabilityReport): Figures => ({
  accounts: readAccounts(record),
  courts: summariseCourts(record),
  debts: summariseDebts(record, report),
  ties: listTies(record, tied),
})

function readAccounts({ blocks, provenance }: CompanyRecord): Figures['accounts'] {
  const years = (blocks.accounts?.years ?? []).slice(0, MAX_YEARS)
  const from = provenance.accounts
  if (!from || years.length === 0) return null
  const lines = LINES.filter((code) => years.some((year) => year.lines[code] !== undefined))
  return {
    years: years.map(({ year }) => year),
    lines: lines.map((code) => [reportTexts.lines[code], ...years.map((year) => rublesText(year.lines[code]))]),
    source: `${from.example ? `${reportTexts.example}: ` : ''}${[reportTexts.sources.accounts, from.asOf && dayText(from.asOf)].filter(Boolean).join(', ')}`,
  }
}

function summariseCourts({ row, blocks }: CompanyRecord): Figures['courts'] {
  if (!blocks.cases?.cases) return null
  const cases = distinctCases(blocks.cases.cases)
  const byRole = Map.groupBy(cases, (one) => roleInCase(one, row))
  const toRow = (title: string, some: readonly LegalCase[]) => [title, String(some.length), rublesText(claimedKopecks(some))]
  return [...[...byRole].map(([role, some]) => toRow(t[role], some)), toRow(t.total, cases)]
}

/** For each block of data, the code of the report's factor whose state says why the block is empty. */
const FACTOR_BY_BLOCK: Readonly<Record<string, string>> = { enforcement: 'enforcement', debts: 'tax-debt', bankruptcy: 'bankruptcy' }

/**
 * The rows of debts. Without a debt a row says «not checked» if the source was not requested, «not found» if it has no records, «not applicable»
 * for a company that closed before the day of a source which lists only active ones, and that the source is down if it did not answer.
 */
function summariseDebts({ blocks, provenance }: CompanyRecord, { factors }: ReliabilityReport): Figures['debts'] {
  const findFactor = (word: string) => factors.find(({ code }) => code === FACTOR_BY_BLOCK[word])
  // The day of the tax debts' source if the company is not in it. Tax debts come from a list that the tax service publishes whole, so a company
  // without a stored block has no debt; enforcement and bankruptcy are requested for each company, and without a block nobody has asked.
  const absent = /^not_(found|applicable)$/.test(findFactor('debts')?.state ?? '') ? findFactor('debts')?.as_of : undefined
  const toRow = (word: string, title: string, owed: Owed | undefined) => {
    const asOf = provenance[word]?.asOf ?? (word === 'debts' ? absent : undefined)
    const isKnown = owed !== undefined || (word === 'debts' && absent)
    const unknown = findFactor(word)?.state === 'source_down' ? t.sourceDown : t.notChecked
    const emptyText = findFactor(word)?.state === 'not_applicable' ? t.notApplicable : isKnown ? t.notFound : unknown
    const value = owed && owed.count > 0 ? rublesText(owed.kopecks) : emptyText
    return [asOf ? `${title}, ${dayText(asOf)}` : title, value]
  }
  // A block without its list means that the source had no messages.
  const messages = blocks.bankruptcy && (blocks.bankruptcy.messages ?? [])
  const [title = t.bankruptcy, emptyText = t.notChecked] = toRow('bankruptcy', t.bankruptcy, messages && NOTHING_OWED)
  return [
    toRow('enforcement', t.bailiffs, blocks.enforcement?.proceedings && sumUnpaid(blocks.enforcement.proceedings)),
    toRow('debts', t.taxDebt, blocks.debts?.debts && owedTaxes(blocks.debts.debts)),
    // Bankruptcy messages have no sum: the cell has their number, with a word that says so.
    [title, messages?.length ? t.messages(messages.length) : emptyText],
  ]
}

/** Number and sum of debts. */
type Owed = ReturnType<typeof sumUnpaid>
const NOTHING_OWED: Owed = { count: 0, kopecks: 0 }

const owedTaxes = (debts: DebtsFacts['debts']): Owed => ({
  count: debts.length,
  kopecks: debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0),
})

const displayName = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'person' ? readablePerson(name) : readableName(name)

/** Heads, heads hidden by law, founders, then connected companies. */
function listTies({ register }: CompanyRecord, tied: readonly TiedCompany[]): Figures['ties'] {
  const heads = register.heads.map((one) => [
    displayName(one),
    one.inn ?? one.ogrn ?? '—',
    one.post?.toLowerCase() ?? t.relations.head,
    '—',
    '—',
  ])
  const hidden = (register.hiddenHeads ?? []).map(({ post }) => [
    reportTexts.hidden,
    '—',
    post?.toLowerCase() ?? t.relations.head,
    '—',
    '—',
  ])
  const founders = register.founders.map((one) => {
    const row = tied.find(({ ogrn }) => ogrn !== null && ogrn === one.ogrn)?.row
    const share = one.share.percent === undefined ? '—' : percentText(one.share.percent)
    const name = one.name ? displayName({ kind: one.kind, name: one.name }) : reportTexts.hidden
    return [name, one.inn ?? one.ogrn ?? '—', t.relations.founder, share, row ? stateWords(row) : '—']
  })
  const companies = tied
    .filter(({ relation }) => relation !== 'founder')
    .map(({ name, inn, ogrn, relation, row }) => [
      readableName(row?.name ?? name),
      row?.inn ?? inn ?? ogrn ?? '—',
      t.relations[relation],
      '—',
      row ? stateWords(row) : '—',
    ])
  return [...heads, ...hidden, ...founders, ...companies].slice(0, MAX_TIES)
}
