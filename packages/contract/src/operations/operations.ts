// The one table of operations: what the server registers, OpenAPI prints and the typed client knows.
import { createApiKey, getApiUsage, listApiKeys, revokeApiKey } from '../api-access/api-access.ts'
import { searchRegistry } from '../api-access/registry.ts'
import {
  confirmEmail,
  confirmPasswordReset,
  createTokens,
  getMe,
  logout,
  refreshTokens,
  registerUser,
  requestPasswordReset,
  revertEmail,
  setPassword,
  updateMe,
} from '../auth/auth.ts'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '../auth/second-factor.ts'
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
import {
  createCategory,
  createFirstCategories,
  createTag,
  deleteCategory,
  deleteTag,
  listCategories,
  listRegions,
  listStaffCategories,
  listTags,
  moveCategory,
  updateCategory,
  updateTag,
} from '../catalog/catalog.ts'
import { closeChatComplaint, getChatComplaint, listChatComplaints } from '../chat/chat.staff.ts'
import {
  addAttachment,
  complainOfRoom,
  getAttachment,
  getFriendRoom,
  getRoom,
  getUnread,
  listFriendMessages,
  listFriendRooms,
  listMessages,
  listProductRooms,
  listRooms,
  openOrderRoom,
  openProductRoom,
} from '../chat/chat.ts'
import { downloadCheck, getCheck, getCheckProof, listChecks, makeCheck, makeExtendedCheck, printComparison } from '../checks/checks.ts'
import { addHandCheck, getHandFile, listHandChecks } from '../checks/hand-checks.ts'
import {
  approveTicket,
  createTicket,
  listStaffTickets,
  listTickets,
  markTicket,
  openTicketDocument,
  rejectTicket,
  unbindCompany,
  unbindEntrepreneur,
} from '../company-binding/company-binding.ts'
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
import { updateCompany } from '../company-card/refresh.ts'
import { getReliability, getReliabilityHtml, getReliabilitySummary, getReliabilityVerdicts } from '../company-card/reliability.ts'
import { getCompanySanctions } from '../company-card/sanctions.ts'
import { getSourceReport } from '../company-card/source-report.ts'
import { listTrademarks } from '../company-card/trademarks.ts'
import { getWholeCard } from '../company-card/whole-card.ts'
import { getShowcase } from '../company-page/company-page.ts'
import { searchCompanies } from '../company-search/company-search.ts'
import { searchEverywhere } from '../company-search/everywhere.ts'
import { exportSelection, getExportAllowance, selectCompanies } from '../company-selection/company-selection.ts'
import { addFriend, blockPerson, listBlocked, listFriends, removeFriend, unblockPerson } from '../friends/friends.ts'
import type { Operation, OperationInput, OperationOutput } from '../http/http.ts'
import { listEvents, listWatches, unwatchCompany, watchCompanies } from '../monitoring/monitoring.ts'
import { getNews, getNewsFeed, listNews } from '../news/news.ts'
import { countNotices, listNotices, readAllNotices, readNotice } from '../notifications/notifications.ts'
import { getNoticeSettings, stopEmails, updateNoticeSettings } from '../notifications/settings.ts'
import { getStaffOrder, listStaffOrders, moveStaffOrder } from '../orders/orders.staff.ts'
import { createPageMeta, deletePageMeta, listPageMeta, listStaffPageMeta, updatePageMeta } from '../page-meta/page-meta.ts'
import { getPerson } from '../people/people.ts'
import { getSubscription, listMemberships, listPlans, orderPlan } from '../plans/plans.ts'
import { listStaffProducts, publishProduct, rejectProduct } from '../products/products.staff.ts'
import { copyOwnData, deleteAccount, endSession, giveConsent, listConsents, listSessions, withdrawConsent } from '../profile/profile.ts'
import { getMethod } from '../reliability/reliability.ts'
import {
  getCompaniesSitemap,
  getCounter,
  getPagesSitemap,
  getRequisites,
  getRobots,
  getSitemapIndex,
  resetRequisites,
  setRequisites,
} from '../site-pages/site-pages.ts'
import { listSources } from '../sources/sources.ts'
import { getRegistersOfCompany, listRegisterEntries, listSpecialRegisters } from '../special-registers/special-registers.ts'
import { answerSupportRequest, createSupportRequest, listSupportRequests } from '../support/support.ts'
import { createTieList, getTieList, listTieLists, printTieList, repeatTieList } from '../ties/lists.ts'
import { findPath } from '../ties/ties.ts'
import { staffOperations } from './operations.staff.ts'
import { tradeOperations } from './operations.trade.ts'
import { programOperations } from './programs.ts'

export const operations = {
  ...staffOperations,
  ...tradeOperations,
  ...programOperations,
  createTokens,
  refreshTokens,
  logout,
  registerUser,
  getMe,
  updateMe,
  setPassword,
  requestPasswordReset,
  confirmPasswordReset,
  confirmEmail,
  revertEmail,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listSessions,
  endSession,
  listConsents,
  giveConsent,
  withdrawConsent,
  copyOwnData,
  deleteAccount,
  createSupportRequest,
  listSupportRequests,
  answerSupportRequest,
  listFriends,
  addFriend,
  removeFriend,
  listBlocked,
  blockPerson,
  unblockPerson,
  addAttachment,
  complainOfRoom,
  listChatComplaints,
  getChatComplaint,
  closeChatComplaint,
  getAttachment,
  openOrderRoom,
  openProductRoom,
  listProductRooms,
  listFriendRooms,
  listRooms,
  getRoom,
  getUnread,
  getFriendRoom,
  listMessages,
  listFriendMessages,
  listNotices,
  readNotice,
  readAllNotices,
  countNotices,
  getNoticeSettings,
  updateNoticeSettings,
  stopEmails,
  createTicket,
  listTickets,
  unbindCompany,
  unbindEntrepreneur,
  listStaffTickets,
  approveTicket,
  markTicket,
  rejectTicket,
  openTicketDocument,
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
  downloadCheck,
  getCheckProof,
  printComparison,
  searchCompanies,
  searchEverywhere,
  searchRegistry,
  listNews,
  getNews,
  getNewsFeed,
  listPageMeta,
  listStaffPageMeta,
  createPageMeta,
  updatePageMeta,
  deletePageMeta,
  getCounter,
  getRequisites,
  setRequisites,
  resetRequisites,
  getRobots,
  getSitemapIndex,
  getPagesSitemap,
  getCompaniesSitemap,
  listRegions,
  listCategories,
  listTags,
  createTag,
  listStaffCategories,
  createCategory,
  createFirstCategories,
  updateCategory,
  moveCategory,
  updateTag,
  deleteTag,
  deleteCategory,
  listStaffProducts,
  publishProduct,
  rejectProduct,
  listStaffOrders,
  getStaffOrder,
  moveStaffOrder,
  listPlans,
  orderPlan,
  listMemberships,
  getSubscription,
  getShowcase,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getApiUsage,
  previewList,
  createList,
  listLists,
  getList,
  listLines,
  stopList,
  repeatList,
  listChanges,
  exportList,
  listWatches,
  watchCompanies,
  unwatchCompany,
  listEvents,
  getPerson,
  listSpecialRegisters,
  listRegisterEntries,
  getRegistersOfCompany,
  selectCompanies,
  getExportAllowance,
  exportSelection,
  compareCompanies,
  findPath,
  createTieList,
  listTieLists,
  getTieList,
  repeatTieList,
  printTieList,
  listHandChecks,
  addHandCheck,
  getHandFile,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
type NamedKey<O extends Operation> = `${O['method']} ${O['path']}`
/** `GET /api/v1/company/`: how a caller names an operation, so that no schema has to travel to the browser. */
export type OperationKey = { [N in OperationName]: NamedKey<Operations[N]> }[OperationName]
type ByKey = { [N in OperationName as NamedKey<Operations[N]>]: Operations[N] }
// Both distribute over the keys: taken together, the parts of all operations would multiply.
export type Input<K extends OperationKey> = K extends OperationKey ? OperationInput<ByKey[K]> : never
export type Output<K extends OperationKey> = K extends OperationKey ? OperationOutput<ByKey[K]> : never
