// Types of the facts that factors read: the register extract, blocks of other sources, and counts over our whole register.
import type { CompanyRecord, CompanyRow } from '../../registry/registry.ts'

type RecordBlocks = Required<CompanyRecord['blocks']>
/** The newest year of a yearly set. */
type Newest<B extends { readonly years: readonly unknown[] }> = B['years'][number]

/** An ISO day, `2026-11-20`. */
export type Day = string

/** How many companies share a place or a person: `living` are active, `total` are all. */
export interface Tally {
  readonly living: number
  readonly total: number
}

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
  readonly heads: readonly PersonTally[]
  readonly founders: readonly PersonTally[]
}

export type Relation = 'founder' | 'subsidiary' | 'manager' | 'managed' | 'predecessor' | 'successor' | 'shared_head'

/** A connected company; its own data are null if it is not in our register. */
export interface GroupCompany {
  /** What it is to this company: `managed` is led by it, `manager` leads it as a managing company. */
  readonly relation: Relation
  readonly name: string
  readonly inn: string | null
  readonly ogrn: string | null
  readonly statusCode: string | null
  readonly closedOn: Day | null
  readonly okvedCode: string | null
  readonly address: string | null
  /** Whether it is on the simplified tax regime (УСН), and its yearly income, from open data; absent where not held. */
  readonly simplified?: boolean
  readonly incomeKopecks?: number
}

export interface Owner {
  readonly name: string
  readonly percent: number
  /** Sanctions lists with the owner's ИНН or ОГРН; absent where not checked. */
  readonly lists?: readonly string[]
}

/** Connected companies, and the owners with what is known of them. */
export interface GroupFacts {
  readonly companies: readonly GroupCompany[]
  readonly owners: readonly Owner[]
}

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
  readonly year: number
  /** Region code if enough of its companies are held, else null for the whole country. */
  readonly region: string | null
}

/** This company's ratios in its newest year, and the quartiles of its activity class `okved` (two digits). */
export interface IndustryFacts {
  readonly okved: string
  readonly year: number
  readonly ratios: Partial<Record<RatioKey, Quartiles>>
}

/** Every block that a factor may need. */
export interface Facts {
  readonly register: CompanyRecord['register'] & {
    readonly row: CompanyRow
    /** Name of the head before the present one, from an earlier extract; absent if no such extract is held. */
    readonly headBefore?: string
  }
  readonly msp: RecordBlocks['msp']
  /** The last entry in the register of small business before the company left it. */
  readonly mspLeft: RecordBlocks['mspLeft']
  /** `before`: the preceding year, where held. */
  readonly incomes: Newest<RecordBlocks['incomes']> & { readonly before?: Newest<RecordBlocks['incomes']> }
  readonly headcount: Newest<RecordBlocks['headcount']> & { readonly before?: number }
  readonly taxes: Newest<RecordBlocks['taxes']>
  readonly regimes: RecordBlocks['regimes']
  readonly debts: RecordBlocks['debts']
  /**
   * Entries of the register of disqualified persons: `persons` names those that the register links to this organisation, `namesakes` those with the
   * full name of one of its heads, who may be other people.
   */
  readonly disqualified: RecordBlocks['disqualified'] &
    RecordBlocks['namesakes'] & {
      /** We hold only a part of the register, so a person who is not in it may still be disqualified. */ readonly isPart?: boolean
    }
  readonly offences: Newest<RecordBlocks['offences']>
  readonly accounts: RecordBlocks['accounts']
  readonly cases: RecordBlocks['cases']
  readonly contracts: RecordBlocks['contracts']
  readonly inspections: RecordBlocks['inspections']
  readonly enforcement: RecordBlocks['enforcement']
  readonly bankruptcy: RecordBlocks['bankruptcy']
  readonly trademarks: RecordBlocks['trademarks']
  readonly sanctions: RecordBlocks['sanctions'] & {
    /** Sanctions lists held completely, by code, with their days; absent: all lists that a match may name. */
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
 * State of a block. `held` with null data: our whole copy of the source as of that day does not contain the company.
 * `part`: we hold only a part of the source, and the company is not in it. `not_asked`: never requested for the company, like an absent block.
 * `down`: the source was asked and did not answer. `not_kept`: counted over all companies of today, which is not stored for past days.
 */
export type Holding<T> =
  | { readonly state: 'held'; readonly asOf: Day; readonly data: T | null }
  | { readonly state: 'part'; readonly asOf: Day }
  | { readonly state: 'not_asked' }
  | { readonly state: 'down' }
  | { readonly state: 'not_kept' }

/** Everything known of one company on one day. */
export interface Dossier {
  readonly today: Day
  readonly kind: 'company' | 'entrepreneur'
  /** Number of companies in our register, over which shared places and groups are counted; absent if nothing is counted. */
  readonly registered?: number
  /** Only a part of the country's register is held, so counts may be too low. */
  readonly isRegisterIncomplete?: boolean
  readonly blocks: { readonly [K in BlockName]?: Holding<Facts[K]> }
}
