// Computes the rank of a company or sole trader: one number that gives the default order of search results. A smaller rank comes first. The order is
// by group of status, then larger companies before smaller ones, then by id.
import { statusClass } from '@sverka/contract/company/company.rules'

export type StatusGroup = 'active' | 'other' | 'closed'

/** The properties of a record that the order and the size filter use; null if no source has the value. */
export interface SizeFacts {
  readonly revenueKopecks: number | null
  readonly headcount: number | null
  /** Category of the register of small and medium businesses: 1 micro, 2 small, 3 medium. */
  readonly mspCategory: number | null
  readonly capitalKopecks: number | null
}

/** The groups in the order of results. A group's index is part of stored ranks. */
export const statusGroups: readonly StatusGroup[] = ['active', 'other', 'closed']
/** Kopecks in a ruble. */
const KOPECKS = 100

/** Yearly revenue in rubles that is assumed per employee, or by category (`mspCategory`), if the revenue is unknown: only orders of magnitude. */
const RUBLES_PER_HEAD = 3_000_000
const RUBLES_BY_CATEGORY: Readonly<Record<number, number>> = { 1: 5_000_000, 2: 200_000_000, 3: 1_000_000_000 }
/** Number of steps of the score for each doubling of the size. */
const STEPS_PER_DOUBLING = 4096
/** The score has 18 bits: enough for sizes up to 2^64 rubles. */
const HIGHEST_SCORE = 2 ** 18 - 1

/**
 * The group of a status: «Действует» (active), «Не действует» (inactive: closed), or any other, such as «Ликвидирована» (liquidated); specification
 * §4.
 */
export function statusGroup(statusName: string): StatusGroup {
  const status = statusClass(statusName)
  if (status === 'active') return 'active'
  return status === 'inactive' ? 'closed' : 'other'
}

/** Size in rubles a year: the revenue, else an estimate from the headcount, the category or the capital, in that order. */
export function sizeInRubles(facts: SizeFacts): number {
  if (facts.revenueKopecks !== null && facts.revenueKopecks > 0) return facts.revenueKopecks / KOPECKS
  if (facts.headcount !== null && facts.headcount > 0) return facts.headcount * RUBLES_PER_HEAD
  const category = facts.mspCategory === null ? undefined : RUBLES_BY_CATEGORY[facts.mspCategory]
  return category ?? Math.max(0, facts.capitalKopecks ?? 0) / KOPECKS
}

/** The size on a logarithmic scale: a whole number from 0 to 2^18 − 1, larger for larger companies. */
export const sizeScore = (facts: SizeFacts): number =>
  Math.min(HIGHEST_SCORE, Math.floor(Math.log2(1 + sizeInRubles(facts)) * STEPS_PER_DOUBLING))

export type Kind = 'company' | 'entrepreneur'

/** The properties from which a rank is computed. */
export interface RankFacts {
  readonly group: StatusGroup
  readonly score: number
  readonly id: number
  readonly kind: Kind
}

/** Factors of the parts of a rank: the kind takes 1 bit, the id 31, the score 18, the group the rest. */
const GROUP = 2 ** 50
const SCORE = 2 ** 32

/**
 * group · 2^50 + (highest score − score) · 2^32 + id · 2 + (1 for a company, 0 for a sole trader). Unique, exact in a double, smallest for the
 * record that comes first.
 */
export const computeRank = ({ group, score, id, kind }: RankFacts): number =>
  statusGroups.indexOf(group) * GROUP + (HIGHEST_SCORE - score) * SCORE + id * 2 + (kind === 'company' ? 1 : 0)

/** Values of the size filter. */
export type SizeClass = 'micro' | 'small' | 'medium' | 'large'

/**
 * The category in the register of small and medium businesses, if the record has one; else by the yearly revenue against the limits of the law on
 * small business, 209-ФЗ (120 and 800 million, 2 billion rubles). Null if neither is known.
 */
export function sizeClass(facts: SizeFacts): SizeClass | null {
  if (facts.mspCategory !== null) return (['micro', 'small', 'medium'] as const)[facts.mspCategory - 1] ?? null
  if (facts.revenueKopecks === null || facts.revenueKopecks <= 0) return null
  const rubles = facts.revenueKopecks / KOPECKS
  if (rubles <= 120e6) return 'micro'
  if (rubles <= 800e6) return 'small'
  return rubles <= 2e9 ? 'medium' : 'large'
}

/** The id, kind and status group of the record that has this rank. */
export const idOfRank = (rank: number): number => Math.floor((rank % SCORE) / 2)
export const kindOfRank = (rank: number): Kind => (rank % 2 === 1 ? 'company' : 'entrepreneur')
export const groupOfRank = (rank: number): StatusGroup => statusGroups[Math.floor(rank / GROUP)] ?? 'closed'

/** The smallest rank that a record of this group can have. */
export const smallestRankOfGroup = (group: StatusGroup): number => statusGroups.indexOf(group) * GROUP
