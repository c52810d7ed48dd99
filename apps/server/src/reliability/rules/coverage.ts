// The data required before a verdict for a kind of deal: groups of facts, whether they are held and fresh, and who has the missing ones.
import type { CoverageGroup, MissingReason, Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../sources/sources.ts'
import { accountsElsewhere } from './accounts-elsewhere.ts'
import { daysBetween } from './days.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import { freshFor } from './freshness.ts'
import { isTruncatedList } from './list-parts.ts'

/** Groups of facts. The group `stops` is made elsewhere: its data are those that stop factors need. */
export type FactGroup = Exclude<CoverageGroup, 'stops'>

/** Required for every kind of deal. */
const BASE = ['register', 'bankruptcy', 'enforcement', 'tax_debts', 'courts'] as const
/** Groups of facts required for each kind of deal. */
export const required: Readonly<Record<Purpose, readonly FactGroup[]>> = {
  prepayment: BASE,
  deferral: [...BASE, 'accounts'],
  contractor: [...BASE, 'licences', 'staff'],
  share: [...BASE, 'accounts_three_years', 'pledges', 'founder_disputes'],
}

/** The official service where a person can look up a group of facts that we do not hold. */
export function serviceFor(group: FactGroup, dossier: Dossier): SourceCode {
  const usual = (dossier.kind === 'entrepreneur' ? FOR_ENTREPRENEURS[group] : undefined) ?? SERVICES[group]
  return usual === 'girbo' ? (accountsElsewhere(blockData(dossier, 'register')) ?? usual) : usual
}

/** More services to look at: Федресурс publishes pledges of shares and of whole businesses. */
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
  /** Day of the data if they are held, but too old or only in part. */
  readonly asOf: Day | null
}

/** Blocks of groups that a single block answers. */
const BLOCKS = { register: 'register', bankruptcy: 'bankruptcy', enforcement: 'enforcement', tax_debts: 'debts', courts: 'cases' } as const

/**
 * ОКВЭД codes of activities that usually require a licence: medicine 86, education 85, guards 80.1, waste 38, drugs 21, weapons 25.4,
 * passenger transport 49.3 and 51 (99-ФЗ, ст. 12), insurance 65, banks 64.1 (laws of their own).
 */
const LICENSED = /^(86|85|80\.1|38\.[12]|21|25\.4|49\.3|51|65|64\.1)/
/** A year's accounts are due by 31 March of the next year: before 1 April the latest year due is the year before last. */
const ACCOUNTS_DUE = '-04-01'

/** The latest year whose accounts are due. */
export const lastYearDue = (today: Day): number => Number(today.slice(0, 4)) - (today.slice(4) >= ACCOUNTS_DUE ? 1 : 2)

/** The data of a held block, else null. */
const blockData = <K extends BlockName>(dossier: Dossier, name: K): Facts[K] | null => {
  const holding = dossier.blocks[name]
  return holding?.state === 'held' ? holding.data : null
}

/** The required groups that are missing, too old or incomplete; empty if everything required is held and fresh. */
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

/** Why a group that one block answers is not sufficient; null if the block is held, fresh and whole. */
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

/** Whether accounts of the last `years` due years are missing, and why; null if none are, and for sole traders, who file no accounts. */
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

/** A missing licence; null for a main activity that needs none. */
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

/** Missing headcount; null for sole traders, about whom none is published. */
export function findMissingStaff(dossier: Dossier): Missing | null {
  if (dossier.kind === 'entrepreneur') return null
  const lack = blockLack('staff', 'headcount', dossier)
  const registeredOn = blockData(dossier, 'register')?.row.registeredOn
  const isYoung = Boolean(registeredOn) && Number(registeredOn?.slice(0, 4)) > lastYearDue(dossier.today)
  if (isYoung && blockData(dossier, 'headcount') === null) return { group: 'staff', reason: 'not_due', asOf: null }
  return lack ?? (blockData(dossier, 'headcount') ? null : { group: 'staff', reason: 'absent', asOf: null })
}
