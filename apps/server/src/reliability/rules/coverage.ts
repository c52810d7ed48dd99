// Decides which facts are missing for a verdict about a kind of deal: the required groups of facts, whether we hold them and they are fresh, and the
// official service where a person can look up a missing one.
import type { CoverageGroup, MissingReason, Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../sources/sources.ts'
import { accountsElsewhere } from './accounts-elsewhere.ts'
import { daysBetween } from './days.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import { freshFor } from './freshness.ts'
import { isTruncatedList } from './list-parts.ts'

/** A group of facts that a kind of deal may require. The group `stops` (data that stop factors need) is computed in `unchecked-stops.ts`. */
export type FactGroup = Exclude<CoverageGroup, 'stops'>

/** Required for every kind of deal. */
const BASE = ['register', 'bankruptcy', 'enforcement', 'tax_debts', 'courts'] as const
/** Groups of facts required for each kind of deal. */
const requiredGroups: Readonly<Record<Purpose, readonly FactGroup[]>> = {
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

/** More services to look at: the state notice board Федресурс publishes pledges of shares and of whole businesses. */
export const furtherServices = (group: FactGroup): readonly SourceCode[] =>
  group === 'pledges' || group === 'founder_disputes' ? ['fedresurs'] : []

/** Services for sole traders where they differ: ЕГРИП is their state register, `pb` the tax service's «Прозрачный бизнес». */
const FOR_ENTREPRENEURS: Readonly<Partial<Record<FactGroup, SourceCode>>> = { register: 'egrip', tax_debts: 'pb' }
/**
 * Services for companies: ЕГРЮЛ state register of companies, ЕФРСБ bankruptcy register, ФССП bailiffs, `debtam` and `sshr` the tax service's open
 * data of debts and headcount, КАД commercial court cases, ГИР БО annual accounts, ЕРУЛ licences, `pledges` the notaries' register of pledges.
 */
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

/** A required group of facts that we do not have as required. */
export interface Missing {
  readonly group: CoverageGroup
  readonly reason: MissingReason
  /** Day of the data if they are held, but too old or only in part. */
  readonly asOf: Day | null
}

/** The block of facts for each group that is answered by a single block. */
const BLOCK_OF_GROUP = {
  register: 'register',
  bankruptcy: 'bankruptcy',
  enforcement: 'enforcement',
  tax_debts: 'debts',
  courts: 'cases',
} as const

/**
 * Activity codes (ОКВЭД) that usually require a licence: medicine 86, education 85, guards 80.1, waste 38, drugs 21, weapons 25.4, passenger
 * transport 49.3 and 51 (licensing law 99-ФЗ, article 12), insurance 65, banks 64.1 (laws of their own).
 */
const LICENSED = /^(86|85|80\.1|38\.[12]|21|25\.4|49\.3|51|65|64\.1)/
/** A year's accounts are due by 31 March of the next year: before 1 April the latest year due is the year before last. */
const ACCOUNTS_DUE = '-04-01'

/** The latest year whose accounts are already due on `today`. */
export const lastYearDue = (today: Day): number => Number(today.slice(0, 4)) - (today.slice(4) >= ACCOUNTS_DUE ? 1 : 2)

/** The data of a block that we hold; null without them. */
const blockData = <K extends BlockName>(dossier: Dossier, name: K): Facts[K] | null => {
  const holding = dossier.blocks[name]
  return holding?.state === 'held' ? holding.data : null
}

/** The required groups that are missing, too old or incomplete; empty if everything required is held and fresh. */
export const missingFor = (purpose: Purpose, dossier: Dossier): Missing[] =>
  requiredGroups[purpose].flatMap((group) => findMissing(group, dossier) ?? [])

function findMissing(group: FactGroup, dossier: Dossier): Missing | null {
  // No source that we can load has pledges of shares, or court cases of the owners.
  if (group === 'pledges' || group === 'founder_disputes') return { group, reason: 'by_hand', asOf: null }
  if (group === 'accounts') return findMissingAccounts(group, dossier, 1)
  if (group === 'accounts_three_years') return findMissingAccounts(group, dossier, 3)
  if (group === 'licences') return findMissingLicences(dossier)
  if (group === 'staff') return findMissingStaff(dossier)
  if (group === 'tax_debts') return findMissingTaxDebts(dossier)
  return findMissingBlock(group, BLOCK_OF_GROUP[group], dossier)
}

/** Why a group that one block answers is not sufficient; null if the block is held, fresh and whole. */
function findMissingBlock(group: CoverageGroup, block: BlockName, { blocks, today }: Dossier): Missing | null {
  const holding = blocks[block]
  if (holding?.state === 'down') return { group, reason: 'down', asOf: null }
  if (holding?.state === 'part') return { group, reason: 'part', asOf: holding.asOf }
  if (holding?.state !== 'held') return { group, reason: 'absent', asOf: null }
  if (daysBetween(holding.asOf, today) > freshFor(block)) return { group, reason: 'old', asOf: holding.asOf }
  return isTruncatedList(holding.data) ? { group, reason: 'part', asOf: holding.asOf } : null
}

/**
 * The first year for which the company files accounts: if registered in October or later, the next year (law 402-ФЗ, article 15). Null if unknown.
 */
function findFirstYear(dossier: Dossier): number | null {
  const registeredOn = blockData(dossier, 'register')?.row.registeredOn
  return registeredOn ? Number(registeredOn.slice(0, 4)) + (registeredOn.slice(5) >= '10-01' ? 1 : 0) : null
}

/** Whether accounts of the last `years` due years are missing, and why; null if none are, and for sole traders, who file no accounts. */
export function findMissingAccounts(group: CoverageGroup, dossier: Dossier, years: number): Missing | null {
  if (dossier.kind === 'entrepreneur') return null
  if (dossier.blocks.accounts?.state === 'down') return { group, reason: 'down', asOf: null }
  const heldYears = new Set(blockData(dossier, 'accounts')?.years.map(({ year }) => year))
  const lastDue = lastYearDue(dossier.today)
  const requiredYears = Array.from({ length: years }, (_, back) => lastDue - back)
  if (requiredYears.every((year) => heldYears.has(year))) return null
  const firstYear = findFirstYear(dossier)
  if (firstYear && requiredYears.every((year) => year < firstYear || heldYears.has(year))) return { group, reason: 'not_due', asOf: null }
  // 0 if no year is held.
  const newest = Math.max(0, ...heldYears)
  if (newest === 0 && accountsElsewhere(blockData(dossier, 'register'))) return { group, reason: 'elsewhere', asOf: null }
  return newest > 0 && newest < lastDue ? { group, reason: 'old', asOf: `${newest}-12-31` } : { group, reason: 'absent', asOf: null }
}

/** Missing licences: the main activity usually requires one, but the register extract has none. Null for other activities. */
function findMissingLicences(dossier: Dossier): Missing | null {
  const register = blockData(dossier, 'register')
  const needsLicence = register?.row.okvedCode && LICENSED.test(register.row.okvedCode)
  return needsLicence && register.licenses.length === 0 ? { group: 'licences', reason: 'absent', asOf: null } : null
}

/** Missing tax debts. The open data cover organisations only, so that the absence of a sole trader from them proves nothing. */
function findMissingTaxDebts(dossier: Dossier): Missing | null {
  if (dossier.kind === 'entrepreneur' && blockData(dossier, 'debts') === null) return { group: 'tax_debts', reason: 'absent', asOf: null }
  return findMissingBlock('tax_debts', 'debts', dossier)
}

/**
 * Missing headcount; null if it is held, and for sole traders, about whom none is published. `not_due`: the company is too young for a published
 * year.
 */
export function findMissingStaff(dossier: Dossier): Missing | null {
  if (dossier.kind === 'entrepreneur') return null
  const missing = findMissingBlock('staff', 'headcount', dossier)
  const registeredOn = blockData(dossier, 'register')?.row.registeredOn
  const isYoung = Boolean(registeredOn) && Number(registeredOn?.slice(0, 4)) > lastYearDue(dossier.today)
  if (isYoung && blockData(dossier, 'headcount') === null) return { group: 'staff', reason: 'not_due', asOf: null }
  return missing ?? (blockData(dossier, 'headcount') ? null : { group: 'staff', reason: 'absent', asOf: null })
}
