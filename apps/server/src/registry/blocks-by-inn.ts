// Types of the blocks of facts from the open data of the tax service. A block is what one data set (source) says about one taxpayer; the table
// `taxpayer_facts` stores blocks by ИНН (taxpayer number). Money is in kopecks, days are YYYY-MM-DD. A yearly set is stored as one block for each
// year and read as one list, newest year first.
import type { License } from './register-extract.ts'

/** Source `msp`: the register of small and medium business (МСП). */
export interface MspFacts {
  readonly category: 'micro' | 'small' | 'medium'
  /** Day the company or sole trader entered the register. */
  readonly since?: string
  /** The register marks it as newly created. */
  readonly isNew?: boolean
  /** It has the legal status of a social enterprise. */
  readonly socialEnterprise?: boolean
  readonly headcount?: number
  readonly licenses: readonly License[]
  /** Public procurement contracts that the register names, without prices. */
  readonly contracts: readonly MspContract[]
}

/** A contract under the procurement law 44-ФЗ (the state as customer) or 223-ФЗ (state companies). */
export interface MspContract {
  readonly law: '44' | '223'
  readonly customerName?: string
  readonly customerInn?: string
  readonly subject?: string
  readonly number?: string
  readonly date?: string
}

/** Source `incomes`: total income and expenses of a year from the annual accounts. Income is more than revenue (line 2110 of the accounts). */
export interface IncomesFacts {
  readonly years: readonly { readonly year: number; readonly incomeKopecks: number; readonly expenseKopecks: number }[]
}

/** Source `headcount`: average number of employees of a year; 0 is a value. */
export interface HeadcountFacts {
  readonly years: readonly { readonly year: number; readonly count: number }[]
}

/** The payments of one tax; `name`: the tax, in the words of the source. */
export interface TaxPaid {
  readonly name: string
  readonly kopecks: number
}

/** Source `taxes`: payments of a year by kind of tax; a sum is negative if more was refunded than paid. */
export interface TaxesFacts {
  readonly years: readonly { readonly year: number; readonly paid: readonly TaxPaid[] }[]
}

/** Source `regimes`: special tax regimes in use: farm tax (ЕСХН), simplified (УСН), automated simplified (АУСН), production sharing (СРП). */
export interface RegimesFacts {
  readonly regimes: readonly ('eshn' | 'usn' | 'ausn' | 'srp')[]
}

/** The debt for one tax; `name`: the tax, in the words of the source. */
export interface TaxDebt {
  readonly name: string
  readonly taxKopecks: number
  readonly penaltyKopecks: number
  readonly fineKopecks: number
  readonly totalKopecks: number
}

/** Source `debts`: tax debts by kind as of a day. */
export interface DebtsFacts {
  readonly debts: readonly TaxDebt[]
}

/** Source `offences`: fines for tax offences of a year. */
export interface OffencesFacts {
  readonly years: readonly { readonly year: number; readonly fineKopecks: number }[]
}

/** A record of the register of persons whom a court has disqualified: they may not manage companies for a time. */
export interface DisqualifiedPerson {
  /** Number of the record in the register. */
  readonly record: string
  readonly name: string
  readonly post?: string
  /** Article of the Code of Administrative Offences. */
  readonly article?: string
  /** Authority that issued the report of the offence. */
  readonly issuer?: string
  /** Length of the disqualification in the register's words: «1 ГОД» (one year). */
  readonly term?: string
  readonly since: string
  readonly until: string
}

/** Source `disqualified`: people disqualified for their work in this organisation, not only its present head. Sorted by `until`, latest first. */
export interface DisqualifiedFacts {
  readonly persons: readonly DisqualifiedPerson[]
}

/** A person in the register of disqualified persons, with the organisation named there. */
export interface DisqualifiedNamesake extends DisqualifiedPerson {
  readonly organisation?: string
  /** ИНН of that organisation. */
  readonly inn?: string
}

/**
 * Source `namesakes`: all people of one full name in the register of disqualified persons. Stored by name, since the register
 * gives no personal number: a hint to check by hand, not a statement about anybody.
 */
export interface NamesakesFacts {
  readonly namesakes: readonly DisqualifiedNamesake[]
}

/** The company's former entry in the register of small business, if the newest edition no longer has one. */
export interface MspLeftFacts extends MspFacts {
  /** Day of the first edition without it. */
  readonly leftOn: string
}

/** The type of the block of each source, by source word. */
export interface TaxpayerFacts {
  readonly msp: MspFacts
  readonly mspLeft: MspLeftFacts
  readonly incomes: IncomesFacts
  readonly headcount: HeadcountFacts
  readonly taxes: TaxesFacts
  readonly regimes: RegimesFacts
  readonly debts: DebtsFacts
  readonly offences: OffencesFacts
  readonly disqualified: DisqualifiedFacts
  readonly namesakes: NamesakesFacts
}
