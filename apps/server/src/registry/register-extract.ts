// Types of an extract (ЕГРЮЛ or ЕГРИП) of one company or sole trader as we store it: a row of columns, ties, and a block of facts.

export type CompanyKind = 'company' | 'entrepreneur'

/** A classifier entry; the name is kept only if our classifier does not have the code. */
export interface Coded {
  readonly code: string
  readonly name?: string
}

/** An ISO day, `2026-11-20`. */
export type Day = string

/** The columns of `companies`: everything that is searched, listed or joined. Money is kopecks. */
export interface CompanyColumns {
  kind: CompanyKind
  ogrn: string
  inn: string | null
  kpp: string | null
  name: string
  nameFull: string | null
  /** In other languages, one on a line. */
  nameOther: string | null
  fio: string | null
  statusCode: string | null
  statusName: string
  /** The procedure that an active company is in, with its day. */
  procedure: string | null
  procedureSince: Day | null
  closedOn: Day | null
  ogrnDate: Day | null
  registeredOn: Day | null
  regionCode: string | null
  city: string | null
  address: string | null
  /** Hash that is the same for all addresses in one building; null if the address gives no parts to make it of. */
  addressKey: bigint | null
  okvedCode: string | null
  okopfCode: string | null
  capitalKopecks: number | null
  leader: string | null
  leaderPost: string | null
}

export type TieRole = 'head' | 'founder' | 'manager' | 'predecessor' | 'successor' | 'branch'

/** A row of `company_ties`: a person or company connected with the company, or its branch; the block has the details. */
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

/** Share of the capital: nominal in kopecks, percent from 0 to 100; `computed`: the register gives no percent, and we divided by the capital. */
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
  /** Who has the share in pledge. */
  pledgeHolders?: CompanyRef[]
  /** Who manages the share for its owner, or for a dead owner's heirs. */
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
  grn?: string
  date: Day
  kind: Coded
  authority?: string
  documents?: { name: string; number?: string; date?: Day }[]
  /** The register declared the record void. */
  void?: true
}

/** The block of an extract: everything that the card shows and the search does not need. Absent means not in the extract. */
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
  /** Its remark that the company has decided to move. */
  moving?: string
  /** КЛАДР code of its town or village: region, district, town, village, 11 digits. */
  kladr?: string
  okved?: Coded
  okvedAdd: Coded[]
  okopf?: Coded
  capitalKind?: string
  /** The company's names in other languages, as in its charter. */
  foreignNames?: ForeignName[]
  taxAuthority?: Authority
  registrationAuthority?: Authority
  pensionFund?: Fund
  socialInsuranceFund?: Fund
  /** The single fund that replaced both. */
  socialFund?: Fund
  /** Activities as reported every year, the main one first; percent of the income. */
  okvedReported?: (Coded & { percent?: number })[]
  email?: string
  /** Those who may act for the company without a power of attorney. */
  heads: Head[]
  /** Heads whose names are hidden by law; they are in no list of heads, because they cannot be told apart. */
  hiddenHeads?: HiddenHead[]
  founders: Founder[]
  /** The share that belongs to the company itself. */
  ownShare?: Share
  ownShareArrests?: ShareArrest[]
  /** Nobody may dispose of the shares. */
  sharesBan?: { text?: string; since?: Day }
  /** Several persons act for the company: jointly, or each alone. */
  powers?: 'joint' | 'separate'
  /** Its code, if the meaning is not known. */
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
  /** It has an industrial facility that may be sold only with a decision of the state (7-ФЗ, article 56.1). */
  environmentalObject?: true
  predecessors: Predecessor[]
  successors: Predecessor[]
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

/** Ties of branches and representations, by which they are found by КПП; one without a КПП is only in the extract. */
export const tiesOfBranches = (branches: readonly Branch[]): Tie[] =>
  branches.flatMap(({ kpp, name, address }) =>
    kpp ? [{ role: 'branch' as const, name: name ?? address, inn: null, ogrn: null, kpp }] : [],
  )
