// Makes the tables of facts in a full report on a company (register data, accounts, cases, contracts …), each with its source and the day of the
// data. Texts are Russian, as printed.
import type { CheckSection } from '@sverka/contract/checks/checks'
import { readableAddress } from '@sverka/contract/company/addresses'
import { readableName, readableParty, readablePerson } from '@sverka/contract/company/names'
import { readableSentence } from '@sverka/contract/company/sentences'
import { moscowDay } from '../platform/clock.ts'
import { type CompanyRecord, type EnforcementFacts, isPaid, unpaidProceedings } from '../registry/registry.ts'
import { dayText, percentText, rublesText } from './evidence-text.ts'
import { stateWords } from './state-words.ts'
import { reportColumnTexts as c, reportTexts, sectionTexts as t } from './texts/report.ts'

/** Most rows of a table in a report; the company's card on the site has the others. */
const MAX_ROWS = 200

type Row = readonly (string | number | null | undefined)[]

interface Party {
  readonly name: string
  readonly inn?: string | undefined
}

const partyNames = (parties: readonly Party[]): string =>
  parties.map(({ name, inn = null }) => readableParty({ name, inn })).join(', ') || '—'

const displayName = (kind: string, name: string): string => (kind === 'person' ? readablePerson(name) : readableName(name))

type Title = keyof typeof t

/** The tables of a record; those without rows are left out. */
export function listSections(record: CompanyRecord): CheckSection[] {
  const make = (word: string, title: Title, head: readonly string[], rows: readonly Row[]): CheckSection[] => {
    const from = record.provenance[word]
    if (!from || rows.length === 0) return []
    const shown = rows
      .slice(0, MAX_ROWS)
      .map((row) => row.map((cell) => (cell === null || cell === undefined || cell === '' ? '—' : String(cell))))
    return [
      {
        title: t[title],
        source: `${from.example ? `${reportTexts.example}: ` : ''}${reportTexts.sources[from.source] ?? reportTexts.sources[word] ?? from.source}`,
        as_of: from.asOf ?? moscowDay(from.loadedAt),
        columns: [...head],
        rows: shown,
      },
    ]
  }
  return [
    ...registerSections(record, make),
    ...moneySections(record, make),
    ...disputeSections(record, make),
    ...businessSections(record, make),
  ]
}

/** Makes a table of the block `word`; no table if the record has no source for it, or there are no rows. */
type Make = (word: string, title: Title, head: readonly string[], rows: readonly Row[]) => CheckSection[]

function registerSections(record: CompanyRecord, make: Make): CheckSection[] {
  const { heads, hiddenHeads = [], founders, licenses, branches } = record.register
  const headRows = [
    ...heads.map(
      (head): Row => [displayName(head.kind, head.name), head.inn ?? head.ogrn, head.post?.toLowerCase(), dayText(head.recordDate)],
    ),
    ...hiddenHeads.map((head): Row => [reportTexts.hidden, undefined, head.post?.toLowerCase(), dayText(head.recordDate)]),
  ]
  const founderRows = founders.map(
    (one): Row => [
      one.name ? displayName(one.kind, one.name) : reportTexts.hidden,
      one.inn ?? one.ogrn,
      percent(one.share?.percent),
      dayText(one.recordDate),
    ],
  )
  return [
    ...make('register', 'main', [c.field, c.value], mainRows(record)),
    ...make('register', 'heads', [c.name, c.inn, c.post, c.since], headRows),
    ...make('register', 'founders', [c.name, c.inn, c.share, c.since], founderRows),
    ...make(
      'register',
      'licenses',
      [c.number, c.until, c.issuer],
      licenses.map((one) => [one.number, dayText(one.until), one.issuer && readableSentence(one.issuer)]),
    ),
    ...make(
      'register',
      'branches',
      [c.name, c.address],
      branches.map((one) => [one.name && readableName(one.name), one.address && readableAddress(one.address)]),
    ),
  ]
}

const percent = (share: number | undefined): string => (share === undefined ? '—' : percentText(share))

/** Numbers: ИНН (taxpayer), ОГРН (registration), КПП (tax registration), ОКВЭД (main activity in the Russian classifier). */
const mainRows = ({ row, register }: CompanyRecord): Row[] => [
  [c.fullName, row.nameFull ?? row.fio ?? row.name],
  [c.inn, row.inn],
  [c.ogrn, row.ogrn],
  [c.kpp, row.kpp],
  [c.status, stateWords(row)],
  [c.registered, dayText(row.registeredOn)],
  [c.address, row.address ? readableAddress(row.address) : row.city],
  [c.activity, row.okvedCode],
  [c.capital, rublesText(row.capitalKopecks === null ? null : Number(row.capitalKopecks))],
  [c.taxOffice, register.taxAuthority?.name],
]

/**
 * Codes of the lines of Russian annual accounts that the table shows, in this order: revenue, profit from sales, net profit, fixed assets, current
 * assets, receivables, cash, equity, long-term and short-term liabilities, total assets.
 */
const LINES = ['2110', '2200', '2400', '1150', '1200', '1230', '1250', '1300', '1400', '1500', '1600'] as const
const MAX_YEARS = 4

function moneySections({ blocks }: CompanyRecord, make: Make): CheckSection[] {
  const years = (blocks.accounts?.years ?? []).slice(0, MAX_YEARS)
  const lines = LINES.filter((code) => years.some((year) => year.lines[code] !== undefined))
  return [
    ...make(
      'accounts',
      'accounts',
      [c.line, ...years.map(({ year }) => String(year))],
      lines.map((code) => [reportTexts.lines[code], ...years.map((year) => rublesText(year.lines[code]))]),
    ),
    ...make(
      'taxes',
      'taxes',
      [c.tax, c.paid],
      (blocks.taxes?.years[0]?.paid ?? []).map(({ name, kopecks }) => [name, rublesText(kopecks)]),
    ),
    ...make(
      'debts',
      'debts',
      [c.tax, c.debt],
      (blocks.debts?.debts ?? []).map(({ name, totalKopecks }) => [name, rublesText(totalKopecks)]),
    ),
    ...make(
      'headcount',
      'headcount',
      [c.year, c.people],
      (blocks.headcount?.years ?? []).map(({ year, count }) => [year, count]),
    ),
  ]
}

type Proceeding = EnforcementFacts['proceedings'][number]

/** The remaining debt of an enforcement proceeding (collection by bailiffs): rubles, or «погашено» (paid). */
export const remainingDebtText = (one: Proceeding): string =>
  isPaid(one) ? reportTexts.paid : rublesText(one.remainingKopecks ?? one.debtKopecks)

/** Unpaid proceedings first, since only these count as debts in the rest of the report. */
const unpaidFirst = (all: readonly Proceeding[]): Proceeding[] => [...unpaidProceedings(all), ...all.filter(isPaid)]

function disputeSections({ blocks }: CompanyRecord, make: Make): CheckSection[] {
  return [
    ...make(
      'cases',
      'cases',
      [c.number, c.since, c.plaintiff, c.respondent, c.sum],
      (blocks.cases?.cases ?? []).map((one) => [
        one.number,
        dayText(one.date),
        partyNames(one.plaintiffs ?? []),
        partyNames(one.respondents ?? []),
        rublesText(one.claimKopecks),
      ]),
    ),
    ...make(
      'enforcement',
      'enforcement',
      [c.number, c.since, c.subject, c.debt],
      unpaidFirst(blocks.enforcement?.proceedings ?? []).map((one) => [one.number, dayText(one.date), one.subject, remainingDebtText(one)]),
    ),
    ...make(
      'bankruptcy',
      'bankruptcy',
      [c.since, c.message, c.number],
      (blocks.bankruptcy?.messages ?? []).map((one) => [dayText(one.date), one.kind, one.caseNumber]),
    ),
    ...make(
      'sanctions',
      'sanctions',
      [c.list, c.name, c.matched],
      (blocks.sanctions?.matches ?? []).map((one) => [one.list, one.name, reportTexts.matched[one.matchedBy]]),
    ),
  ]
}

function businessSections({ blocks }: CompanyRecord, make: Make): CheckSection[] {
  return [
    ...make(
      'contracts',
      'contracts',
      [c.number, c.since, c.role, c.otherSide, c.sum],
      (blocks.contracts?.contracts ?? []).map((one) => [
        one.registerNumber,
        dayText(one.date),
        reportTexts.contractRoles[one.role],
        partyNames(one.role === 'customer' ? one.suppliers : one.customer ? [one.customer] : []),
        rublesText(one.priceKopecks),
      ]),
    ),
    ...make(
      'inspections',
      'inspections',
      [c.number, c.since, c.kind, c.status],
      (blocks.inspections?.inspections ?? []).map((one) => [one.number, dayText(one.startDate), one.type, one.status]),
    ),
    ...make(
      'trademarks',
      'trademarks',
      [c.number, c.since, c.until],
      (blocks.trademarks?.trademarks ?? []).map((one) => [one.number, dayText(one.registeredOn), dayText(one.expiresOn)]),
    ),
  ]
}
