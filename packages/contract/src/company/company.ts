// The Company entity as sent over HTTP (specification §3); sole traders use the same shape with `kind: "entrepreneur"`.
import { type Static, Type } from 'typebox'
import { Id, IsoDate, IsoTime, Nullable } from '../http/http.ts'

const Text = Type.String()
const MaybeText = Nullable(Text)
const MaybeDate = Nullable(IsoDate)

export const CompanyKind = Type.Union([Type.Literal('company'), Type.Literal('entrepreneur')])
export type CompanyKind = Static<typeof CompanyKind>

/** An entry of a state classifier: code and, if the register or our copy of the classifier has it, the name. */
export const Coded = Type.Object({ code: Text, name: MaybeText })
export type Coded = Static<typeof Coded>

/** Source of a block of facts: its code, the day that the data describe, and when we stored them. */
export const Provenance = Type.Object({
  source: Text,
  as_of: MaybeDate,
  loaded_at: IsoTime,
  /** True for the invented companies of the demo: the source is then where real data would come from. */
  example: Type.Optional(Type.Boolean()),
})
export type Provenance = Static<typeof Provenance>

/**
 * Status of a company. `name` is «Действует» (active) for every active company, even if a procedure is open; for an ended company it says how it
 * ended, for an ended sole trader it is «Не действует» (inactive).
 */
export const CompanyStatus = Type.Object({
  name: Text,
  /**
   * An open procedure: «реорганизация» (reorganisation), «ликвидация» (liquidation), «банкротство» (bankruptcy), «предстоит исключение» (to be
   * struck off the register), or the register's own words for another state.
   */
  procedure: Nullable(Type.Object({ name: Text, since: MaybeDate })),
  /** Null for an active company; the reason in the register's words, if the register gives it. */
  ended: Nullable(Type.Object({ on: MaybeDate, reason: MaybeText })),
})
export type CompanyStatus = Static<typeof CompanyStatus>

export const Region = Type.Object({ id: Type.Integer(), name: Text })
export type Region = Static<typeof Region>

/** A head of the company: a person, or a managing company. */
export const Director = Type.Object({
  /** Full name; null if `hidden`: the law restricts access to the identity. */
  fio: MaybeText,
  hidden: Type.Boolean(),
  inn: MaybeText,
  /** Position, or «управляющая организация» for a managing company. */
  position: MaybeText,
  /** State registration number (ОГРН) of the managing company. */
  ogrn: MaybeText,
  record_date: MaybeDate,
  /** The register's note that the entry is unreliable, verbatim. */
  unreliable: MaybeText,
  disqualified_until: MaybeDate,
  /** The register's additions about the powers, verbatim: limits, or that they ended. */
  powers_note: MaybeText,
})

/** Share of the capital: percent, and nominal value in rubles. `computed`: the percentage is computed by us, not stated by the register. */
export const Fraction = Type.Object({ percent: Nullable(Type.Number()), nominal: Nullable(Type.Number()), computed: Type.Boolean() })

/** `trust`: a trustee, or the manager of an investment fund; `estate`: the manager of an inheritance. */
export const trusteeKinds = ['trust', 'estate'] as const
/** `foreign`: a foreign organisation; `fund`: an investment fund; `partnership`: an investment partnership; `hidden`: restricted by law. */
export const founderKinds = ['person', 'company', 'foreign', 'state', 'fund', 'partnership', 'hidden'] as const
export const Founder = Type.Object({
  kind: Type.Enum(founderKinds),
  name: MaybeText,
  fio: MaybeText,
  inn: MaybeText,
  ogrn: MaybeText,
  country: MaybeText,
  record_date: MaybeDate,
  fraction: Fraction,
  unreliable: MaybeText,
  /** Pledge or another encumbrance on the share, as the register names it. */
  encumbrance: MaybeText,
  /** The pledgee of the share. */
  pledge_holders: Type.Array(Type.Object({ name: Text, inn: MaybeText })),
  /** The trustee of the share, or the manager of the inheritance that it belongs to. */
  trustees: Type.Array(Type.Object({ kind: Type.Enum(trusteeKinds), name: Text, inn: MaybeText, inherited_on: MaybeDate })),
  arrests: Type.Array(Type.Object({ document: MaybeText, number: MaybeText, date: MaybeDate })),
  /** Votes that differ from the share by an agreement of the members, in the register's words. */
  votes: MaybeText,
})
export type Founder = Static<typeof Founder>

/** `PP`: people. `LP`: all other founders, which are companies, states, funds and those whose identity the register hides. */
const Founders = Type.Object({ PP: Type.Array(Founder), LP: Type.Array(Founder) })

/** A founder that is a Russian company, with our id if our register has it. */
const FounderOrganization = Type.Object({ id: Nullable(Id), ...Founder.properties })

export const Trademark = Type.Object({
  id: Id,
  trademark_id: Text,
  registration_date: MaybeDate,
  end_date: MaybeDate,
  link: MaybeText,
  sections: Type.Array(Type.Object({ id: Type.Integer(), title: Text, content: Text })),
})
export type Trademark = Static<typeof Trademark>

/**
 * `sanctions`: true only if an entry of a list has the company's taxpayer or registration number; null while not all lists were compared.
 * `country_sanctions`: the countries whose lists name the company.
 */
export const sanctionsMark = { sanctions: Nullable(Type.Boolean()), country_sanctions: Type.Array(Text) }

/** A licence. `suspended`: the register's words on its suspension, null if it is in force. */
export const License = Type.Object({
  number: MaybeText,
  date: MaybeDate,
  license_author: MaybeText,
  start_date: MaybeDate,
  end_date: MaybeDate,
  suspended: MaybeText,
  type_activities: Type.Array(Text),
  source: Text,
})
export type License = Static<typeof License>

/** A branch or a representative office. `kpp`: code of its registration with the tax office. */
export const Filial = Type.Object({
  kind: Type.Union([Type.Literal('branch'), Type.Literal('representation')]),
  name: MaybeText,
  address: Text,
  kpp: MaybeText,
  country: MaybeText,
})
export type Filial = Static<typeof Filial>

/** A tax office or registration authority; `since`: the day from which the company is registered with it. */
const Authority = Type.Object({ name: Text, address: MaybeText, code: MaybeText, since: MaybeDate })
const Fund = Type.Object({ registration_number: Text, registration_date: MaybeDate, name: MaybeText })

/** What the other company is to this one; `manager` leads it as a managing company, `managed` is led by it. */
const Relation = Type.Union([
  Type.Literal('founder'),
  Type.Literal('subsidiary'),
  Type.Literal('manager'),
  Type.Literal('managed'),
  Type.Literal('predecessor'),
  Type.Literal('successor'),
  Type.Literal('shared_head'),
])

/** A company connected to this one by the register. */
export const Connection = Type.Object({
  relation: Relation,
  /** Further relations of the same company: a founder may also be the successor. */
  also: Type.Array(Relation),
  name: Text,
  status: Nullable(CompanyStatus),
  /** The day of the status: of the company's own extract, or of the source that gives it. */
  as_of: MaybeDate,
  legal_address: MaybeText,
  inn: MaybeText,
  ogrn: MaybeText,
  registration_date: MaybeDate,
  okved: Nullable(Coded),
})
export type Connection = Static<typeof Connection>

/** Kinds of remarks: less usual facts of the register. `came_from`: moved here from a foreign country; `type_charter`: uses a model charter. */
export const remarkKinds = [
  ...(['shares_ban', 'own_share_arrest', 'joint_powers', 'separate_powers', 'agreement_votes', 'agreement_disposal'] as const),
  ...(['convertible_loan', 'capital_decrease', 'type_charter', 'came_from', 'environmental_object'] as const),
  ...(['predecessor_through', 'successor_through', 'other_powers', 'other_agreement'] as const),
] as const
export const Remark = Type.Object({
  kind: Type.Enum(remarkKinds),
  /** In the register's words: a ban, a lender, a number, a country, companies, an unknown code. */
  text: MaybeText,
  date: MaybeDate,
  /** Rubles. */
  sum: Nullable(Type.Number()),
  /** Share of the capital. */
  percent: Nullable(Type.Number()),
})
export type Remark = Static<typeof Remark>

/**
 * The whole card of a company or sole trader. A fact that is not known is null or an empty list; a source that was not requested is absent from
 * `provenance`. Names of fields are those of the specification, section 3.
 */
export const Company = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  name_full: MaybeText,
  /** Names in other languages, from the charter. */
  names_foreign: Type.Array(Type.Object({ language: MaybeText, full: MaybeText, short: MaybeText })),
  /** Full name of a sole trader. */
  fio: MaybeText,
  /** Taxpayer number. */
  inn: MaybeText,
  /** Code of the registration with a tax office; organisations only. */
  kpp: MaybeText,
  /** State registration number; of a sole trader the ОГРНИП. */
  ogrn: Text,
  /** The day on which the number was given. */
  ogrn_start_date: MaybeDate,
  image: MaybeText,
  city: MaybeText,
  region: Nullable(Region),
  status: CompanyStatus,
  registration_date: MaybeDate,
  /** `total` in rubles; `kind`: charter capital or a fund, in the register's words. */
  share_capital: Nullable(Type.Object({ total: Type.Number(), kind: MaybeText })),
  /** The share that the company itself owns. */
  own_share: Nullable(Fraction),
  remarks: Type.Array(Remark),
  legal_adress: Nullable(Type.Object({ adress: Text, unreliable: MaybeText })),
  /** Main activity and additional ones, by the classifier ОКВЭД. */
  okved: Nullable(Coded),
  okved_add: Type.Array(Coded),
  /** Activities that the company reported for a year, the main one first, with their percent of income. */
  okved_reported: Type.Array(Type.Object({ ...Coded.properties, percent: Nullable(Type.Number()) })),
  taxAuthority: Nullable(Authority),
  registrationAuthority: Nullable(Authority),
  /**
   * Codes of statistics: ОКПО organisation, ОКАТО and ОКТМО territory, ОКФС form of ownership, ОКОГУ body of government, ОКОПФ legal form.
   */
  okpo: MaybeText,
  okato: Nullable(Coded),
  oktmo: Nullable(Coded),
  okfs: Nullable(Coded),
  okogu: Nullable(Coded),
  okopf: Nullable(Coded),
  pensionFund: Nullable(Fund),
  socialInsuranceFund: Nullable(Fund),
  /** Registration number at the fund that replaced the other two. */
  socialFund: Nullable(Fund),
  contacts: Type.Object({ phone: Type.Array(Text), email: Type.Array(Text), website: MaybeText }),
  directors: Type.Array(Director),
  founders: Founders,
  founder_organizations: Type.Array(FounderOrganization),
  /** Connected companies. */
  LPEC: Type.Array(Connection),
  licenses: Type.Array(License),
  /** Branches and representative offices: one entry with all of them. */
  division: Type.Array(Type.Object({ filials: Type.Array(Filial) })),
  /** Newest first; null in the page's own call, since the tab loads them. */
  trademarks: Nullable(Type.Array(Trademark)),
  ...sanctionsMark,
  /** User id of the company's representative; null if nobody represents it here. */
  representative: Nullable(Id),
  /** True if it has goods on sale: then its page is `/company/:id`. */
  has_showcase: Type.Boolean(),
  /**
   * The reliability report as HTML whose element `rating` has the counts of positives and negatives; null in the page's own call, which has the
   * summary.
   */
  html_checko: MaybeText,
  /** Code of the source of the register extract. */
  source: Text,
  /** When the newest block was stored. */
  updated_at: IsoTime,
  /** Sources of the card's facts by block (`register`, `accounts`, …). */
  provenance: Type.Record(Text, Provenance),
})
export type Company = Static<typeof Company>

/** An entry of a list of companies. */
export const CompanyBrief = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  fio: MaybeText,
  inn: MaybeText,
  ogrn: Text,
  status: CompanyStatus,
  registration_date: MaybeDate,
  region: Nullable(Region),
  address: MaybeText,
  okved: Nullable(Coded),
  leader: Nullable(Type.Object({ fio: Text, position: MaybeText })),
  /** The day of the extract. */
  as_of: Text,
})
export type CompanyBrief = Static<typeof CompanyBrief>
