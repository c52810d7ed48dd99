// Converts the heads, founders, predecessors, licences and activities of a company or sole trader to the format of DaData, another service of
// company data, which calls the company a party. Fields for which our register has no data are null.
import { readablePerson } from '@sverka/contract/company/names'
import type { Classifiers, CompanyRecord, Founder, Head } from '../../registry/registry.ts'

/** A day (YYYY-MM-DD) as DaData writes it: milliseconds since 1970 of its midnight in UTC; null without a day. */
export const epochMillis = (day: string | null | undefined): number | null => (day ? Date.parse(`${day}T00:00:00Z`) : null)

/** The parts of a person's full name (Russian ФИО: surname, first name, patronymic) as DaData's clients read them. */
export function splitFio(name: string | null | undefined) {
  const [surname = null, first = null, ...rest] = readablePerson(name ?? '').split(' ')
  return { surname, name: first, patronymic: rest.length > 0 ? rest.join(' ') : null, gender: null, source: name ?? null, qc: null }
}

/** Our other kinds of founders (funds, partnerships, the state, hidden ones) count as LEGAL too. */
const founderType = { person: 'PHYSICAL', company: 'LEGAL', foreign: 'LEGAL' } as const

const toFounder = ({ kind, name, inn, ogrn, share, recordDate }: Founder) => ({
  ogrn: ogrn ?? null,
  inn: inn ?? null,
  name: kind === 'person' ? null : (name ?? null),
  fio: kind === 'person' ? splitFio(name) : null,
  type: founderType[kind as keyof typeof founderType] ?? 'LEGAL',
  share: share.percent === undefined ? null : { value: share.percent, type: 'PERCENT' },
  start_date: epochMillis(recordDate),
})

const toManager = ({ kind, name, inn, ogrn, post, recordDate }: Head) => ({
  ogrn: ogrn ?? null,
  inn: inn ?? null,
  name: kind === 'person' ? null : name,
  fio: kind === 'person' ? splitFio(name) : null,
  post: post ?? null,
  type: kind === 'person' ? 'EMPLOYEE' : 'LEGAL',
  start_date: epochMillis(recordDate),
})

/** The lists of the register's extract; `okved` names activities whose name the extract lacks. */
export function toPeople({ register, row }: CompanyRecord, { okved }: Classifiers) {
  return {
    founders: register.founders.map(toFounder),
    managers: register.heads.map(toManager),
    predecessors: register.predecessors.map(({ ogrn = null, inn = null, name }) => ({ ogrn, inn, name })),
    successors: register.successors.map(({ ogrn = null, inn = null, name }) => ({ ogrn, inn, name })),
    licenses: register.licenses.map((license) => ({
      series: null,
      number: license.number ?? null,
      issue_date: epochMillis(license.date),
      issue_authority: license.issuer ?? null,
      suspend_date: null,
      suspend_authority: null,
      valid_from: epochMillis(license.from),
      valid_to: epochMillis(license.until),
      activities: license.activities,
      addresses: null,
    })),
    // The main activity first. 2014 is the edition of the national classifier of activities (ОКВЭД).
    okveds: [register.okved ?? { code: row.okvedCode ?? '' }, ...register.okvedAdd].map(({ code, name }, index) => ({
      main: index === 0,
      type: '2014',
      code,
      name: name ?? okved.get(code) ?? null,
    })),
    authorities: register.taxAuthority
      ? {
          fts_report: {
            type: 'FEDERAL_TAX_SERVICE',
            code: register.taxAuthority.code ?? null,
            name: register.taxAuthority.name,
            address: register.taxAuthority.address ?? null,
          },
        }
      : null,
  }
}
