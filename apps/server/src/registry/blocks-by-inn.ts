// Types of the blocks of facts from open data that are stored by ИНН, one for each source, as `taxpayer_facts` stores them. Money is in kopecks,
// days are YYYY-MM-DD. A yearly set is stored as one block for each year and opened as one list, newest year first.
import type { License } from './register-extract.ts'

/** Source `msp`: the register of small and medium business. */
export interface MspFacts {
  readonly category: 'micro' | 'small' | 'medium'
  /** Day the subject entered the register. */
  readonly since?: string
  readonly isNew?: boolean
  readonly socialEnterprise?: boolean
  readonly headcount?: number
  readonly licenses: readonly License[]
  /** Contracts that the register names, without prices: 44-ФЗ and 223-ФЗ. */
  readonly contracts: readonly MspContract[]
}

export interface MspContract {
  readonly law: '44' | '223'
  readonly customerName?: string
  readonly customerInn?: string
  readonly subject?: string
  readonly number?: string
  readonly date?: string
}

/** Source `incomes`: total income and expenses of a year by the accounts (not line 2110). */
export interface IncomesFacts {
  readonly years: readonly { readonly year: number; readonly incomeKopecks: number; readonly expenseKopecks: number }[]
}

/** Source `headcount`: average number of employees of a year; 0 is a value. */
export interface HeadcountFacts {
  readonly years: readonly { readonly year: number; readonly count: number }[]
}

export interface TaxPaid {
  readonly name: string
  readonly kopecks: number
}

/** Source `taxes`: what was paid in a year, by kind of tax; a refund makes it negative. */
export interface TaxesFacts {
  readonly years: readonly { readonly year: number; readonly paid: readonly TaxPaid[] }[]
}

/** Source `regimes`: special tax regimes in use (ЕСХН, УСН, АУСН, СРП). */
export interface RegimesFacts {
  readonly regimes: readonly ('eshn' | 'usn' | 'ausn' | 'srp')[]
}

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

export interface DisqualifiedPerson {
  /** Number of the record in the register. */
  readonly record: string
  readonly name: string
  readonly post?: string
  /** Article of the code of offences, issuer of the protocol, and the term in the register's words. */
  readonly article?: string
  readonly issuer?: string
  readonly term?: string
  readonly since: string
  readonly until: string
}

/** Source `disqualified`: people disqualified for their work in this organisation, not only its present head; latest end first. */
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

/** The company's entry in the last list of small business that named it, if the newest one does not. */
export interface MspLeftFacts extends MspFacts {
  /** Day of the first list without it. */
  readonly leftOn: string
}

/** The block of each source, by the source's word. */
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
