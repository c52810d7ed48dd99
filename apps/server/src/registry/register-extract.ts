// Types of an extract of the state register (ЕГРЮЛ: legal entities, ЕГРИП: sole traders) as it is stored: a row of columns, ties (heads, founders and
// other connected parties), and a block of facts.

export type CompanyKind = 'company' | 'entrepreneur'

/**
 * An entry of a state classifier (activities, legal forms …); the name is stored only if the product's copy of the classifier does not have the code.
 */
export interface Coded {
  readonly code: string
  readonly name?: string
}

/** An ISO day, `2026-11-20`. */
export type Day = string

/** The columns of `companies`: everything that is searched, listed or joined. Money is kopecks. */
export interface CompanyColumns {
  kind: CompanyKind
  /** Registration number: ОГРН of a legal entity, ОГРНИП of a sole trader. */
  ogrn: string
  /** ИНН, the taxpayer number. */
  inn: string | null
  /** КПП, the code of a legal entity's tax registration. */
  kpp: string | null
  name: string
  nameFull: string | null
  /** Names in other languages, one on a line. */
  nameOther: string | null
  /** Full name of a sole trader. */
  fio: string | null
  statusCode: string | null
  statusName: string
  /** The procedure that an active company is in (bankruptcy, liquidation …), and the day since when. */
  procedure: string | null
  procedureSince: Day | null
  closedOn: Day | null
  /** Day on which the ОГРН was assigned; companies founded before 2002 were registered earlier (`registeredOn`). */
  ogrnDate: Day | null
  registeredOn: Day | null
  regionCode: string | null
  city: string | null
  address: string | null
  /** Hash that is the same for all addresses in one building; null if the address gives no parts to make it of. */
  addressKey: bigint | null
  /** Code of the main activity (ОКВЭД). */
  okvedCode: string | null
  /** Code of the legal form (ОКОПФ). */
  okopfCode: string | null
  capitalKopecks: number | null
  /** The head: name and post. */
  leader: string | null
  leaderPost: string | null
}

export type TieRole = 'head' | 'founder' | 'manager' | 'predecessor' | 'successor' | 'branch'

/** A row of `company_ties`: a person or company connected with the company, or its branch; the block of facts has the details. */
export interface Tie {
  role: TieRole
  name: string
  inn: string | null
  ogrn: string | null
  /** КПП of a branch. */
  kpp: string | null
}

/** A tax office. */
export interface Authority {
  code?: string
  name: string
  address?: string
  since?: Day
}

/** Registration with a pension or insurance fund; `number` is the company's number there. */
export interface Fund {
  number: string
  registeredOn?: Day
  name?: string
}

/** A person or a company as head. */
export interface Head {
  kind: 'person' | 'company'
  name: string
  inn?: string
  ogrn?: string
  post?: string
  postCode?: string
  /** Day of the register's first record about this head. */
  recordDate?: Day
  /** The register's remark that the entry is unreliable. */
  unreliable?: string
  disqualifiedFrom?: Day
  disqualifiedUntil?: Day
  /** The register's text about the powers: limits, or that they ended. */
  powersNote?: string
}

/** A head whom the register does not name: the law limits access. */
export type HiddenHead = Omit<Head, 'name' | 'inn' | 'ogrn'>

/**
 * Share of the capital: nominal in kopecks, percent from 0 to 100. `computed`: the register gives no percent, so nominal was divided by the capital.
 */
export interface Share {
  nominal?: number
  percent?: number
  computed?: true
}

export interface Founder {
  kind: 'person' | 'company' | 'foreign' | 'state' | 'fund' | 'partnership' | 'hidden'
  name?: string
  inn?: string
  ogrn?: string
  country?: string
  recordDate?: Day
  share: Share
  unreliable?: string
  encumbrance?: string
  /** Creditors to whom the share is pledged. */
  pledgeHolders?: CompanyRef[]
  /** Persons who manage the share for its owner, or for the heirs of a dead owner. */
  trustees?: Trustee[]
  arrests?: ShareArrest[]
  /** Votes by an agreement of the members, out of proportion to the share, in the register's words. */
  votes?: string
}

/** A person who manages somebody else's share. */
export interface Trustee extends CompanyRef {
  kind: 'trust' | 'estate'
  /** The day of the owner's death, on which the inheritance was opened. */
  inheritedOn?: Day
}

/** A ban by a court, bailiff or investigator on disposing of a share. */
export interface ShareArrest {
  document?: string
  number?: string
  date?: Day
}

/** A loan that the lender may convert into a share of the capital. */
export interface ConvertibleLoan {
  lender?: CompanyRef
  number?: string
  date?: Day
  share: Share
}

export interface ForeignName {
  language?: string
  full?: string
  short?: string
}

export interface CompanyRef {
  name: string
  inn?: string
  ogrn?: string
}

/** A predecessor or successor; `through`: the company by whose reorganisation it was created at the same time. */
export interface Predecessor extends CompanyRef {
  through?: CompanyRef
}

export interface License {
  number?: string
  date?: Day
  from?: Day
  until?: Day
  issuer?: string
  suspended?: string
  activities: string[]
}

export interface Branch {
  kind: 'branch' | 'representation'
  name?: string
  address: string
  kpp?: string
  country?: string
}

/** One record of the register's history. */
export interface HistoryRecord {
  /** State number of the record (ГРН). */
  grn?: string
  date: Day
  kind: Coded
  authority?: string
  documents?: { name: string; number?: string; date?: Day }[]
  /** The register declared the record void. */
  void?: true
}

/** The block of facts of an extract: everything that the card shows and the search does not need. Absent means not in the extract. */
export interface RegisterFacts {
  /** The register's own wording of the status and the day of its decision. */
  statusWording?: string
  statusSince?: Day
  /** Codes of further states in the register besides the most serious one. */
  otherStatuses?: readonly string[]
  /** Decision of the tax service to strike the company off: its day and number, and the day it was published. */
  exclusion?: { date?: Day; number?: string; published?: Day }
  /** The register's remark that the address is unreliable. */
  addressUnreliable?: string
  /** The register's remark that the company has decided to move to another address. */
  moving?: string
  /** Code of its town or village in КЛАДР (the address classifier): region, district, town, village, 11 digits. */
  kladr?: string
  /** Main activity (ОКВЭД); `okvedAdd`: additional ones. */
  okved?: Coded
  okvedAdd: Coded[]
  /** Legal form. */
  okopf?: Coded
  /** Kind of the capital in the register's words, such as «УСТАВНЫЙ КАПИТАЛ» (charter capital). */
  capitalKind?: string
  /** The company's names in other languages, as in its charter. */
  foreignNames?: ForeignName[]
  /** Tax office where the company pays taxes, and the one that registered it. */
  taxAuthority?: Authority
  registrationAuthority?: Authority
  pensionFund?: Fund
  socialInsuranceFund?: Fund
  /** The single social fund that replaced both. */
  socialFund?: Fund
  /** Activities as reported every year, the main one first; percent of the income. */
  okvedReported?: (Coded & { percent?: number })[]
  email?: string
  /** Persons and companies that may act for the company without a power of attorney. */
  heads: Head[]
  /** Heads whose names are hidden by law; they are in no list of heads, because they cannot be told apart. */
  hiddenHeads?: HiddenHead[]
  founders: Founder[]
  /** The share that belongs to the company itself. */
  ownShare?: Share
  ownShareArrests?: ShareArrest[]
  /** A ban on disposing of any shares of the company. */
  sharesBan?: { text?: string; since?: Day }
  /** Several persons act for the company: jointly, or each alone. */
  powers?: 'joint' | 'separate'
  /** The register's code of `powers`, if its meaning is not known. */
  otherPowers?: string
  /** Agreements of the members in the register: about votes, about disposing of shares. */
  corporateAgreement?: ('votes' | 'disposal')[]
  /** Codes of agreements with unknown meaning. */
  otherAgreements?: string[]
  convertibleLoans?: ConvertibleLoan[]
  /** The capital is being reduced by this many kopecks. */
  capitalDecrease?: { by?: number; decidedOn?: Day; since?: Day }
  /** Number of the standard charter that it uses. */
  typeCharter?: string
  /** The country from which it moved its registration. */
  cameFrom?: string
  /** The company has an industrial facility that may be sold only with a decision of the state (environmental law 7-ФЗ, article 56.1). */
  environmentalObject?: true
  predecessors: Predecessor[]
  successors: Predecessor[]
  /** Companies that take part in the reorganisation under way; `after`: what becomes of each, in the register's words. */
  reorganisation: (CompanyRef & { after?: string })[]
  shareholderRegistrar?: CompanyRef
  licenses: License[]
  branches: Branch[]
  /** For sole traders: sex, citizenship and the mark of a farm's head as in the register. */
  person?: { sex?: 'm' | 'f'; citizenship?: string; farm?: true; form?: string }
  history: HistoryRecord[]
}

/** One complete document of ЕГРЮЛ or ЕГРИП. */
export interface RegisterRecord {
  /** Day of the extract (ДатаВып). */
  asOf: Day
  columns: CompanyColumns
  ties: Tie[]
  facts: RegisterFacts
}

/** The tie of a party, as a list of one; empty for a party without a name (a hidden founder), which is shown by kind and never searched. */
export const toTie = (role: TieRole, party: { name?: string; inn?: string; ogrn?: string }): Tie[] =>
  party.name ? [{ role, name: party.name, inn: party.inn ?? null, ogrn: party.ogrn ?? null, kpp: null }] : []

/**
 * Ties of branches and representations, by which a branch is found by its КПП; a branch without a КПП has no tie and is only in the block of facts.
 */
export const tiesOfBranches = (branches: readonly Branch[]): Tie[] =>
  branches.flatMap(({ kpp, name, address }) =>
    kpp ? [{ role: 'branch' as const, name: name ?? address, inn: null, ogrn: null, kpp }] : [],
  )
