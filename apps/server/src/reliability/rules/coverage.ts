// Data required before a kind of deal may be judged: groups of facts, their maximum age, and how to get missing ones.
import type { CoverageGroup, MissingReason, Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../sources/sources.ts'
import { accountsElsewhere } from './accounts-elsewhere.ts'
import { daysBetween } from './days.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import { freshFor } from './freshness.ts'
import { isTruncatedList } from './list-parts.ts'

/** Groups of facts; data behind stop factors are defined by the factors themselves. */
export type FactGroup = Exclude<CoverageGroup, 'stops'>

/** Groups required for each kind of deal. */
const BASE = ['register', 'bankruptcy', 'enforcement', 'tax_debts', 'courts'] as const
export const required: Readonly<Record<Purpose, readonly FactGroup[]>> = {
  prepayment: BASE,
  deferral: [...BASE, 'accounts'],
  contractor: [...BASE, 'licences', 'staff'],
  share: [...BASE, 'accounts_three_years', 'pledges', 'founder_disputes'],
}

/** Official services that answer by hand where we hold nothing. */
export function serviceFor(group: FactGroup, dossier: Dossier): SourceCode {
  const usual = (dossier.kind === 'entrepreneur' ? FOR_ENTREPRENEURS[group] : undefined) ?? SERVICES[group]
  return usual === 'girbo' ? (accountsElsewhere(blockData(dossier, 'register')) ?? usual) : usual
}

/** Another service to look at: pledges of shares and whole businesses are announced there. */
export const furtherServices = (group: FactGroup): readonly SourceCode[] =>
  group === 'pledges' || group === 'founder_disputes' ? ['fedresurs'] : []

const FOR_ENTREPRENEURS: Readonly<Partial<Record<FactGroup, SourceCode>>> = { register: 'egrip', tax_debts: 'pb' }
const SERVICES: Readonly<Record<FactGroup, SourceCode>> = {
  register: 'egrul',
  bankruptcy: 'efrsb',
  enforcement: 'fssp',
  tax_debts: 'debtam',
  courts: 'kad',
  accounts: 'girbo',
  accounts_three_years: 'girbo',
  licences: 'erul',
  staff: 'sshr',
  pledges: 'pledges',
  founder_disputes: 'kad',
}

export interface Missing {
  readonly group: CoverageGroup
  readonly reason: MissingReason
  /** Day of data that are held but too old. */
  readonly asOf: Day | null
}

/** Blocks of groups that a single block answers. */
const BLOCKS = { register: 'register', bankruptcy: 'bankruptcy', enforcement: 'enforcement', tax_debts: 'debts', courts: 'cases' } as const

/** Activity classes that require a licence (99-ФЗ, ст. 12): medicine, education, guards, waste, drugs, weapons. */
const LICENSED = /^(86|85|80\.1|38\.[12]|21|25\.4|49\.3|51|65|64\.1)/
/** A year's accounts are due by 31 March; until this day of the year those of the year before are the latest due. */
const ACCOUNTS_DUE = '-04-01'

/** The latest year whose accounts are due. */
export const lastYearDue = (today: Day): number => Number(today.slice(0, 4)) - (today.slice(4) >= ACCOUNTS_DUE ? 1 : 2)

const blockData = <K extends BlockName>(dossier: Dossier, name: K): Facts[K] | null => {
  const holding = dossier.blocks[name]
  return holding?.state === 'held' ? holding.data : null
}

/** Missing data for the kind of deal; empty where everything required is held and fresh. */
export const missingFor = (purpose: Purpose, dossier: Dossier): Missing[] =>
  required[purpose].flatMap((group) => findLack(group, dossier) ?? [])

function findLack(group: FactGroup, dossier: Dossier): Missing | null {
  // No source that we can hold has pledges of shares, or court cases of the owners.
  if (group === 'pledges' || group === 'founder_disputes') return { group, reason: 'by_hand', asOf: null }
  if (group === 'accounts') return findMissingAccounts(group, dossier, 1)
  if (group === 'accounts_three_years') return findMissingAccounts(group, dossier, 3)
  if (group === 'licences') return licencesLack(dossier)
  if (group === 'staff') return findMissingStaff(dossier)
  if (group === 'tax_debts') return taxDebtsLack(dossier)
  return blockLack(group, BLOCKS[group], dossier)
}

function blockLack(group: CoverageGroup, block: BlockName, { blocks, today }: Dossier): Missing | null {
  const holding = blocks[block]
  if (holding?.state === 'down') return { group, reason: 'down', asOf: null }
  if (holding?.state === 'part') return { group, reason: 'part', asOf: holding.asOf }
  if (holding?.state !== 'held') return { group, reason: 'absent', asOf: null }
  if (daysBetween(holding.asOf, today) > freshFor(block)) return { group, reason: 'old', asOf: holding.asOf }
  return isTruncatedList(holding.data) ? { group, reason: 'part', asOf: holding.asOf } : null
}

/** First year with accounts: a company registered from October on reports with the next year (402-ФЗ, ст. 15). */
function findFirstYear(dossier: Dossier): number | null {
  const registeredOn = blockData(dossier, 'register')?.row.registeredOn
  return registeredOn ? Number(registeredOn.slice(0, 4)) + (registeredOn.slice(5) >= '10-01' ? 1 : 0) : null
}

/** Missing accounts of the last years; sole traders file none. */
export function findMissingAccounts(group: CoverageGroup, dossier: Dossier, years: number): Missing | null {
  if (dossier.kind === 'entrepreneur') return null
  if (dossier.blocks.accounts?.state === 'down') return { group, reason: 'down', asOf: null }
  const held = new Set(blockData(dossier, 'accounts')?.years.map(({ year }) => year))
  const due = lastYearDue(dossier.today)
  const wanted = Array.from({ length: years }, (_, back) => due - back)
  if (wanted.every((year) => held.has(year))) return null
  const first = findFirstYear(dossier)
  if (first && wanted.every((year) => year < first || held.has(year))) return { group, reason: 'not_due', asOf: null }
  const newest = Math.max(0, ...held)
  if (newest === 0 && accountsElsewhere(blockData(dossier, 'register'))) return { group, reason: 'elsewhere', asOf: null }
  return newest > 0 && newest < due ? { group, reason: 'old', asOf: `${newest}-12-31` } : { group, reason: 'absent', asOf: null }
}

/** Only for a main activity that requires one. */
function licencesLack(dossier: Dossier): Missing | null {
  const register = blockData(dossier, 'register')
  const needs = register?.row.okvedCode && LICENSED.test(register.row.okvedCode)
  return needs && register.licenses.length === 0 ? { group: 'licences', reason: 'absent', asOf: null } : null
}

/** Open data of tax debts cover organisations only, not sole traders. */
function taxDebtsLack(dossier: Dossier): Missing | null {
  if (dossier.kind === 'entrepreneur' && blockData(dossier, 'debts') === null) return { group: 'tax_debts', reason: 'absent', asOf: null }
  return blockLack('tax_debts', 'debts', dossier)
}

/** Missing headcount; for sole traders none is published. */
export function findMissingStaff(dossier: Dossier): Missing | null {
  if (dossier.kind === 'entrepreneur') return null
  const lack = blockLack('staff', 'headcount', dossier)
  const registeredOn = blockData(dossier, 'register')?.row.registeredOn
  const isYoung = Boolean(registeredOn) && Number(registeredOn?.slice(0, 4)) > lastYearDue(dossier.today)
  if (isYoung && blockData(dossier, 'headcount') === null) return { group: 'staff', reason: 'not_due', asOf: null }
  return lack ?? (blockData(dossier, 'headcount') ? null : { group: 'staff', reason: 'absent', asOf: null })
}
