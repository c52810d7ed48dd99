// The card's tab «Связи» (connections): companies connected with this one by the register, or by the aggregator Checko (`links`), with the filter
// «Тип» (class of status).
import type { Connection } from '@sverka/contract/company/company'
import { STATUS_ACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN, type StatusClass, statusClass } from '@sverka/contract/company/company.rules'
import type { ShownConnection } from '@sverka/contract/company-card/connections'
import type { ConnectionFilter } from '@sverka/contract/company-card/connections.rules'
import type { Reader } from '../../platform/db/database.ts'
import {
  type Classifiers,
  type CompanyRecord,
  type CompanyRow,
  endedName,
  findByOgrns,
  findProcedure,
  type LinkedCompany,
  listTied,
  type OpenedCard,
  saysEnded,
  type TiedCompany,
} from '../../registry/registry.ts'
import { findCompaniesWithStop } from '../../reliability/reliability.ts'
import { presentCodedRow, presentConnection, presentStatus } from '../company-card.present.ts'
import { blockSource, checkExtractList, orEmpty, type PageQuery, tabPage } from '../tab-list.ts'

/** Every connected company once, closest relation first; those that only the aggregator names come last. */
export async function listConnections(db: Reader, record: CompanyRecord, names: Classifiers): Promise<Connection[]> {
  return mergeConnections(db, record, names, await listTiedCompanies(db, record))
}

/** Companies that the register connects with this one, among them those with the same head, found by the head's ИНН (taxpayer number). */
export const listTiedCompanies = (db: Reader, { row, register }: CompanyRecord): Promise<TiedCompany[]> =>
  listTied(
    db,
    row,
    register.heads.flatMap((head) => head.inn ?? []),
  )

/** The result of `listConnections`, for a caller that has already read `tiedCompanies`, the companies that the register connects. */
export async function mergeConnections(
  db: Reader,
  record: CompanyRecord,
  names: Classifiers,
  tiedCompanies: readonly TiedCompany[],
): Promise<Connection[]> {
  const tied = tiedCompanies.map((company) => presentConnection(company, names))
  // ОГРН (registration numbers) of the companies already listed.
  const listed = new Set([record.row.ogrn, ...tied.map((company) => company.ogrn)])
  const linked = orEmpty(record.blocks.links?.companies).filter(({ ogrn }) => !listed.has(ogrn) && listed.add(ogrn))
  const rows = new Map(
    (
      await findByOgrns(
        db,
        linked.map(({ ogrn }) => ogrn),
      )
    ).map((row) => [row.ogrn, row]),
  )
  return [
    ...tied,
    ...linked.flatMap((company) => linkedConnection(company, rows.get(company.ogrn), names, record.provenance.links?.asOf ?? null) ?? []),
  ]
}

/** A company that the aggregator names: facts of our register (`row`) first, else those of the aggregator. Null if neither has a name. */
function linkedConnection(
  company: LinkedCompany,
  row: CompanyRow | undefined,
  names: Classifiers,
  linksAsOf: string | null,
): Connection | null {
  const name = row?.name ?? company.name
  if (!name) return null
  const statusOfSource = company.status ? statusBySource(company.status, company.closedOn) : null
  return {
    relation: company.relation,
    also: [],
    name,
    status: row ? presentStatus(row) : statusOfSource,
    as_of: row ? row.registerAsOf : linksAsOf,
    legal_address: row?.address ?? company.address ?? null,
    inn: row?.inn ?? company.inn ?? null,
    ogrn: company.ogrn,
    registration_date: row?.registeredOn ?? company.registeredOn ?? null,
    okved: presentCodedRow(row?.okvedCode ?? company.okved ?? null, names.okved),
  }
}

/** Converts the aggregator's wording about a company that is not in our register into one of our statuses. */
function statusBySource(wording: string, closedOn: string | undefined): Connection['status'] {
  // The aggregator gives no code of the register for the status, only this wording.
  const registerStatus = { code: null, wording }
  if (closedOn) return { name: endedName('company', registerStatus), procedure: null, ended: { on: closedOn, reason: wording } }
  if (wording === STATUS_RESTRICTED || wording === STATUS_UNKNOWN) return { name: wording, procedure: null, ended: null }
  if (saysEnded(wording)) return { name: endedName('company', registerStatus), procedure: null, ended: { on: null, reason: wording } }
  const procedure = wording === STATUS_ACTIVE ? null : findProcedure(registerStatus)
  return { name: STATUS_ACTIVE, procedure: procedure === null ? null : { name: procedure, since: null }, ended: null }
}

/** One page of connections. `type` is a class of status; a company without a known status is only in «all». */
export async function readConnectionsPage(
  db: Reader,
  { record, tied }: OpenedCard,
  query: PageQuery & { readonly type?: ConnectionFilter },
  names: Classifiers,
) {
  const all = await mergeConnections(db, record, names, tied)
  const classes = all.map((company) => company.status && statusClass(company.status.name))
  const count = (wanted: StatusClass) => classes.filter((found) => found === wanted).length
  const type = query.type ?? 'all'
  const passed = all.filter((_company, index) => type === 'all' || classes[index] === type)
  const connectionPage = tabPage({ all, passed, entryKey: ({ ogrn, inn }) => ogrn ?? inn }, query, (company) => company)
  return {
    ...connectionPage,
    result: await addStopFactors(db, connectionPage.result),
    source: blockSource(record, 'register'),
    checked: checkExtractList(record, all.length),
    counts: { all: all.length, active: count('active'), liquidated: count('liquidated'), inactive: count('inactive') },
  }
}

/** Adds to each company whether its stored reliability summary has a stop factor (a reason against any deal). Two queries serve the whole page. */
export async function addStopFactors(db: Reader, page: readonly Connection[]): Promise<ShownConnection[]> {
  if (page.length === 0) return []
  const rows = await findByOgrns(
    db,
    page.flatMap(({ ogrn }) => ogrn ?? []),
  )
  const stopped = await findCompaniesWithStop(
    db,
    rows.map(({ id }) => id),
  )
  const stoppedOgrns = new Set(rows.filter(({ id }) => stopped.has(id)).map(({ ogrn }) => ogrn))
  return page.map((company) => ({ ...company, stopped: company.ogrn !== null && stoppedOgrns.has(company.ogrn) }))
}
