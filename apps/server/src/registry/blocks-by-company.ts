// Types of the blocks of facts about a company. A block is what one source (court cases, contracts …) says. The database stores each block under its
// source word, a key of `SourcedFacts` below. Money is in kopecks. A field is absent if the source did not give it, a block if the source was not
// queried.

/** An ISO day, `2026-11-20`. */
type Day = string

/** A party to a court case or contract. */
export interface Party {
  readonly name: string
  /** ИНН: taxpayer number. */
  readonly inn?: string
  /** ОГРН: number in the state register. */
  readonly ogrn?: string
  readonly address?: string
}

/** A case of a commercial (arbitrazh) court; a source may list it once for each instance (first, appeal …). */
export interface LegalCase {
  readonly number: string
  /** Key of the case in the courts' online case files (КАД). */
  readonly uuid?: string
  readonly url?: string
  readonly date: Day
  readonly startDate?: Day
  readonly endDate?: Day
  readonly court?: string
  readonly plaintiffs: readonly Party[]
  readonly respondents: readonly Party[]
  readonly claimKopecks?: number
  /** True while the source marks the case as open. */
  readonly active?: boolean
  /** Subject of the dispute. */
  readonly category?: string
  /** Instance: first, appeal, cassation. */
  readonly stage?: string
  readonly outcome?: string
  readonly awardedKopecks?: number
}

/** Source `cases`. `known`: the total that the source gives; larger than the list if not all cases were fetched. */
export interface CasesFacts {
  readonly cases: readonly LegalCase[]
  readonly known?: number
}

/** The federal law on public procurement under which the contract was made: 44-ФЗ (the state), 94-ФЗ (its predecessor), 223-ФЗ (state companies). */
export type ContractLaw = '44' | '94' | '223'

/** A public procurement contract. */
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

/** An inspection of the company by a state body. */
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

/** An enforcement proceeding of the bailiff service (ФССП): a debt or duty of the company is collected by force. The document is the writ. */
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

/** A message about the company in the bankruptcy register (ЕФРСБ). */
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
  /** Classes of goods and services, with their content. */
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

/** An entry of a sanctions list that matches the company. */
export interface SanctionsMatch {
  /** Name of the list, `OFAC SDN`. */
  readonly list: string
  /** Country that imposed the sanctions, as shown: «США» (USA). */
  readonly country: string
  /** Name of the listed party. */
  readonly name: string
  readonly program?: string
  /** The number or name by which the entry matched; a match by name alone is only a hint. */
  readonly matchedBy: 'inn' | 'ogrn' | 'name'
}

/** Source `sanctions`: matches in the lists we import. `listed`, `countries`: the flag of a source that names countries but no lists. */
export interface SanctionsFacts {
  readonly matches: readonly SanctionsMatch[]
  readonly listed?: boolean
  readonly countries?: readonly string[]
}

/** Matches in sanctions lists that no longer name the company: it is missing from a newer complete copy. */
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

/** Source `statistics`: codes of the state statistical service (Росстат). */
export interface StatisticsFacts {
  /** Number of the company in the statistical register. */
  readonly okpo?: string
  /** Territory by the older classifier. */
  readonly okato?: Code
  /** Municipal territory. */
  readonly oktmo?: Code
  /** Form of ownership: private, state, foreign … */
  readonly okfs?: Code
  /** State body that the company belongs to; private companies have codes of their own. */
  readonly okogu?: Code
  /** Legal form: limited liability company, sole trader … */
  readonly okopf?: Code
}

/** A related company according to a source; `name` is absent if the source gives only a number. */
export interface LinkedCompany {
  /** `subsidiary`: this company is its founder; `managed`: it is its managing company; `shared_head`: a head or founder of this one heads it too. */
  readonly relation: 'subsidiary' | 'managed' | 'shared_head'
  readonly ogrn: string
  readonly inn?: string
  readonly name?: string
  readonly status?: string
  readonly closedOn?: Day
  readonly registeredOn?: Day
  readonly address?: string
  /** Main activity (ОКВЭД): its code, or its name if the source gives that. */
  readonly okved?: string
}

/** Source `links`: relations that the company's own register extract does not have. */
export interface LinksFacts {
  readonly companies: readonly LinkedCompany[]
}

/** Source `marks`: warnings that an aggregator computes; absent if it does not say. */
export interface MarksFacts {
  /** The company is in the register of unfair suppliers of public procurement (РНП). */
  readonly unfairSupplier?: boolean
  readonly disqualifiedHead?: boolean
  /** A head heads, or a founder has founded, suspiciously many companies. */
  readonly massHead?: boolean
  readonly massFounder?: boolean
  /** The company is on the Bank of Russia's list of those with signs of illegal activity in the financial market. */
  readonly illegalFinance?: boolean
  readonly sanctionedFounder?: boolean
  /** Number of founders whose data the law restricts. */
  readonly hiddenFounders?: number
  /** Sum of tax arrears and its day. */
  readonly arrearsKopecks?: number
  readonly arrearsOn?: Day
  /** Other companies have the same registered address. */
  readonly massAddress?: boolean
  /** Number of those companies. */
  readonly neighbours?: number
}

/** Source `report`: a reliability report in HTML, parsed into counts and texts of favourable and unfavourable factors; the HTML is not stored. */
export interface ReportFacts {
  readonly positive: number
  readonly negative: number
  readonly positives: readonly string[]
  readonly negatives: readonly string[]
}

/** The type of the block of each source, by source word. */
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
