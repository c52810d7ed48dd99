// Writes a company card as a spreadsheet (xlsx) for the button «Скачать карточку» (download the card): two columns (label, value) and fifteen rows,
// as the specification requires. Texts are escaped, so that none becomes a formula.

import { readableAddress } from '@sverka/contract/company/addresses'
import type { Company } from '@sverka/contract/company/company'
import { readableFullName, readablePerson } from '@sverka/contract/company/names'
import { EXPORT_ROWS } from '@sverka/contract/company-card/export'
import writeXlsxFile from 'write-excel-file/node'
import { moscowDay } from '../../platform/clock.ts'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import { displayName } from './file-names.ts'
import { exportLabels, exportTexts } from './labels.ts'

/** Widths of the two columns in characters. */
const WIDTHS = [{ width: 30 }, { width: 80 }]

type Row = readonly [label: string, value: string | number]

/** The status with its day and reason: «Ликвидирована 18.04.2019, по решению учредителей» (liquidated, by decision of the founders). */
function statusText({ name, procedure, ended }: Company['status']): string {
  const since = procedure?.since ? ` ${exportTexts.since} ${russianDate(procedure.since)}` : ''
  const end = ended?.on ? ` ${russianDate(ended.on)}` : ''
  return [`${name}${end}`, procedure && `${procedure.name}${since}`, ended?.reason].filter(Boolean).join(', ')
}

const leaderText = ({ fio, position }: Company['directors'][number]): string =>
  [fio === null ? exportTexts.hidden : readablePerson(fio), position?.toLowerCase()].filter(Boolean).join(', ')

/** The rows of the range A1:B15; a missing value is a dash. */
export function cardRows(company: Company): Row[] {
  const text = (value: string | null | undefined): string => (value ? value : exportTexts.missing)
  const isTrader = company.kind === 'entrepreneur'
  const full = company.name_full ? readableFullName(company.name_full) : company.fio && readablePerson(company.fio)
  const director = company.directors[0]
  return [
    [exportLabels.name, displayName(company)],
    [exportLabels.fullName, text(full)],
    [exportLabels.status, statusText(company.status)],
    [exportLabels.inn, text(company.inn)],
    [exportLabels.kpp, text(company.kpp)],
    [isTrader ? exportTexts.ogrnip : exportLabels.ogrn, company.ogrn],
    [exportLabels.registered, company.registration_date ? russianDate(company.registration_date) : exportTexts.missing],
    [exportLabels.address, text(readableAddress(company.legal_adress?.adress ?? company.city ?? ''))],
    [exportLabels.region, text(company.region?.name)],
    [exportLabels.leader, director ? leaderText(director) : exportTexts.missing],
    [exportLabels.capital, company.share_capital?.total ?? exportTexts.missing],
    [exportLabels.okved, company.okved ? [company.okved.code, company.okved.name].filter(Boolean).join(' ') : exportTexts.missing],
    [exportLabels.taxAuthority, text(company.taxAuthority?.name)],
    [exportLabels.contacts, text(contacts(company))],
    [exportLabels.source, source(company)],
  ]
}

const contacts = ({ contacts: { phone, email, website } }: Company): string =>
  [...phone.map((number) => `${exportTexts.phone} ${number}`), ...email, ...(website ? [website] : [])].join(', ')

/** The register and the day of its extract; marked «Пример» (example) for an invented company of the demo. */
function source({ kind, provenance, updated_at }: Company): string {
  const day = provenance.register?.as_of ?? moscowDay(new Date(updated_at))
  const name = kind === 'entrepreneur' ? exportTexts.egrip : exportTexts.egrul
  return `${provenance.register?.example ? `${exportTexts.example}: ` : ''}${name}, ${russianDate(day)}`
}

const russianDate = (iso: string): string => iso.split('-').reverse().join('.')

/** The content of the file. Throws if the number of rows is not the specified one. */
export async function cardFile(company: Company): Promise<Buffer> {
  const rows = cardRows(company)
  if (rows.length !== EXPORT_ROWS) throw new Error(`the card has ${rows.length} rows`)
  const data = rows.map(([label, value]) => [
    { value: label, type: String, fontWeight: 'bold' as const },
    typeof value === 'number'
      ? { value, type: Number, format: '#,##0.##', align: 'left' as const }
      : { value: escapeFormula(value), type: String, wrap: true },
  ])
  return writeXlsxFile(data, { sheet: exportTexts.sheet, columns: WIDTHS }).toBuffer()
}
