// What all tabs of the card share: the company by its number or id, and lists of companies.
import type { Company, CompanyBrief } from '@sverka/contract/company'
import { companiesRepresentedBy, representativeOf } from '../company-binding/company-binding.ts'
import type { Caller } from '../platform/auth/session.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import {
  type CompanyFilters,
  type CompanyKind,
  type CompanyRecord,
  type CompanyRow,
  classifiers,
  findByIds,
  listRows,
  openRecord,
  type TiedCompany,
} from '../registry/registry.ts'
import { htmlOf } from '../reliability/reliability.ts'
import { presentBrief, presentCompany } from './company-card.present.ts'
import { tiedTo } from './connections/connections.ts'

/** The whole card of a row. */
export async function showCompany(db: Reader, row: CompanyRow): Promise<Company> {
  const record = await openRecord(db, row)
  return showRecord(db, record, await tiedTo(db, record))
}

async function showRecord(db: Reader, record: CompanyRecord, tied: TiedCompany[]): Promise<Company> {
  const [names, representative] = await Promise.all([classifiers(db), representativeOf(db, record.row.id)])
  return presentCompany(record, tied, names, representative)
}

/** The whole card with its report as HTML, for clients that read the counts from there. */
export async function showWithReport(db: Reader, row: CompanyRow, today: string): Promise<Company> {
  const record = await openRecord(db, row)
  const tied = await tiedTo(db, record)
  const [company, html] = await Promise.all([showRecord(db, record, tied), htmlOf(db, row, today, { record, tied })])
  return { ...company, html_checko: html }
}

export interface ListQuery {
  page?: number
  page_size?: number
  representative__in?: number[]
  region__in?: number[]
  okved__in?: string[]
  status?: string
  search?: string
}

export interface CompanyPage {
  count: number
  count_exact?: boolean
  page: number
  page_size: number
  result: CompanyBrief[]
}

/** A page of companies of one kind by filters. */
export async function listByFilters(db: Reader, kind: CompanyKind, query: ListQuery, caller: Caller): Promise<CompanyPage> {
  const page = query.page ?? 1
  const size = query.page_size ?? 20
  if (query.representative__in?.length) return listRepresented(db, kind, query.representative__in, caller)
  const filters: CompanyFilters = {
    kind,
    ...(query.region__in ? { regionCodes: query.region__in.map((id) => String(id).padStart(2, '0')) } : {}),
    ...(query.okved__in ? { okvedCodes: query.okved__in } : {}),
    ...(query.status ? { statusName: query.status } : {}),
    ...(query.search ? { search: query.search } : {}),
  }
  const { rows, count, exact } = await listRows(db, filters, { number: page, size })
  const names = await classifiers(db)
  return { count, ...(exact ? {} : { count_exact: false }), page, page_size: size, result: rows.map((row) => presentBrief(row, names)) }
}

/** Who represents what is for the person themselves and for staff; anybody else finds nothing. */
async function listRepresented(db: Reader, kind: CompanyKind, people: readonly number[], caller: Caller): Promise<CompanyPage> {
  if (!caller) refuse('unauthorized')
  const visible = caller.isStaff ? people : people.filter((id) => id === caller.userId)
  const rows = (await findByIds(db, await companiesRepresentedBy(db, visible))).filter((row) => row.kind === kind)
  const names = await classifiers(db)
  return { count: rows.length, page: 1, page_size: rows.length || 20, result: rows.map((row) => presentBrief(row, names)) }
}
