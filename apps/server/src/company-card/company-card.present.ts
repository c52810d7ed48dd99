// Converts the registry's data to the contract's `Company`. Every field is named, so that no column becomes public by accident.
import type {
  Company,
  CompanyBrief,
  Connection,
  Coded as WireCoded,
  Founder as WireFounder,
  License as WireLicense,
} from '@sverka/contract/company/company'
import { tidyPhones } from '@sverka/contract/phones.rules'
import {
  type Authority,
  type BlockProvenance,
  type Classifiers,
  type Coded,
  type CompanyRecord,
  type CompanyRow,
  type Founder,
  type Fund,
  type Head,
  type HiddenHead,
  type License,
  presentBranch,
  type TiedCompany,
} from '../registry/registry.ts'
import type { RecordToCheck } from '../reliability/reliability.ts'
import { checkSource } from '../sources/sources.ts'
import { listRemarks } from './remarks.ts'
import { toSanctionsMark } from './sanctions/sanctions.ts'
import { presentProvenance } from './tab-list.ts'

/** Kopecks to rubles; null for a missing sum. */
export const toRubles = (kopecks: number | null | undefined): number | null =>
  kopecks === null || kopecks === undefined ? null : kopecks / 100
const iso = (moment: Date): string => moment.toISOString()

/** A code of a state classifier (such as ОКВЭД, activities) with its name; the name is null if neither the data nor `names` has it. */
export const presentCoded = (code: Coded | undefined, names: ReadonlyMap<string, string>): WireCoded | null =>
  code ? { code: code.code, name: code.name || (names.get(code.code) ?? null) } : null

/** The same for a code that is stored without a name, in a row of `companies`. */
export const presentCodedRow = (code: string | null, names: ReadonlyMap<string, string>): WireCoded | null =>
  code ? { code, name: names.get(code) ?? null } : null

function region(row: CompanyRow, names: Classifiers): Company['region'] {
  const name = row.regionCode && names.regions.get(row.regionCode)
  return row.regionCode && name ? { id: Number(row.regionCode), name } : null
}

/** The status of a company; `wording`: the status in the register's words, shown as the reason why the company ended. */
export const presentStatus = (row: CompanyRow, wording: string | null = null): Company['status'] => ({
  name: row.statusName,
  procedure: row.procedure ? { name: row.procedure, since: row.procedureSince } : null,
  ended: row.closedOn ? { on: row.closedOn, reason: wording } : null,
})

/** A company as an entry of a list; `okved`: its main activity. */
export function presentBrief(row: CompanyRow, names: Classifiers): CompanyBrief {
  return {
    ...presentIdentity(row, names),
    address: row.address,
    okved: presentCodedRow(row.okvedCode, names.okved),
    leader: row.leader ? { fio: row.leader, position: row.leaderPost } : null,
    as_of: row.registerAsOf,
  }
}

/** Facts of a card that come from members of this site, not from registers. */
export interface SiteFacts {
  /** User id of the representative; null without one. */
  readonly representative: number | null
  /** Whether it has goods on sale. */
  readonly hasShowcase: boolean
}

/**
 * The whole card. Null stay `trademarks` and the report as HTML (`html_checko`), which only `readCompanyWithReport` fills. `tied`: the companies that
 * the register connects with this one (founders, subsidiaries, companies with the same head …). `kpp`: code of the registration with a tax office.
 */
export function presentCompany(subject: RecordToCheck, tied: TiedCompany[], names: Classifiers, site: SiteFacts): Company {
  const { record } = subject
  const { row, register, provenance } = record
  const extract = provenance.register
  return {
    ...presentIdentity(row, names, register.statusWording),
    name_full: row.nameFull,
    kpp: row.kpp,
    ogrn_start_date: row.ogrnDate,
    image: null,
    city: row.city,
    ...presentCodes(record, names),
    names_foreign: (register.foreignNames ?? []).map(({ language, full, short }) => ({
      language: language ?? null,
      full: full ?? null,
      short: short ?? null,
    })),
    share_capital: row.capitalKopecks === null ? null : { total: row.capitalKopecks / 100, kind: register.capitalKind ?? null },
    own_share: register.ownShare ? fraction(register.ownShare) : null,
    remarks: listRemarks(register),
    legal_adress: row.address ? { adress: row.address, unreliable: register.addressUnreliable ?? null } : null,
    taxAuthority: authority(register.taxAuthority),
    registrationAuthority: authority(register.registrationAuthority),
    pensionFund: fund(register.pensionFund),
    socialInsuranceFund: fund(register.socialInsuranceFund),
    socialFund: fund(register.socialFund),
    contacts: contacts(record),
    directors: [...register.heads, ...(register.hiddenHeads ?? [])].map(director),
    ...founders(register.founders, tied),
    LPEC: tied.map((company) => presentConnection(company, names)),
    // Licences are in the register extract, and in the tax service's register of small businesses (msp).
    licenses: licenses(register.licenses, extract?.source ?? 'egrul').concat(licenses(record.blocks.msp?.licenses ?? [], 'msp')),
    division: [{ filials: register.branches.map(presentBranch) }],
    trademarks: null,
    ...toSanctionsMark(record, checkSource('sanctions', subject)),
    representative: site.representative,
    has_showcase: site.hasShowcase,
    html_checko: null,
    source: extract?.source ?? 'register',
    updated_at: iso(newest(provenance) ?? new Date(`${row.registerAsOf}T00:00:00Z`)),
    provenance: Object.fromEntries(Object.entries(provenance).map(([block, from]) => [block, presentProvenance(from)])),
  }
}

type Codes = Pick<Company, 'okved' | 'okved_add' | 'okved_reported' | 'okpo' | 'okato' | 'oktmo' | 'okfs' | 'okogu' | 'okopf'>

/**
 * Codes of activities (ОКВЭД), and of statistics: ОКПО organisation, ОКАТО and ОКТМО territory, ОКФС form of ownership, ОКОГУ body of government,
 * ОКОПФ legal form.
 */
function presentCodes({ row, register, blocks: { statistics } }: CompanyRecord, names: Classifiers): Codes {
  // We have no copies of these classifiers: a name comes only with the data.
  const noNames = new Map<string, string>()
  return {
    okved: presentCoded(register.okved, names.okved) ?? presentCodedRow(row.okvedCode, names.okved),
    okved_add: register.okvedAdd.flatMap((code) => presentCoded(code, names.okved) ?? []),
    okved_reported: (register.okvedReported ?? []).flatMap(({ percent = null, ...code }) => {
      const named = presentCoded(code, names.okved)
      return named ? [{ ...named, percent }] : []
    }),
    okpo: statistics?.okpo ?? null,
    okato: presentCoded(statistics?.okato, noNames),
    oktmo: presentCoded(statistics?.oktmo, noNames),
    okfs: presentCoded(statistics?.okfs, noNames),
    okogu: presentCoded(statistics?.okogu, noNames),
    okopf: presentCoded(register.okopf, names.okopf) ?? presentCoded(statistics?.okopf, names.okopf),
  }
}

const contacts = ({ register, blocks }: CompanyRecord): Company['contacts'] => ({
  phone: tidyPhones(blocks.contacts?.phones ?? []),
  email: [...new Set([...(register.email ? [register.email] : []), ...(blocks.contacts?.emails ?? [])])],
  website: blocks.contacts?.website ?? null,
})

type Identity = Pick<CompanyBrief, 'id' | 'kind' | 'name' | 'fio' | 'inn' | 'ogrn' | 'status' | 'registration_date' | 'region'>

/** The fields that a card and an entry of a list have in common; `fio`: full name of a sole trader. */
const presentIdentity = (row: CompanyRow, names: Classifiers, wording?: string): Identity => ({
  id: row.id,
  kind: row.kind === 'company' ? 'company' : 'entrepreneur',
  name: row.name,
  fio: row.fio,
  inn: row.inn,
  ogrn: row.ogrn,
  status: presentStatus(row, wording),
  registration_date: row.registeredOn,
  region: region(row, names),
})

/** When the newest block was stored. */
const newest = (provenance: Readonly<Record<string, BlockProvenance>>): Date | undefined =>
  Object.values(provenance).reduce<Date | undefined>((latest, { loadedAt }) => (latest && latest > loadedAt ? latest : loadedAt), undefined)

const authority = (stored: Authority | undefined): Company['taxAuthority'] =>
  stored ? { name: stored.name, address: stored.address ?? null, code: stored.code ?? null, since: stored.since ?? null } : null

/** The company's registration with a social fund. */
const fund = (stored: Fund | undefined): Company['pensionFund'] =>
  stored ? { registration_number: stored.number, registration_date: stored.registeredOn ?? null, name: stored.name ?? null } : null

/** A head; one whose identity the law hides has neither a name nor numbers. */
const director = (head: HiddenHead & Partial<Head>): Company['directors'][number] => ({
  fio: head.name ?? null,
  hidden: head.name === undefined,
  inn: head.inn ?? null,
  position: head.post ?? null,
  ogrn: head.ogrn ?? null,
  record_date: head.recordDate ?? null,
  unreliable: head.unreliable ?? null,
  disqualified_until: head.disqualifiedUntil ?? null,
  powers_note: head.powersNote ?? null,
})

const isPerson = ({ kind }: Founder): boolean => kind === 'person'

/** `PP`: people, `LP`: all other founders, `founder_organizations`: Russian companies with their id, null if our register does not have them. */
function founders(stored: readonly Founder[], tied: readonly TiedCompany[]): Pick<Company, 'founders' | 'founder_organizations'> {
  const ids = new Map(tied.map(({ row }) => [row?.ogrn, row?.id]))
  return {
    founders: { PP: stored.filter(isPerson).map(founder), LP: stored.filter((entry) => !isPerson(entry)).map(founder) },
    founder_organizations: stored
      .filter(({ kind }) => kind === 'company')
      .map((company) => ({ id: (company.ogrn && ids.get(company.ogrn)) || null, ...founder(company) })),
  }
}

/** A share of the capital; `nominal` in rubles, `computed`: the percentage is computed by us, not stated by the register. */
const fraction = (share: Founder['share']): WireFounder['fraction'] => ({
  percent: share.percent ?? null,
  nominal: toRubles(share.nominal),
  computed: share.computed ?? false,
})

function founder(stored: Founder): WireFounder {
  return {
    kind: stored.kind,
    name: isPerson(stored) ? null : (stored.name ?? null),
    fio: isPerson(stored) ? (stored.name ?? null) : null,
    inn: stored.inn ?? null,
    ogrn: stored.ogrn ?? null,
    country: stored.country ?? null,
    record_date: stored.recordDate ?? null,
    fraction: fraction(stored.share),
    unreliable: stored.unreliable ?? null,
    encumbrance: stored.encumbrance ?? null,
    pledge_holders: (stored.pledgeHolders ?? []).map(({ name, inn }) => ({ name, inn: inn ?? null })),
    trustees: (stored.trustees ?? []).map(({ kind, name, inn, inheritedOn }) => ({
      kind,
      name,
      inn: inn ?? null,
      inherited_on: inheritedOn ?? null,
    })),
    arrests: (stored.arrests ?? []).map(({ document, number, date }) => ({
      document: document ?? null,
      number: number ?? null,
      date: date ?? null,
    })),
    votes: stored.votes ?? null,
  }
}

/** `source`: the register that has these licences. */
const licenses = (stored: readonly License[], source: string): WireLicense[] =>
  stored.map((license) => ({
    number: license.number ?? null,
    date: license.date ?? null,
    license_author: license.issuer ?? null,
    start_date: license.from ?? null,
    end_date: license.until ?? null,
    suspended: license.suspended ?? null,
    type_activities: [...(license.activities ?? [])],
    source,
  }))

/** A company that the register connects with this one. Status, address, registration day and activity are null if our register does not have it. */
export function presentConnection({ relation, also, name, inn, ogrn, row }: TiedCompany, names: Classifiers): Connection {
  return {
    relation,
    also: [...(also ?? [])],
    name: row?.name ?? name,
    status: row && presentStatus(row),
    as_of: row?.registerAsOf ?? null,
    legal_address: row?.address ?? null,
    inn: row?.inn ?? inn,
    ogrn: row?.ogrn ?? ogrn,
    registration_date: row?.registeredOn ?? null,
    okved: row && presentCodedRow(row.okvedCode, names.okved),
  }
}
