// A company or sole trader in DaData's format: `party` of its suggestions.
import type { PartyState, Suggestions } from '@sverka/contract/api-access/dadata'
import { readableFullName, readableName, readablePerson } from '@sverka/contract/company/names'
import { tidyPhones } from '@sverka/contract/phones.rules'
import type { Classifiers, CompanyRecord, CompanyRow } from '../../registry/registry.ts'
import { epochMillis, splitFio, toPeople } from './people.ts'

export type Party = Suggestions['suggestions'][number]

const rubles = (kopecks: number | null | undefined): number | null => (kopecks == null ? null : kopecks / 100)

/** DaData's five states; an ended company is reported as ended even if a procedure is open. */
export function toState({ closedOn, procedure }: Pick<CompanyRow, 'closedOn' | 'procedure'>): PartyState {
  if (closedOn !== null) return 'LIQUIDATED'
  if (procedure === null) return 'ACTIVE'
  if (/банкрот/i.test(procedure)) return 'BANKRUPT'
  return /реорганиз/i.test(procedure) ? 'REORGANIZING' : 'LIQUIDATING'
}

const INDEX = /^\d{6}(?=,)/

/** A КЛАДР code has 11 digits, the first 8 down to the town; two more digits, as DaData writes them, are its revision: 00 is the current one. */
const [TOWN_END, CODE_LENGTH, REVISION] = [8, 11, '00']

/** Codes of the town and of the place itself, if the extract gives them. */
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
      postal_code: INDEX.exec(value)?.[0] ?? null,
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

/** Names without their legal form: the quoted part, else the whole name. */
const bare = (name: string | null): string | null => (name === null ? null : (/^[^«"]*[«"](.*)[»"]/.exec(name)?.[1] ?? name))

/** What DaData has in a party from other registers: the newest entry of each. */
function toFacts({ blocks, register }: CompanyRecord) {
  const { statistics, accounts, incomes, headcount, contacts, msp } = blocks
  const [year, income] = [accounts?.years[0], incomes?.years[0]]
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
      year || income
        ? {
            tax_system: null,
            income: rubles(income?.incomeKopecks),
            revenue: rubles(year?.lines['2110']),
            expense: rubles(income?.expenseKopecks),
            debt: rubles(debt),
            penalty: null,
            year: year?.year ?? income?.year ?? null,
          }
        : null,
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

const NO_PEOPLE = { founders: null, managers: null, predecessors: null, successors: null, licenses: null, okveds: null, authorities: null }
const NO_FACTS = {
  ...{ okpo: null, okato: null, oktmo: null, okogu: null, okfs: null, branch_count: null, employee_count: null, finance: null },
  ...{ documents: null, phones: null, emails: null },
}

function toManagement({ leader, leaderPost: post }: CompanyRow, record: CompanyRecord | undefined) {
  const start = record?.register.heads.find(({ name }) => name === leader)?.recordDate
  return { name: readablePerson(leader ?? ''), post, start_date: epochMillis(start), disqualified: null }
}

/** `record`, the register's extract and facts, is given only by a lookup by number; without it the fields that need it are null. */
export function toParty(row: CompanyRow, known: Classifiers, record?: CompanyRecord): Party {
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
      ? { type: '2014', code: row.okopfCode, full: known.okopf.get(row.okopfCode) ?? null, short: /^\S+(?= [«"])/.exec(short)?.[0] ?? null }
      : null,
    name: { full_with_opf: full ?? short, short_with_opf: short, latin: null, full: bare(full ?? short), short: bare(short) },
    inn: row.inn,
    ogrn: row.ogrn,
    ogrn_date: epochMillis(row.ogrnDate),
    okved: row.okvedCode,
    okved_type: row.okvedCode === null ? null : '2014',
    address: toAddress(row, known, record?.register.kladr),
    ...(record ? toPeople(record, known) : NO_PEOPLE),
    ...(record ? toFacts(record) : NO_FACTS),
  }
  return { value: short, unrestricted_value: short, data }
}
