// What the register says about one company or sole trader, in the server's own words: a row of columns and a block of facts.

export type CompanyKind = 'company' | 'entrepreneur'

/** A classifier entry; the name is kept only where our classifier does not know the code. */
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
  /** In other languages, one a line. */
  nameOther: string | null
  fio: string | null
  statusCode: string | null
  statusName: string
  /** The procedure that a living company is in, with its day. */
  procedure: string | null
  procedureSince: Day | null
  closedOn: Day | null
  ogrnDate: Day | null
  registeredOn: Day | null
  regionCode: string | null
  city: string | null
  address: string | null
  addressKey: bigint | null
  okvedCode: string | null
  okopfCode: string | null
  capitalKopecks: number | null
  leader: string | null
  leaderPost: string | null
}

export type TieRole = 'head' | 'founder' | 'manager' | 'predecessor' | 'successor' | 'branch'

/** A row of `company_ties`: who others may look for, without the details that the block keeps. */
export interface Tie {
  role: TieRole
  name: string
  inn: string | null
  ogrn: string | null
  /** Of a branch. */
  kpp: string | null
}

export interface Authority {
  code?: string
  name: string
  address?: string
  since?: Day
}

export interface Fund {
  number: string
  registeredOn?: Day
  name?: string
}

/** A person or a company at the head. */
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
  /** What the register adds about the powers: limits, or that they ended. */
  powersNote?: string
}

/** Somebody at the head whom the register does not name: access is limited by law. */
export type HiddenHead = Omit<Head, 'name' | 'inn' | 'ogrn'>

/** Share of the capital: nominal in kopecks, percent 0 to 100; `computed` when the register gives no size and we divide. */
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
  /** Who holds the pledge on the share. */
  pledgeHolders?: CompanyRef[]
  /** Who manages the share for its owner, or for the heirs of one who died. */
  trustees?: Trustee[]
  arrests?: ShareArrest[]
  /** Votes by an agreement of the members, out of proportion to the share, in the register's words. */
  votes?: string
}

/** Somebody who manages a share that is not theirs. */
export interface Trustee extends CompanyRef {
  kind: 'trust' | 'estate'
  /** The day on which the inheritance was opened. */
  inheritedOn?: Day
}

/** A court's, bailiff's or investigator's ban on doing anything with a share. */
export interface ShareArrest {
  document?: string
  number?: string
  date?: Day
}

/** A loan that the lender may turn into a share of the capital. */
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

/** A company that went before, or came after; `through`: the one by whose reorganisation it was made at the same time. */
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

/** The block of a register extract: everything that the card shows and nobody searches. Absent means not in the extract. */
export interface RegisterFacts {
  /** The register's own wording of the status and the day of its decision. */
  statusWording?: string
  statusSince?: Day
  /** Codes of the other states that the register names beside the gravest. */
  otherStatuses?: readonly string[]
  /** Decision on a coming exclusion: its day and number. */
  exclusion?: { date?: Day; number?: string; published?: Day }
  addressUnreliable?: string
  moving?: string
  /** КЛАДР code of the town or village where it stands: region, district, town, village, 11 digits. */
  kladr?: string
  okved?: Coded
  okvedAdd: Coded[]
  okopf?: Coded
  capitalKind?: string
  /** The company's names in other languages, as its charter gives them. */
  foreignNames?: ForeignName[]
  taxAuthority?: Authority
  registrationAuthority?: Authority
  pensionFund?: Fund
  socialInsuranceFund?: Fund
  /** The one fund that took the place of both. */
  socialFund?: Fund
  /** Activities as they are reported every year, the main one first; percent of the income. */
  okvedReported?: (Coded & { percent?: number })[]
  email?: string
  heads: Head[]
  /** Those at the head whose names access by law hides; they stand in no list of heads, for nobody can be told from another. */
  hiddenHeads?: HiddenHead[]
  founders: Founder[]
  ownShare?: Share
  ownShareArrests?: ShareArrest[]
  /** Nobody may dispose of the shares. */
  sharesBan?: { text?: string; since?: Day }
  /** Several persons act for the company: only together, or each alone. */
  powers?: 'joint' | 'separate'
  /** A code of theirs whose meaning is not known. */
  otherPowers?: string
  /** Agreements of the members that the register knows of: about votes, about disposing of shares. */
  corporateAgreement?: ('votes' | 'disposal')[]
  /** Codes of agreements whose meaning is not known. */
  otherAgreements?: string[]
  convertibleLoans?: ConvertibleLoan[]
  /** The capital is being lowered: by so many kopecks. */
  capitalDecrease?: { by?: number; decidedOn?: Day; since?: Day }
  /** Number of the type charter that it acts on. */
  typeCharter?: string
  /** The country that it moved its registration from. */
  cameFrom?: string
  /** It has an industrial object that may be sold only with a conclusion of the state (7-ФЗ, article 56.1). */
  environmentalObject?: true
  predecessors: Predecessor[]
  successors: Predecessor[]
  reorganisation: (CompanyRef & { after?: string })[]
  shareholderRegistrar?: CompanyRef
  licenses: License[]
  branches: Branch[]
  /** Sole traders: sex, citizenship and the mark of a farm head as the register gives them. */
  person?: { sex?: 'm' | 'f'; citizenship?: string; farm?: true; form?: string }
  history: HistoryRecord[]
}

/** One document of ЕГРЮЛ or ЕГРИП, read whole. */
export interface RegisterRecord {
  /** Day of the extract (ДатаВып). */
  asOf: Day
  columns: CompanyColumns
  ties: Tie[]
  facts: RegisterFacts
}

/** Founder whose names the register hides, and other people without a name: shown by kind, never searched. */
export const toTie = (role: TieRole, party: { name?: string; inn?: string; ogrn?: string }): Tie[] =>
  party.name ? [{ role, name: party.name, inn: party.inn ?? null, ogrn: party.ogrn ?? null, kpp: null }] : []

/** Branches and representations are looked for by their КПП alone; one without stands in the extract only. */
export const tiesOfBranches = (branches: readonly Branch[]): Tie[] =>
  branches.flatMap(({ kpp, name, address }) =>
    kpp ? [{ role: 'branch' as const, name: name ?? address, inn: null, ogrn: null, kpp }] : [],
  )
