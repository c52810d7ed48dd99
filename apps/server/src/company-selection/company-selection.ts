// Selections of companies by their traits (region, activity, size …): counted, shown by page, and exported within the limits of the member's plan.

import { nameRegion } from '@sverka/contract/catalog/region-names'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import type { exportSelection, SelectedCompany, selectCompanies } from '@sverka/contract/company-selection/company-selection'
import { SELECTION_COUNT_MAX, SELECTION_SHOWN } from '@sverka/contract/company-selection/company-selection.rules'
import type { OperationInput } from '@sverka/contract/http/http'
import { codesOfActivity } from '../company-search/company-search.ts'
import { findAllowance, refundQuota, refuseUsedUp, spend } from '../plans/plans.ts'
import { yearsBefore } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuseField } from '../platform/errors.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import { type Classifiers, type CompanyRow, classifiers, findByIds } from '../registry/registry.ts'
import { findCompaniesWithStop, listUncheckedStops } from '../reliability/reliability.ts'
import { loadedCopies } from '../special-registers/special-registers.ts'
import { readVerdicts, type Selected, selectIds, type Traits } from './company-selection.sql.ts'

/** The criteria of a selection; amounts in rubles, ages in full years. */
export type SelectionRequest = Omit<OperationInput<typeof exportSelection>['body'], 'format'>

/** A list without values is no criterion. */
const list = <T>(values: readonly T[] | undefined): readonly T[] | undefined => (values && values.length > 0 ? values : undefined)
const kopecks = (rubles: number | undefined): number | undefined => (rubles === undefined ? undefined : rubles * 100)

/**
 * Throws the field error `register_not_whole` if a special register of the criteria cannot answer: for `within` if we have no copy of it, for
 * `without` if we have no complete copy.
 */
async function refuseMissingRegisters(db: Reader, { within = [], without = [] }: SelectionRequest): Promise<void> {
  if (within.length + without.length === 0) return
  const findCopy = await loadedCopies(db)
  if (within.some((register) => findCopy(register) === 'absent')) refuseField('within', 'register_not_whole')
  if (without.some((register) => findCopy(register) !== 'whole')) refuseField('without', 'register_not_whole')
}

/** Position of the verdict for this kind of deal among the stored verdicts of a company, from 1. */
const toPlace = (purpose: SelectionRequest['purpose'] = 'prepayment'): number => purposes.indexOf(purpose) + 1

/** The request in terms of columns; `today`: the day for ages. Throws `register_not_whole` if a special register of the criteria cannot answer. */
async function resolveTraits(db: Reader, request: SelectionRequest, today: string): Promise<Traits> {
  await refuseMissingRegisters(db, request)
  const verdicts = list(request.verdict__in)
  return {
    kind: request.kind,
    status: request.status,
    regions: list(request.region__in)?.map((id) => String(id).padStart(2, '0')),
    okveds: request.activity?.trim() ? await codesOfActivity(db, request.activity) : undefined,
    sizes: list(request.size__in),
    // «At most N full years»: registered later than N + 1 years ago.
    bornFrom: request.age_to === undefined ? undefined : yearsBefore(today, request.age_to + 1, 1),
    bornTo: request.age_from ? yearsBefore(today, request.age_from, 0) : undefined,
    revenueFrom: kopecks(request.revenue_from),
    revenueTo: kopecks(request.revenue_to),
    staffFrom: request.staff_from,
    staffTo: request.staff_to,
    verdict: verdicts && { place: toPlace(request.purpose), any: verdicts },
    within: request.within ?? [],
    without: request.without ?? [],
  }
}

const hasNoTraits = (traits: Traits): boolean =>
  Object.values(traits).every((value) => value === undefined || (Array.isArray(value) && value.length === 0))

/** One page. Empty without traits: the whole register is not a selection. */
export async function readSelectionPage(db: Reader, query: OperationInput<typeof selectCompanies>['query'], today: string) {
  const { page = 1, page_size = 20, lang = 'ru' } = query
  // Stop factors that no source answers, shown beside the verdicts of all rows.
  const stops = listUncheckedStops(query.kind ?? 'company', lang)
  const traits = await resolveTraits(db, query, today)
  const offset = (page - 1) * page_size
  if (hasNoTraits(traits)) return { count: 0, count_exact: true, page, page_size, result: [], unchecked_stops: stops }
  const limit = Math.max(0, Math.min(page_size, SELECTION_SHOWN - offset))
  const { count, ids } = await selectIds(db, traits, { limit, offset })
  return {
    count: Math.min(count, SELECTION_COUNT_MAX),
    count_exact: count <= SELECTION_COUNT_MAX,
    page,
    page_size,
    result: await presentSelected(db, ids, query),
    unchecked_stops: stops,
  }
}

/** Ids of the selected companies, the largest revenue first, and the number of all; none without traits. */
export async function findSelected(
  db: Reader,
  request: SelectionRequest,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<Selected> {
  const traits = await resolveTraits(db, request, today)
  return hasNoTraits(traits) ? { count: 0, ids: [] } : selectIds(db, traits, { limit, offset })
}

/** The companies in the order of the ids, each with its stored verdict for the kind of deal; revenue in rubles. */
export async function presentSelected(
  db: Reader,
  ids: readonly number[],
  { purpose, lang }: Pick<SelectionRequest, 'purpose'> & { readonly lang?: ReportLanguage | undefined },
): Promise<SelectedCompany[]> {
  const [rows, names] = [await findByIds(db, ids), await classifiers(db)]
  const [verdicts, stopped] = [await readVerdicts(db, ids, toPlace(purpose)), await findCompaniesWithStop(db, ids)]
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return mapWithPauses(found, (row) => ({
    ...present(row, names, lang),
    verdict: verdicts.get(row.id) ?? null,
    stopped: stopped.has(row.id),
  }))
}

const present = (row: CompanyRow, names: Classifiers, language?: ReportLanguage): Omit<SelectedCompany, 'verdict' | 'stopped'> => ({
  id: row.id,
  kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
  name: row.name,
  inn: row.inn,
  ogrn: row.ogrn,
  status: row.statusName,
  procedure: row.procedure,
  closed_on: row.closedOn,
  region: row.regionCode && nameRegion(row.regionCode, names.regions.get(row.regionCode) ?? row.regionCode, language),
  okved: row.okvedCode,
  activity: (row.okvedCode && names.okved.get(row.okvedCode)) ?? null,
  registered_on: row.registeredOn ?? row.ogrnDate,
  leader: row.leader ?? row.fio,
  revenue: row.revenueKopecks === null ? null : row.revenueKopecks / 100,
  headcount: row.headcount,
  as_of: row.registerAsOf,
  example: row.isExample,
})

/** The limit of a plan that counts exported rows. */
const LIMIT = 'selection_rows_per_day'

/** The rows that the member's plan allows to export in a day (in Moscow), and the rows that remain today. */
export async function readExportAllowance(db: Reader, userId: number, at: Date) {
  const { plan, most, left } = await findAllowance(db, { userId, limit: LIMIT, at })
  return { plan, rows: most, left }
}

/**
 * Returns the first companies of the selection, as many as the member may still export today, and counts them as exported. Throws the limit's refusal
 * (`export_exhausted`) if no rows remain.
 */
export async function claimExport(
  tx: Tx,
  request: SelectionRequest,
  { userId, at, today }: { userId: number; at: Date; today: string },
): Promise<SelectedCompany[]> {
  const { left } = await findAllowance(tx, { userId, limit: LIMIT, at })
  const traits = await resolveTraits(tx, request, today)
  if (left === 0) refuseUsedUp(LIMIT)
  if (hasNoTraits(traits)) return []
  const { ids } = await selectIds(tx, traits, { limit: left, offset: 0 })
  if (ids.length > 0) await spend(tx, { userId, limit: LIMIT, at, units: ids.length })
  return presentSelected(tx, ids, request)
}

/** Refunds rows that were counted for a file which could not be written. */
export const refundExport = (tx: Tx, { units, ...claim }: { userId: number; at: Date; units: number }): Promise<void> =>
  refundQuota(tx, { ...claim, limit: LIMIT, units })
