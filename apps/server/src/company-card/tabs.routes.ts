// The routes of the tabs of a company card. Each reads only the blocks (stored facts of one source) that its tab shows.
import { getCaseStatistics, listLegalCases } from '@sverka/contract/company-card/arbitration'
import { expandConnectionGraph, getConnectionGraph, listConnections } from '@sverka/contract/company-card/connections'
import { listContracts } from '@sverka/contract/company-card/contracts'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyFinances } from '@sverka/contract/company-card/finances'
import { listHistory } from '@sverka/contract/company-card/history'
import { listInspections } from '@sverka/contract/company-card/inspections'
import { getCompanyOpenData } from '@sverka/contract/company-card/open-data'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { getPastCard } from '@sverka/contract/company-card/past'
import { getCompanySanctions } from '@sverka/contract/company-card/sanctions'
import { getSourceReport } from '@sverka/contract/company-card/source-report'
import type { TabId } from '@sverka/contract/company-card/tabs'
import { listTrademarks } from '@sverka/contract/company-card/trademarks'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import type { OperationInput } from '@sverka/contract/http/http'
import { readMarks } from '../disputed-facts/disputed-facts.ts'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { classifiers, findFirstDay, listEarlierExtracts, type OpenedCard } from '../registry/registry.ts'
import { readCheckedSubject } from '../reliability/reliability.ts'
import { findWholeCopy } from '../sources/sources.ts'
import { readCaseStatistics, readCasesPage } from './arbitration/arbitration.ts'
import { type CardRequest, requireWholeCard } from './company-card.access.ts'
import { listTiedCompanies, readConnectionsPage } from './connections/connections.ts'
import { readGraph } from './connections/graph.ts'
import { readContractsPage } from './contracts/contracts.ts'
import { readEnforcementPage } from './debts/debts.ts'
import { readFinances } from './finances/finances.ts'
import { listChanges } from './history/history.sql.ts'
import { presentChange, readHistoryPage } from './history/history.ts'
import { readInspectionsPage } from './inspections/inspections.ts'
import { openDataBlocks, readOpenData } from './open-data/open-data.ts'
import { overviewBlocks, readOverview } from './overview/overview.ts'
import { readPastCard } from './past/past.ts'
import { listRefreshes } from './refresh/refresh.sql.ts'
import { readSanctions } from './sanctions/sanctions.ts'
import { readSourceReport } from './source-report.ts'
import { openCheckedTab, openTab } from './tab-list.ts'
import { readTrademarksPage } from './trademarks/trademarks.ts'

/** The record with the companies connected to it by the register (its ties: heads, founders, predecessors …). */
async function openTies(request: CardRequest): Promise<OpenedCard> {
  if (request.shared) return requireWholeCard(request)
  const record = await openTab(request, 'register', 'links')
  return { record, tied: await listTiedCompanies(request.db, record) }
}

/** The marks by which the company disputes facts of this tab. */
async function marksOnTab({ db }: CardRequest, { record }: Pick<OpenedCard, 'record'>, tab: TabId): Promise<DisputedFact[]> {
  return (await readMarks(db, record.row.id)).filter((mark) => mark.tab === tab)
}

async function readCases(request: CardRequest & { query: OperationInput<typeof listLegalCases>['query'] }) {
  const opened = await openCheckedTab(request, 'cases')
  return { ...readCasesPage(opened, request.query), disputed: await marksOnTab(request, opened, 'arbitration') }
}

async function readInspections(request: CardRequest & { query: OperationInput<typeof listInspections>['query'] }) {
  const opened = await openCheckedTab(request, 'inspections')
  return { ...readInspectionsPage(opened, request.query), disputed: await marksOnTab(request, opened, 'inspections') }
}

async function readDebts(request: CardRequest & { query: OperationInput<typeof listEnforcement>['query'] }) {
  const record = await openTab(request, 'enforcement', 'debts')
  const copy = record.blocks.debts ? null : await findWholeCopy(request.db, 'debts', record.row.isExample)
  const subject = await readCheckedSubject(request.db, record)
  return { ...readEnforcementPage(subject, request.query, copy), disputed: await marksOnTab(request, subject, 'debts') }
}

/**
 * `today` is the day for reports, YYYY-MM-DD: a fixed one in the demo, otherwise today in Moscow. `expandConnectionGraph` is the graph of a company
 * that a member opens from another graph; by the contract guests may not call it.
 */
export const tabRoutes = (today: () => string): BoundRoute[] => [
  reads(getCompanyOverview, async (request) => {
    const viewer = { today: today(), language: request.query.lang ?? 'ru' }
    const subject = await readCheckedSubject(request.db, await openTab(request, ...overviewBlocks))
    return readOverview(request.db, subject, await classifiers(request.db), viewer)
  }),
  reads(getCompanyFinances, async (request) => {
    const viewer = { today: today(), language: request.query.lang ?? 'ru' }
    return readFinances(
      request.db,
      await openTab(request, 'register', 'accounts', 'headcount', 'incomes', 'taxes'),
      await classifiers(request.db),
      viewer,
    )
  }),
  reads(getCompanyOpenData, async (request) =>
    readOpenData(await readCheckedSubject(request.db, await openTab(request, ...openDataBlocks))),
  ),
  reads(listLegalCases, readCases),
  reads(getCaseStatistics, async (request) => readCaseStatistics(await openTab(request, 'cases'))),
  reads(listContracts, async (request) => readContractsPage(await openCheckedTab(request, 'contracts'), request.query)),
  reads(listInspections, readInspections),
  reads(listConnections, async (request) => {
    const { db, query } = request
    return readConnectionsPage(db, await openTies(request), query, await classifiers(db))
  }),
  reads(getConnectionGraph, async (request) => readGraph(request.db, await openTab(request, 'register'))),
  reads(expandConnectionGraph, async (request) => readGraph(request.db, await openTab(request, 'register'))),
  reads(listTrademarks, async (request) => readTrademarksPage(await openCheckedTab(request, 'trademarks'), request.query)),
  reads(getCompanySanctions, async (request) => readSanctions(await openCheckedTab(request, 'sanctions'))),
  reads(getSourceReport, async (request) => readSourceReport(await openTab(request, 'report'))),
  reads(listHistory, async (request) => {
    const { db, query } = request
    const record = await openTab(request, 'register')
    const [changes, refreshes] = [await listChanges(db, record.row.id), await listRefreshes(db, record.row.id)]
    const [knownFrom, earlier] = [await findFirstDay(db, record.row.id), await listEarlierExtracts(db, record.row.id)]
    return readHistoryPage(record, query, { names: await classifiers(db), changes, earlier, refreshes, knownFrom })
  }),
  reads(getPastCard, async (request) => {
    const { db, query } = request
    const record = await openTab(request, 'register')
    const changes = (await listChanges(db, record.row.id)).map((change) => presentChange(change, record))
    return readPastCard(db, record.row, { from: query.from, to: query.to, today: today(), language: query.lang ?? 'ru', changes })
  }),
  reads(listEnforcement, readDebts),
]
