// Part of the table of HTTP operations: those about companies (search, cards, checks, lists, monitoring, people, ties between companies, special
// registers, deals). The server registers all operations of the table, and the typed client calls them.
import {
  createList,
  exportList,
  getList,
  listChanges,
  listLines,
  listLists,
  previewList,
  repeatList,
  stopList,
} from '../bulk-checks/bulk-checks.ts'
import { showListToTeam } from '../bulk-checks/list-sharing.ts'
import { listCardLinks, openCardLink, shareCard, withdrawCardLink } from '../card-links/card-links.ts'
import {
  downloadCheck,
  getCheck,
  getCheckProof,
  listChecks,
  makeCheck,
  makeExtendedCheck,
  printComparison,
  showCheckToTeam,
} from '../checks/checks.ts'
import { addManualCheck, getManualCheckFile, listManualChecks } from '../checks/manual-checks.ts'
import { getCaseStatistics, listLegalCases } from '../company-card/arbitration.ts'
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from '../company-card/company-card.ts'
import { compareCompanies } from '../company-card/comparison.ts'
import { expandConnectionGraph, getConnectionGraph, listConnections } from '../company-card/connections.ts'
import { listContracts } from '../company-card/contracts.ts'
import { listEnforcement } from '../company-card/debts.ts'
import { exportCompanyCard } from '../company-card/export.ts'
import { exportAccounts, getCompanyFinances } from '../company-card/finances.ts'
import { listHistory } from '../company-card/history.ts'
import { listInspections } from '../company-card/inspections.ts'
import { getCompanyOpenData } from '../company-card/open-data.ts'
import { getCompanyOverview } from '../company-card/overview.ts'
import { getPastCard } from '../company-card/past.ts'
import { updateCompany } from '../company-card/refresh.ts'
import { getReliability, getReliabilityHtml, getReliabilitySummary, getReliabilityVerdicts } from '../company-card/reliability.ts'
import { getCompanySanctions } from '../company-card/sanctions.ts'
import { getSourceReport } from '../company-card/source-report.ts'
import { listTrademarks } from '../company-card/trademarks.ts'
import { getWholeCard } from '../company-card/whole-card.ts'
import {
  deleteCompanyNote,
  getCompanyNote,
  listCompanyNotes,
  listNoteLabels,
  putCompanyNote,
  showCompanyNoteToTeam,
} from '../company-notes/company-notes.ts'
import { searchCompanies } from '../company-search/company-search.ts'
import { searchEverywhere } from '../company-search/everywhere.ts'
import { exportSelection, getExportAllowance, selectCompanies } from '../company-selection/company-selection.ts'
import {
  deleteSavedSelection,
  getSelectionNews,
  listSavedSelections,
  markSelectionSeen,
  saveSelection,
} from '../company-selection/saved-selections.ts'
import { decideDeal, listDealApprovals } from '../deals/deal-approvals.ts'
import { giveDealUpload, openDealUpload } from '../deals/deal-uploads.ts'
import {
  addDealPaper,
  changeDealPaper,
  decideDealPaper,
  deleteDeal,
  deleteDealPaper,
  getDeal,
  getDealArchive,
  getDealFile,
  giveDealFile,
  issueDealLink,
  listDeals,
  openDeal,
  remindOfDeal,
  withdrawDealLink,
} from '../deals/deals.ts'
import {
  disputeFact,
  getDisputeDocument,
  listDisputableFacts,
  listDisputedFacts,
  withdrawDispute,
} from '../disputed-facts/disputed-facts.ts'
import { listComingDates, listEvents, listWatches, unwatchCompany, watchCompanies } from '../monitoring/monitoring.ts'
import { addToWatchList, listWatchLists, showWatchesToTeam } from '../monitoring/watch-sharing.ts'
import { getPerson } from '../people/people.ts'
import { getMethod } from '../reliability/reliability.ts'
import { listSources } from '../sources/sources.ts'
import {
  getRegisterNews,
  getRegistersOfCompany,
  listRegisterEntries,
  listSpecialRegisters,
  markRegisterSeen,
} from '../special-registers/special-registers.ts'
import { createTieList, getTieList, listTieLists, printTieList, repeatTieList } from '../ties/lists.ts'
import { findPath } from '../ties/ties.ts'

export const companyOperations = {
  getCompany,
  getEntrepreneur,
  listCompanies,
  getCompanyById,
  getWholeCard,
  listEntrepreneurs,
  getCompanyFinances,
  exportAccounts,
  getCompanyOpenData,
  getCompanyOverview,
  getCompanySanctions,
  getCaseStatistics,
  listLegalCases,
  listContracts,
  listInspections,
  listConnections,
  getConnectionGraph,
  expandConnectionGraph,
  listTrademarks,
  listEnforcement,
  listHistory,
  getPastCard,
  updateCompany,
  exportCompanyCard,
  getReliability,
  getReliabilitySummary,
  getReliabilityVerdicts,
  getReliabilityHtml,
  getSourceReport,
  getMethod,
  listSources,
  makeCheck,
  makeExtendedCheck,
  listChecks,
  getCheck,
  showCheckToTeam,
  downloadCheck,
  getCheckProof,
  printComparison,
  searchCompanies,
  searchEverywhere,
  previewList,
  createList,
  listLists,
  getList,
  listLines,
  stopList,
  repeatList,
  showListToTeam,
  listChanges,
  exportList,
  listComingDates,
  listWatches,
  watchCompanies,
  unwatchCompany,
  listWatchLists,
  showWatchesToTeam,
  addToWatchList,
  listEvents,
  getPerson,
  listSpecialRegisters,
  listRegisterEntries,
  getRegistersOfCompany,
  getRegisterNews,
  markRegisterSeen,
  selectCompanies,
  getExportAllowance,
  exportSelection,
  saveSelection,
  listSavedSelections,
  getSelectionNews,
  markSelectionSeen,
  deleteSavedSelection,
  listCompanyNotes,
  listNoteLabels,
  getCompanyNote,
  putCompanyNote,
  showCompanyNoteToTeam,
  deleteCompanyNote,
  shareCard,
  listDealApprovals,
  decideDeal,
  addDealPaper,
  changeDealPaper,
  decideDealPaper,
  deleteDeal,
  deleteDealPaper,
  getDeal,
  getDealArchive,
  getDealFile,
  giveDealFile,
  issueDealLink,
  listDeals,
  openDeal,
  remindOfDeal,
  withdrawDealLink,
  giveDealUpload,
  openDealUpload,
  disputeFact,
  getDisputeDocument,
  listDisputableFacts,
  listDisputedFacts,
  withdrawDispute,
  listCardLinks,
  withdrawCardLink,
  openCardLink,
  compareCompanies,
  findPath,
  createTieList,
  listTieLists,
  getTieList,
  repeatTieList,
  printTieList,
  listHandChecks: listManualChecks,
  addHandCheck: addManualCheck,
  getHandFile: getManualCheckFile,
}
