// Converts a company or sole trader to the format of DaData, another service of company data, which calls both a party. КПП (`kpp`) is the tax
// registration code of an office; `inn` is the taxpayer number, `ogrn` the registration number. Unknown fields are null.
import type { PartyState, Suggestions } from '@sverka/contract/api-access/dadata'
import { readableFullName, readableName, readablePerson } from '@sverka/contract/company/names'
import { tidyPhones } from '@sverka/contract/phones.rules'
import type { Classifiers, CompanyRecord, CompanyRow } from '../../registry/registry.ts'
import { epochMillis, splitFio, toPeople } from './people.ts'

export type Party = Suggestions['suggestions'][number]

/** DaData's sums are in rubles, ours in kopecks. */
const rubles = (kopecks: number | null | undefined): number | null => (kopecks == null ? null : kopecks / 100)

/**
 * DaData's five states. The procedure is the register's text about an open liquidation, bankruptcy or reorganization; a company that has ended is
 * LIQUIDATED even if such a text still stands.
 */
export function toState({ closedOn, procedure }: Pick<CompanyRow, 'closedOn' | 'procedure'>): PartyState {
  if (closedOn !== null) return 'LIQUIDATED'
  if (procedure === null) return 'ACTIVE'
  if (/банкрот/i.test(procedure)) return 'BANKRUPT'
  return /реорганиз/i.test(procedure) ? 'REORGANIZING' : 'LIQUIDATING'
}

/** Six digits at the start of an address. */
const POSTAL_CODE = /^\d{6}(?=,)/

/**
 * A code of the national classifier of addresses (КЛАДР) has 11 digits: region 2, district 3, town 3, village 3. DaData adds two digits of its
 * revision, of which 00 is the current one.
 */
const [TOWN_END, CODE_LENGTH, REVISION] = [8, 11, '00']

/** Codes of the town and of the whole place; null if the register's extract has none. Town digits 000 mean that the place is in no town. */
const toCodes = (kladr: string | undefined) => ({
  city_kladr_id: kladr && Number(kladr.slice(5, TOWN_END)) > 0 ? `${kladr.slice(0, TOWN_END).padEnd(CODE_LENGTH, '0')}${REVISION}` : null,
  kladr_id: kladr ? `${kladr}${REVISION}` : null,
})

function toAddress(row: CompanyRow, { regions }: Classifiers, kladr: string | undefined) {
  const value = row.address ?? row.city
  if (value === null) return null
  const region = row.regionCode ? (regions.get(row.regionCode) ?? null) : null
  return {
    value,
    unrestricted_value: value,
    invalidity: null,
    data: {
      postal_code: POSTAL_CODE.exec(value)?.[0] ?? null,
      country: 'Россия',
      country_iso_code: 'RU',
      region,
      region_with_type: region,
      region_kladr_id: row.regionCode ? `${row.regionCode}00000000000` : null,
      city: row.city,
      ...toCodes(kladr),
      source: value,
      qc: null,
    },
  }
}

/** A name without its legal form: the part in quotation marks, or the whole name if there are none. */
const withoutLegalForm = (name: string | null): string | null => (name === null ? null : (/^[^«"]*[«"](.*)[»"]/.exec(name)?.[1] ?? name))

/**
 * Fields of a party that come from other sources than the company register, from each the latest year: statistics codes, staff, finances, small
 * business, contacts. Fields of DaData for which we have no source are null.
 */
function toFacts({ blocks, register }: CompanyRecord) {
  const { statistics, accounts, incomes, headcount, contacts, msp } = blocks
  const [account, income] = [accounts?.years[0], incomes?.years[0]]
  const debt = blocks.debts?.debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
  return {
    okpo: statistics?.okpo ?? null,
    okato: statistics?.okato?.code ?? null,
    oktmo: statistics?.oktmo?.code ?? null,
    okogu: statistics?.okogu?.code ?? null,
    okfs: statistics?.okfs?.code ?? null,
    branch_count: register.branches.length,
    employee_count: headcount?.years[0]?.count ?? null,
    finance:
      account || income
        ? {
            tax_system: null,
            income: rubles(income?.incomeKopecks),
            // Line 2110 of the annual accounts is the revenue.
            revenue: rubles(account?.lines['2110']),
            expense: rubles(income?.expenseKopecks),
            debt: rubles(debt),
            penalty: null,
            year: account?.year ?? income?.year ?? null,
          }
        : null,
    // The entry in the register of small and medium-sized business, as a document.
    documents: msp
      ? {
          fts_registration: null,
          smb: {
            category: msp.category.toUpperCase(),
            type: 'SMB',
            series: null,
            number: null,
            issue_date: epochMillis(msp.since),
            issue_authority: null,
          },
        }
      : null,
    phones: contacts?.phones.length ? tidyPhones(contacts.phones).map((value) => ({ value, unrestricted_value: value })) : null,
    emails: contacts?.emails.length ? contacts.emails.map((value) => ({ value, unrestricted_value: value })) : null,
  }
}

/** The fields of `toPeople` and `toFacts` for a party whose extract and facts were not read. */
const NO_PEOPLE = { founders: null, managers: null, predecessors: null, successors: null, licenses: null, okveds: null, authorities: null }
const NO_FACTS = {
  ...{ okpo: null, okato: null, oktmo: null, okogu: null, okfs: null, branch_count: null, employee_count: null, finance: null },
  ...{ documents: null, phones: null, emails: null },
}

/** The head; with a record also the day on which the register recorded them. */
function toManagement({ leader, leaderPost: post }: CompanyRow, record: CompanyRecord | undefined) {
  const start = record?.register.heads.find(({ name }) => name === leader)?.recordDate
  return { name: readablePerson(leader ?? ''), post, start_date: epochMillis(start), disqualified: null }
}

/** Only a lookup by number passes `record`, the register's extract and the facts of other sources; without it the fields made from them are null. */
export function toParty(row: CompanyRow, names: Classifiers, record?: CompanyRecord): Party {
  const isTrader = row.kind === 'entrepreneur'
  const [short, full] = [readableName(row.name), row.nameFull === null ? null : readableFullName(row.nameFull)]
  const capital = rubles(row.capitalKopecks)
  const data = {
    kpp: row.kpp,
    capital: capital === null ? null : { type: record?.register.capitalKind ?? 'УСТАВНЫЙ КАПИТАЛ', value: capital },
    invalid: record ? record.register.addressUnreliable !== undefined || null : null,
    management: row.leader && !isTrader ? toManagement(row, record) : null,
    ...(isTrader ? { fio: splitFio(row.fio), citizenship: null } : {}),
    branch_type: isTrader ? null : 'MAIN',
    source: null,
    qc: null,
    hid: `${row.ogrn}`,
    type: isTrader ? 'INDIVIDUAL' : 'LEGAL',
    state: {
      status: toState(row),
      code: row.statusCode,
      actuality_date: epochMillis(row.registerAsOf),
      registration_date: epochMillis(row.registeredOn ?? row.ogrnDate),
      liquidation_date: epochMillis(row.closedOn),
    },
    opf: row.okopfCode
      ? { type: '2014', code: row.okopfCode, full: names.okopf.get(row.okopfCode) ?? null, short: /^\S+(?= [«"])/.exec(short)?.[0] ?? null }
      : null,
    name: {
      full_with_opf: full ?? short,
      short_with_opf: short,
      latin: null,
      full: withoutLegalForm(full ?? short),
      short: withoutLegalForm(short),
    },
    inn: row.inn,
    ogrn: row.ogrn,
    ogrn_date: epochMillis(row.ogrnDate),
    okved: row.okvedCode,
    // The edition of the national classifier of activities.
    okved_type: row.okvedCode === null ? null : '2014',
    address: toAddress(row, names, record?.register.kladr),
    ...(record ? toPeople(record, names) : NO_PEOPLE),
    ...(record ? toFacts(record) : NO_FACTS),
  }
  return { value: short, unrestricted_value: short, data }
}
