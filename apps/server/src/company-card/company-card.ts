// What all tabs of the card share: the company by its number or id, and lists of companies.
import type { Company, CompanyBrief } from '@sverka/contract/company'
import type { Reader } from '../platform/db/database.ts'
import {
  type CompanyFilters,
  type CompanyKind,
  type CompanyRow,
  classifiers,
  listRows,
  listTied,
  openRecord,
} from '../registry/registry.ts'
import { presentBrief, presentCompany } from './company-card.present.ts'

/** The whole card of a row. */
export async function showCompany(db: Reader, row: CompanyRow): Promise<Company> {
  const record = await openRecord(db, row)
  const headInns = record.register.heads.flatMap((head) => head.inn ?? [])
  const tied = await listTied(db, row, headInns)
  return presentCompany(record, tied, await classifiers(db))
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

/** A page of companies of one kind by filters. Nobody represents a company here yet, so that filter finds none. */
export async function listByFilters(db: Reader, kind: CompanyKind, query: ListQuery): Promise<CompanyPage> {
  const page = query.page ?? 1
  const size = query.page_size ?? 20
  if (query.representative__in?.length) return { count: 0, page, page_size: size, result: [] }
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
