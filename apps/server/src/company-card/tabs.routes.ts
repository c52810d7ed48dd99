// The calls of the card's tabs: each opens the blocks it shows and nothing else.
import { getCaseStatistics, listLegalCases } from '@sverka/contract/company-card/arbitration'
import { expandConnectionGraph, getConnectionGraph, listConnections } from '@sverka/contract/company-card/connections'
import { listContracts } from '@sverka/contract/company-card/contracts'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyFinances } from '@sverka/contract/company-card/finances'
import { listHistory } from '@sverka/contract/company-card/history'
import { listInspections } from '@sverka/contract/company-card/inspections'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { getCompanySanctions } from '@sverka/contract/company-card/sanctions'
import { getSourceReport } from '@sverka/contract/company-card/source-report'
import { listTrademarks } from '@sverka/contract/company-card/trademarks'
import { reads } from '../platform/http/binding.ts'
import { classifiers } from '../registry/registry.ts'
import { showCases, showStatistics } from './arbitration/arbitration.ts'
import { showConnections } from './connections/connections.ts'
import { showGraph } from './connections/graph.ts'
import { showContracts } from './contracts/contracts.ts'
import { showEnforcement } from './debts/debts.ts'
import { showFinances } from './finances/finances.ts'
import { showHistory } from './history/history.ts'
import { showInspections } from './inspections/inspections.ts'
import { overviewBlocks, showOverview } from './overview/overview.ts'
import { listRefreshes } from './refresh/refresh.sql.ts'
import { showSanctions } from './sanctions/sanctions.ts'
import { showSourceReport } from './source-report.ts'
import { openTab } from './tab-list.ts'
import { showTrademarks } from './trademarks/trademarks.ts'

/** How many of our own refreshes the history names. */
const REFRESHES_SHOWN = 20

export const tabRoutes = [
  reads(getCompanyOverview, async ({ db, query }) => showOverview(db, await openTab(db, query, ...overviewBlocks), await classifiers(db))),
  reads(getCompanyFinances, async ({ db, query }) => showFinances(await openTab(db, query, 'accounts'), await classifiers(db))),
  reads(listLegalCases, async ({ db, query }) => showCases(await openTab(db, query, 'cases'), query)),
  reads(getCaseStatistics, async ({ db, query }) => showStatistics(await openTab(db, query, 'cases'))),
  reads(listContracts, async ({ db, query }) => showContracts(await openTab(db, query, 'contracts'), query)),
  reads(listInspections, async ({ db, query }) => showInspections(await openTab(db, query, 'inspections'), query)),
  reads(listConnections, async ({ db, query }) =>
    showConnections(db, await openTab(db, query, 'register', 'links'), query, await classifiers(db)),
  ),
  reads(getConnectionGraph, async ({ db, query }) => showGraph(db, await openTab(db, query, 'register'))),
  reads(expandConnectionGraph, async ({ db, query }) => showGraph(db, await openTab(db, query, 'register'))),
  reads(listTrademarks, async ({ db, query }) => showTrademarks(await openTab(db, query, 'trademarks'), query)),
  reads(getCompanySanctions, async ({ db, query }) => showSanctions(await openTab(db, query, 'sanctions'))),
  reads(getSourceReport, async ({ db, query }) => showSourceReport(await openTab(db, query, 'report'))),
  reads(listHistory, async ({ db, query }) => {
    const record = await openTab(db, query, 'register')
    return showHistory(record, query, { names: await classifiers(db), refreshes: await listRefreshes(db, record.row.id, REFRESHES_SHOWN) })
  }),
  reads(listEnforcement, async ({ db, query }) => showEnforcement(await openTab(db, query, 'enforcement'), query)),
]
