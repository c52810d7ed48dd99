// Blocks of open data that names a taxpayer by ИНН: one type per source word, as `taxpayer_facts` keeps them.
// Money is whole kopecks, days are ISO. Yearly sets come as one stored block per year and open as one list, newest year first.
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
  /** Contracts the register names, without prices: 44-ФЗ and 223-ФЗ. */
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

/** Source `incomes`: all income and all expense of a year by the accounts (not line 2110). */
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

/** Source `taxes`: what was paid in a year, by kind; may be negative. */
export interface TaxesFacts {
  readonly years: readonly { readonly year: number; readonly paid: readonly TaxPaid[] }[]
}

/** Source `regimes`: special tax regimes in use. */
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
  /** Article of the code of offences, who drew up the protocol, and the term in the register's words. */
  readonly article?: string
  readonly issuer?: string
  readonly term?: string
  readonly since: string
  readonly until: string
}

/** Source `disqualified`: whom the register names as disqualified over their work in this organisation, not only its present head; latest end first. */
export interface DisqualifiedFacts {
  readonly persons: readonly DisqualifiedPerson[]
}

/** A person whom the register of disqualified persons names, with the organisation it names beside them. */
export interface DisqualifiedNamesake extends DisqualifiedPerson {
  readonly organisation?: string
  /** ИНН of that organisation. */
  readonly inn?: string
}

/**
 * Source `namesakes`: everybody of one full name in the register of disqualified persons. It stands under the name, for the register gives
 * no number of a person: a hint to look at by hand, and no statement about anybody.
 */
export interface NamesakesFacts {
  readonly namesakes: readonly DisqualifiedNamesake[]
}

/** The small business as the register last named it, before a newer full list did not. */
export interface MspLeftFacts extends MspFacts {
  /** Day of the first list without it. */
  readonly leftOn: string
}

/** Every source word with its block. */
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
