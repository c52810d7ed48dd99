// «Скачать карточку»: the card as an .xlsx of two columns and fifteen rows; no cell can become a formula.

import { readableAddress } from '@sverka/contract/company/addresses'
import type { Company } from '@sverka/contract/company/company'
import { readableFullName, readablePerson } from '@sverka/contract/company/names'
import { EXPORT_ROWS } from '@sverka/contract/company-card/export'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import { displayName } from './file-names.ts'
import { labels, words } from './labels.ts'

/** Widths of the two columns in characters. */
const WIDTHS = [{ width: 30 }, { width: 80 }]

type Row = readonly [label: string, value: string | number]

/** The status with its day and reason: «Ликвидирована 18.04.2019, по решению учредителей». */
function statusText({ name, procedure, ended }: Company['status']): string {
  const since = procedure?.since ? ` ${words.since} ${russianDate(procedure.since)}` : ''
  const end = ended?.on ? ` ${russianDate(ended.on)}` : ''
  return [`${name}${end}`, procedure && `${procedure.name}${since}`, ended?.reason].filter(Boolean).join(', ')
}

const leaderText = ({ fio, position }: Company['directors'][number]): string =>
  [fio === null ? words.hidden : readablePerson(fio), position?.toLowerCase()].filter(Boolean).join(', ')

/** The rows of A1:B15; unknown values are dashes. */
export function cardRows(company: Company): Row[] {
  const text = (value: string | null | undefined): string => (value ? value : words.missing)
  const isTrader = company.kind === 'entrepreneur'
  const full = company.name_full ? readableFullName(company.name_full) : company.fio && readablePerson(company.fio)
  const director = company.directors[0]
  return [
    [labels.name, displayName(company)],
    [labels.fullName, text(full)],
    [labels.status, statusText(company.status)],
    [labels.inn, text(company.inn)],
    [labels.kpp, text(company.kpp)],
    [isTrader ? words.ogrnip : labels.ogrn, company.ogrn],
    [labels.registered, company.registration_date ? russianDate(company.registration_date) : words.missing],
    [labels.address, text(readableAddress(company.legal_adress?.adress ?? company.city ?? ''))],
    [labels.region, text(company.region?.name)],
    [labels.leader, director ? leaderText(director) : words.missing],
    [labels.capital, company.share_capital?.total ?? words.missing],
    [labels.okved, company.okved ? [company.okved.code, company.okved.name].filter(Boolean).join(' ') : words.missing],
    [labels.taxAuthority, text(company.taxAuthority?.name)],
    [labels.contacts, text(contacts(company))],
    [labels.source, source(company)],
  ]
}

const contacts = ({ contacts: { phone, email, website } }: Company): string =>
  [...phone.map((number) => `${words.phone} ${number}`), ...email, ...(website ? [website] : [])].join(', ')

function source({ kind, provenance, updated_at }: Company): string {
  const day = provenance.register?.as_of ?? updated_at.slice(0, 10)
  const name = kind === 'entrepreneur' ? words.egrip : words.egrul
  return `${provenance.register?.example ? `${words.example}: ` : ''}${name}, ${russianDate(day)}`
}

const russianDate = (iso: string): string => iso.split('-').reverse().join('.')

export async function cardFile(company: Company): Promise<Buffer> {
  const rows = cardRows(company)
  if (rows.length !== EXPORT_ROWS) throw new Error(`the card has ${rows.length} rows`)
  const data = rows.map(([label, value]) => [
    { value: label, type: String, fontWeight: 'bold' as const },
    typeof value === 'number'
      ? { value, type: Number, format: '#,##0.##', align: 'left' as const }
      : { value: escapeFormula(value), type: String, wrap: true },
  ])
  return writeXlsxFile(data, { sheet: words.sheet, columns: WIDTHS }).toBuffer()
}
