// Types of the blocks of facts about a company, one for each source (court cases, contracts …), as `company_facts` stores them. Money is in kopecks.
// An absent field: the source did not say; an absent block: the source was not asked.

/** An ISO day, `2026-11-20`. */
type Day = string

/** A side of a case or of a contract. */
export interface Party {
  readonly name: string
  readonly inn?: string
  readonly ogrn?: string
  readonly address?: string
}

/** A court case; a source may list it once for each instance. */
export interface LegalCase {
  readonly number: string
  /** Key of the case file at its court system, where the source gives one. */
  readonly uuid?: string
  readonly url?: string
  readonly date: Day
  readonly startDate?: Day
  readonly endDate?: Day
  readonly court?: string
  readonly plaintiffs: readonly Party[]
  readonly respondents: readonly Party[]
  readonly claimKopecks?: number
  /** Set by the source while the case is open. */
  readonly active?: boolean
  /** Subject, instance and outcome of the dispute, where the source gives them. */
  readonly category?: string
  readonly stage?: string
  readonly outcome?: string
  readonly awardedKopecks?: number
}

/** Source `cases`. `known` is the source's own count, if larger than the number of listed cases. */
export interface CasesFacts {
  readonly cases: readonly LegalCase[]
  readonly known?: number
}

/** Number of the federal law on procurement under which the contract was made. */
export type ContractLaw = '44' | '94' | '223'

export interface Contract {
  readonly registerNumber: string
  readonly url?: string
  readonly law: ContractLaw
  /** The company's role in this contract. */
  readonly role: 'supplier' | 'customer'
  readonly date?: Day
  readonly executedOn?: Day
  readonly priceKopecks?: number
  readonly customer?: Party
  readonly suppliers: readonly Party[]
  readonly objects: readonly { readonly id?: string; readonly name: string }[]
}

/** Source `contracts`; `known` as in `CasesFacts`. */
export interface ContractsFacts {
  readonly contracts: readonly Contract[]
  readonly known?: number
}

export interface Inspection {
  readonly number: string
  readonly status: string
  readonly type: string
  readonly startDate?: Day
  readonly endDate?: Day
  readonly finished?: boolean
  /** True: violations were found; absent: the source does not say. */
  readonly violations?: boolean
  readonly basis?: string
  readonly controlBody?: string
  readonly addresses: readonly string[]
  /** Texts of the act: violations, prescriptions, remarks. */
  readonly results: readonly string[]
}

/** Source `inspections`; `known` as in `CasesFacts`. */
export interface InspectionsFacts {
  readonly inspections: readonly Inspection[]
  readonly known?: number
}

/** A proceeding of the bailiffs (ФССП). */
export interface EnforcementProceeding {
  readonly number: string
  readonly date?: Day
  readonly documentType?: string
  readonly documentNumber?: string
  readonly documentDate?: Day
  readonly subject?: string
  readonly bailiffs?: string
  readonly bailiffsAddress?: string
  readonly debtKopecks?: number
  readonly remainingKopecks?: number
}

/** Source `enforcement`; `known` as in `CasesFacts`. */
export interface EnforcementFacts {
  readonly proceedings: readonly EnforcementProceeding[]
  readonly known?: number
}

export interface BankruptcyMessage {
  readonly id: string
  readonly url?: string
  readonly date: Day
  /** The register's own name for the kind of message. */
  readonly kind: string
  readonly caseNumber?: string
  readonly court?: string
}

/** Source `bankruptcy`; `known` as in `CasesFacts`. */
export interface BankruptcyFacts {
  readonly messages: readonly BankruptcyMessage[]
  readonly known?: number
}

export interface Trademark {
  readonly number: string
  readonly url?: string
  readonly registeredOn?: Day
  readonly expiresOn?: Day
  readonly sections: readonly { readonly title: string; readonly content: string }[]
}

/** Source `trademarks`. */
export interface TrademarksFacts {
  readonly trademarks: readonly Trademark[]
}

/** The annual accounts of one year: kopecks by four-digit code of the line (`2110` is the revenue); an absent code is a line left blank. */
export interface AccountsYear {
  readonly year: number
  readonly lines: Readonly<Record<string, number>>
  /** URL of the filed report. */
  readonly reportUrl?: string
}

/** Source `accounts`: newest year first. */
export interface AccountsFacts {
  readonly years: readonly AccountsYear[]
}

export interface SanctionsMatch {
  /** Name of the list, `OFAC SDN`. */
  readonly list: string
  /** Who imposed it, as shown: «США». */
  readonly country: string
  readonly name: string
  readonly program?: string
  /** What matched; a match by name alone is only a hint. */
  readonly matchedBy: 'inn' | 'ogrn' | 'name'
}

/** Source `sanctions`. `listed` is a source's own flag that does not name the lists. */
export interface SanctionsFacts {
  readonly matches: readonly SanctionsMatch[]
  readonly listed?: boolean
  readonly countries?: readonly string[]
}

/** Matches in lists whose newest complete copy no longer names the company. */
export interface SanctionsLeftFacts {
  /** `leftOn`: day of the first copy without it. */
  readonly matches: readonly (SanctionsMatch & { readonly leftOn: Day })[]
}

/** Source `contacts`. */
export interface ContactsFacts {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly website?: string
}

interface Code {
  readonly code: string
  readonly name?: string
}

/** Source `statistics`: the codes of the statistical register. */
export interface StatisticsFacts {
  readonly okpo?: string
  readonly okato?: Code
  readonly oktmo?: Code
  readonly okfs?: Code
  readonly okogu?: Code
  readonly okopf?: Code
}

/** A related company according to a source; `name` is absent if the source gives only a number. */
export interface LinkedCompany {
  readonly relation: 'subsidiary' | 'managed' | 'shared_head'
  readonly ogrn: string
  readonly inn?: string
  readonly name?: string
  readonly status?: string
  readonly closedOn?: Day
  readonly registeredOn?: Day
  readonly address?: string
  readonly okved?: string
}

/** Source `links`: relations missing in the register extract. */
export interface LinksFacts {
  readonly companies: readonly LinkedCompany[]
}

/** Source `marks`: flags that a source computes; absent if it does not say. */
export interface MarksFacts {
  readonly unfairSupplier?: boolean
  readonly disqualifiedHead?: boolean
  readonly massHead?: boolean
  readonly massFounder?: boolean
  readonly illegalFinance?: boolean
  readonly sanctionedFounder?: boolean
  /** Founders whose data are restricted. */
  readonly hiddenFounders?: number
  /** Sum of tax arrears and its day. */
  readonly arrearsKopecks?: number
  readonly arrearsOn?: Day
  /** Number of other companies at the address, as the source counts. */
  readonly massAddress?: boolean
  readonly neighbours?: number
}

/** Source `report`: a reliability report in HTML, parsed into counts and plain texts; the HTML is not kept. */
export interface ReportFacts {
  readonly positive: number
  readonly negative: number
  readonly positives: readonly string[]
  readonly negatives: readonly string[]
}

/** The block of each source, by the source's word. */
export interface SourcedFacts {
  readonly cases: CasesFacts
  readonly contracts: ContractsFacts
  readonly inspections: InspectionsFacts
  readonly enforcement: EnforcementFacts
  readonly bankruptcy: BankruptcyFacts
  readonly trademarks: TrademarksFacts
  readonly accounts: AccountsFacts
  readonly sanctions: SanctionsFacts
  readonly sanctionsLeft: SanctionsLeftFacts
  readonly contacts: ContactsFacts
  readonly statistics: StatisticsFacts
  readonly links: LinksFacts
  readonly marks: MarksFacts
  readonly report: ReportFacts
}
