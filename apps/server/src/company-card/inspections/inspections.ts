// Проверки: inspections by period, type and status, newest first.
import type { Inspection as WireInspection } from '@sverka/contract/company-card/inspections'
import type { CompanyRecord, Inspection } from '../../registry/registry.ts'
import { isWithin, listOf, newestFirst, type PageQuery, type Period, sourceOf, stableId, tabPage } from '../tab-list.ts'

export interface InspectionQuery extends PageQuery, Period {
  readonly type?: string
  readonly status?: string
}

export const inspectionsOf = ({ blocks }: CompanyRecord): Inspection[] =>
  [...listOf(blocks.inspections?.inspections)].sort((a, b) => newestFirst(a.startDate, b.startDate))

/** One page of inspections; a type or status is compared by its prefix. */
export function showInspections(record: CompanyRecord, query: InspectionQuery) {
  const all = inspectionsOf(record)
  const passed = all.filter(
    (entry) =>
      isWithin({ start: entry.startDate, end: entry.endDate }, query) &&
      begins(entry.type, query.type) &&
      begins(entry.status, query.status),
  )
  const known = record.blocks.inspections?.known
  return {
    ...tabPage({ all, passed, known, keyOf: ({ number }) => number }, query, presentInspection),
    source: sourceOf(record, 'inspections'),
  }
}

const begins = (text: string, start: string | undefined): boolean => !start || text.toLowerCase().startsWith(start.trim().toLowerCase())

function presentInspection(entry: Inspection): WireInspection {
  return {
    id: stableId(entry.number),
    number: entry.number,
    start_date: entry.startDate ?? null,
    end_date: entry.endDate ?? null,
    status: entry.status,
    verification_type: entry.type,
    inspection_objects: listOf(entry.addresses).map((address) => ({ address })),
    control_body: entry.controlBody ? { name: entry.controlBody } : null,
    basis_conducting: entry.basis ?? null,
    violations: entry.violations ?? null,
    results: [...listOf(entry.results)],
  }
}
