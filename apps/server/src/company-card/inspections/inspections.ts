// The card's tab «Проверки»: the inspections of a company by state authorities, filtered by period, type and status.
import type { Inspection as WireInspection } from '@sverka/contract/company-card/inspections'
import type { CompanyRecord, Inspection } from '../../registry/registry.ts'
import {
  blockSource,
  type CheckedTab,
  isWithin,
  newestFirst,
  orEmpty,
  type PageQuery,
  type Period,
  stableId,
  tabPage,
} from '../tab-list.ts'

/** Filters; `type` and `status` are beginnings of the Russian texts of the source. */
export interface InspectionQuery extends PageQuery, Period {
  readonly type?: string
  readonly status?: string
}

/** All stored inspections, newest first. */
export const listInspections = ({ blocks }: CompanyRecord): Inspection[] =>
  [...orEmpty(blocks.inspections?.inspections)].sort((a, b) => newestFirst(a.startDate, b.startDate))

/** One page of inspections, newest first. */
export function readInspectionsPage({ record, checked }: CheckedTab, query: InspectionQuery) {
  const all = listInspections(record)
  const passed = all.filter(
    (entry) =>
      isWithin({ start: entry.startDate, end: entry.endDate }, query) &&
      begins(entry.type, query.type) &&
      begins(entry.status, query.status),
  )
  // Total number of inspections according to the source; greater than the stored list if not all were fetched.
  const known = record.blocks.inspections?.known
  return {
    ...tabPage({ all, passed, known, entryKey: ({ number }) => number }, query, presentInspection),
    source: blockSource(record, 'inspections'),
    checked,
  }
}

/** Whether the text begins with `start`, without regard to case; an absent filter passes all. */
const begins = (text: string, start: string | undefined): boolean => !start || text.toLowerCase().startsWith(start.trim().toLowerCase())

function presentInspection(entry: Inspection): WireInspection {
  return {
    id: stableId(entry.number),
    number: entry.number,
    start_date: entry.startDate ?? null,
    end_date: entry.endDate ?? null,
    status: entry.status,
    verification_type: entry.type,
    inspection_objects: orEmpty(entry.addresses).map((address) => ({ address })),
    control_body: entry.controlBody ? { name: entry.controlBody } : null,
    basis_conducting: entry.basis ?? null,
    violations: entry.violations ?? null,
    results: [...orEmpty(entry.results)],
  }
}
