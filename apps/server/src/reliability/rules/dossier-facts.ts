// Types of the facts from which the factors (checks) of the reliability report are computed: the register extract, blocks of facts from other
// sources, and counts over our whole register.
import type { CompanyRecord, CompanyRow } from '../../registry/registry.ts'

type RecordBlocks = Required<CompanyRecord['blocks']>
/** The newest year of a yearly set. */
type Newest<B extends { readonly years: readonly unknown[] }> = B['years'][number]

/** An ISO day, `2026-11-20`. */
export type Day = string

/** How many companies share a place or a person: `living` are not closed, `total` includes closed ones. */
export interface Tally {
  readonly living: number
  readonly total: number
}

/** How many companies a person leads, or is a founder of; `inn` is the person's taxpayer number (ИНН, 12 digits). */
export interface PersonTally extends Tally {
  readonly name: string
  readonly inn: string
}

/** Counted over our own register, updated with every import. */
export interface PlacesFacts {
  /** Companies in the same building; null without a house number in the extract. */
  readonly building: Tally | null
  /** Companies with exactly the same address, office included. */
  readonly office: Tally | null
  /** For each head and founder of this company who is a person with a known number. */
  readonly heads: readonly PersonTally[]
  readonly founders: readonly PersonTally[]
}

/** Relation of another company to this one, as `GroupCompany` explains it. */
export type Relation = 'founder' | 'subsidiary' | 'manager' | 'managed' | 'predecessor' | 'successor' | 'shared_head'

/** A tied company (connected by a head, founder or owner); its own data are null if it is not in our register. */
export interface GroupCompany {
  /**
   * What it is to this company: its founder, its subsidiary, the managing company that leads it (`manager`), a company that it leads (`managed`),
   * predecessor or successor after a reorganisation, or a company with the same head.
   */
  readonly relation: Relation
  readonly name: string
  readonly inn: string | null
  /** State registration number (ОГРН). */
  readonly ogrn: string | null
  /** Code of the status in the state register (ЕГРЮЛ); null while the company is simply active. */
  readonly statusCode: string | null
  readonly closedOn: Day | null
  /** Code of the main activity (ОКВЭД). */
  readonly okvedCode: string | null
  readonly address: string | null
  /** Whether it uses the simplified tax regime (УСН), by open data; absent if unknown. */
  readonly simplified?: boolean
  /** Income of its newest year, by open data; absent if unknown. */
  readonly incomeKopecks?: number
}

/** A founder with a share of known size. */
export interface Owner {
  readonly name: string
  /** Share of the capital, 0 to 100. */
  readonly percent: number
  /** Sanctions lists with the owner's ИНН or ОГРН; absent where not checked. */
  readonly lists?: readonly string[]
}

/** Tied companies, and the owners. */
export interface GroupFacts {
  readonly companies: readonly GroupCompany[]
  readonly owners: readonly Owner[]
}

/**
 * Ratios that are compared within an industry: net profit to revenue, equity to assets, current assets to short-term debt, revenue to assets, paid
 * taxes to income, and insurance contributions per employee in kopecks.
 */
export const ratioKeys = ['margin', 'autonomy', 'liquidity', 'turnover', 'tax_burden', 'contributions'] as const
export type RatioKey = (typeof ratioKeys)[number]

/** A ratio of this company (`value`) and the quartiles over `companies` companies of its activity class. */
export interface Quartiles {
  readonly value: number
  /** A quarter of the companies has less. */
  readonly lower: number
  readonly median: number
  /** A quarter of the companies has more. */
  readonly upper: number
  readonly companies: number
  /** Year of `value`. */
  readonly year: number
  /** Code of the region of the compared companies; null for the whole country, if the region has too few. */
  readonly region: string | null
}

/** This company's ratios in its newest year, and the quartiles of its activity class `okved` (two digits). */
export interface IndustryFacts {
  readonly okved: string
  readonly year: number
  readonly ratios: Partial<Record<RatioKey, Quartiles>>
}

/** Every block that a factor may need, by its name. */
export interface Facts {
  /** The extract of the state register (ЕГРЮЛ for companies, ЕГРИП for sole traders). */
  readonly register: CompanyRecord['register'] & {
    readonly row: CompanyRow
    /** Name of the head before the present one, from an earlier extract; absent if no such extract is held. */
    readonly headBefore?: string
  }
  /** The entry in the tax service's register of small and medium business («МСП»). */
  readonly msp: RecordBlocks['msp']
  /** The last entry in that register before the company left it. */
  readonly mspLeft: RecordBlocks['mspLeft']
  /** Total income and expenses of a year, as published by the tax service. `before`: the preceding year, if held. */
  readonly incomes: Newest<RecordBlocks['incomes']> & { readonly before?: Newest<RecordBlocks['incomes']> }
  /** Average number of employees in a year; `before`: in the preceding year, if held. */
  readonly headcount: Newest<RecordBlocks['headcount']> & { readonly before?: number }
  /** Taxes and insurance contributions paid in a year. */
  readonly taxes: Newest<RecordBlocks['taxes']>
  /** Special tax regimes in use. */
  readonly regimes: RecordBlocks['regimes']
  /** Tax debts by kind of tax. */
  readonly debts: RecordBlocks['debts']
  /**
   * Entries of the register of disqualified persons: `persons` names those that the register links to this organisation, `namesakes` those with the
   * full name of one of its heads, who may be other people.
   */
  readonly disqualified: RecordBlocks['disqualified'] &
    RecordBlocks['namesakes'] & {
      /** We hold only a part of the register, so a person who is not in it may still be disqualified. */
      readonly isPart?: boolean
    }
  /** Fines for tax offences of a year. */
  readonly offences: Newest<RecordBlocks['offences']>
  /** Annual accounts. */
  readonly accounts: RecordBlocks['accounts']
  /** Cases in commercial courts. */
  readonly cases: RecordBlocks['cases']
  /** State contracts, as supplier or as customer. */
  readonly contracts: RecordBlocks['contracts']
  /** Inspections by state authorities. */
  readonly inspections: RecordBlocks['inspections']
  /** Proceedings of bailiffs, who collect debts by force. */
  readonly enforcement: RecordBlocks['enforcement']
  /** Messages in the bankruptcy register. */
  readonly bankruptcy: RecordBlocks['bankruptcy']
  readonly trademarks: RecordBlocks['trademarks']
  readonly sanctions: RecordBlocks['sanctions'] & {
    /** Sanctions lists held completely, by code, with the day of our copy; absent: every list counts as held. */
    readonly covered?: ReadonlyMap<string, Day>
    /** Sanctions lists held in part only. */
    readonly parts?: ReadonlySet<string>
  }
  readonly contacts: RecordBlocks['contacts']
  /** Warnings of the Checko service about the company, such as an unfair supplier. */
  readonly marks: RecordBlocks['marks']
  readonly places: PlacesFacts
  readonly group: GroupFacts
  readonly industry: IndustryFacts
}

export type BlockName = keyof Facts

/**
 * State of a block. `held`: we have its data of the day `asOf`; null data: our whole copy of the source of that day does not contain the company.
 * `part`: we have only a part of the source, and the company is not in it. `not_asked`: never requested for the company, like an absent block.
 * `down`: the source was requested and did not answer. `not_kept`: counted over all companies as they are now, which is not stored for past days.
 */
export type Holding<T> =
  | { readonly state: 'held'; readonly asOf: Day; readonly data: T | null }
  | { readonly state: 'part'; readonly asOf: Day }
  | { readonly state: 'not_asked' }
  | { readonly state: 'down' }
  | { readonly state: 'not_kept' }

/** All facts about one company as of one day. */
export interface Dossier {
  readonly today: Day
  readonly kind: 'company' | 'entrepreneur'
  /** Number of companies in our register, over which shared places and groups are counted; absent if nothing is counted. */
  readonly registered?: number
  /** Only a part of the country's register is held, so counts may be too low. */
  readonly isRegisterIncomplete?: boolean
  readonly blocks: { readonly [K in BlockName]?: Holding<Facts[K]> }
}
