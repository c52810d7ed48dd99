// What the factors read: the register extract, blocks of other sources, and what is computed over our whole register.
import type { CompanyRecord, CompanyRow } from '../../registry/registry.ts'

type Held = Required<CompanyRecord['blocks']>
/** The newest year of a yearly set. */
type Newest<B extends { readonly years: readonly unknown[] }> = B['years'][number]

/** An ISO day, `2026-11-20`. */
export type Day = string

/** How many companies share a place or a person: living ones and all that ever did. */
export interface Tally {
  readonly living: number
  readonly total: number
}

export interface PersonTally extends Tally {
  readonly name: string
  readonly inn: string
}

/** Counted over our own register, kept up to date with every import. */
export interface PlacesFacts {
  /** Companies in the same building; null where the extract gives no house. */
  readonly building: Tally | null
  /** Companies with the very same address, office included. */
  readonly office: Tally | null
  readonly heads: readonly PersonTally[]
  readonly founders: readonly PersonTally[]
}

export type Relation = 'founder' | 'subsidiary' | 'manager' | 'managed' | 'predecessor' | 'successor' | 'shared_head'

export interface GroupCompany {
  readonly relation: Relation
  readonly name: string
  readonly inn: string | null
  readonly ogrn: string | null
  readonly statusCode: string | null
  readonly closedOn: Day | null
  readonly okvedCode: string | null
  readonly address: string | null
  /** Special regimes and income by open data of the same ИНН; absent where not held. */
  readonly simplified?: boolean
  readonly incomeKopecks?: number
}

export interface Owner {
  readonly name: string
  readonly percent: number
  /** Lists that name the owner by ИНН or ОГРН; absent where the owner was not checked. */
  readonly lists?: readonly string[]
}

/** Companies tied to this one, and its owners through one step. */
export interface GroupFacts {
  readonly companies: readonly GroupCompany[]
  readonly owners: readonly Owner[]
}

export const ratioKeys = ['margin', 'autonomy', 'liquidity', 'turnover', 'tax_burden', 'contributions'] as const
export type RatioKey = (typeof ratioKeys)[number]

export interface Quartiles {
  readonly value: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly companies: number
  readonly year: number
  /** Region code where enough companies of the region are held, else null: the whole country. */
  readonly region: string | null
}

/** This company's ratios beside the quartiles of its activity class. */
export interface IndustryFacts {
  readonly okved: string
  readonly year: number
  readonly ratios: Partial<Record<RatioKey, Quartiles>>
}

/** Every block that a factor may need. */
export interface Facts {
  readonly register: CompanyRecord['register'] & {
    readonly row: CompanyRow /** Whom an earlier extract named in place of a new head; absent where none is held. */
    readonly headBefore?: string
  }
  readonly msp: Held['msp']
  /** What the register of small business said before a newer full list no longer named the company. */
  readonly mspLeft: Held['mspLeft']
  /** `before`: the year right before it, where held. */
  readonly incomes: Newest<Held['incomes']> & { readonly before?: Newest<Held['incomes']> }
  readonly headcount: Newest<Held['headcount']> & { readonly before?: number }
  readonly taxes: Newest<Held['taxes']>
  readonly regimes: Held['regimes']
  readonly debts: Held['debts']
  /** Whom the register of disqualified persons names over this organisation, and everybody else there of the full name of one of its heads. */
  readonly disqualified: Held['disqualified'] & Held['namesakes'] & { /** Who is not among them is unknown. */ readonly isPart?: boolean }
  readonly offences: Newest<Held['offences']>
  readonly accounts: Held['accounts']
  readonly cases: Held['cases']
  readonly contracts: Held['contracts']
  readonly inspections: Held['inspections']
  readonly enforcement: Held['enforcement']
  readonly bankruptcy: Held['bankruptcy']
  readonly trademarks: Held['trademarks']
  readonly sanctions: Held['sanctions'] & {
    /** Sanctions lists of which a whole copy is held, by their register's code, each with its day; absent: every list a match may name. */
    readonly covered?: ReadonlyMap<string, Day>
    /** Those of which no more than a part is held. */
    readonly parts?: ReadonlySet<string>
  }
  readonly contacts: Held['contacts']
  readonly marks: Held['marks']
  readonly places: PlacesFacts
  readonly group: GroupFacts
  readonly industry: IndustryFacts
}

export type BlockName = keyof Facts

/**
 * One block as we hold it. `held` with null data: our copy of the source of that day names no such company.
 * `part`: a part of the set is held, which does not name it. `down`: the source was asked and did not answer.
 */
export type Holding<T> =
  | { readonly state: 'held'; readonly asOf: Day; readonly data: T | null }
  | { readonly state: 'part'; readonly asOf: Day }
  | { readonly state: 'not_asked' }
  | { readonly state: 'down' }

/** Everything known of one company on one day. */
export interface Dossier {
  readonly today: Day
  readonly kind: 'company' | 'entrepreneur'
  /** How many companies the counts over our own register rest on; absent where nothing is counted. */
  readonly registered?: number
  /** Only a part of the country's register is held: what is not counted over it may be elsewhere. */
  readonly isPartOfRegister?: boolean
  readonly blocks: { readonly [K in BlockName]?: Holding<Facts[K]> }
}
