// The one table of operations: the server registers them, OpenAPI documents them and the typed client calls them.
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
import { getShowcase } from '../company-page/company-page.ts'
import { addFriend, blockPerson, listBlocked, listFriends, removeFriend, unblockPerson } from '../friends/friends.ts'
import type { Operation, OperationInput, OperationOutput } from '../http/http.ts'
import { getNews, getNewsFeed, listNews } from '../news/news.ts'
import { countNotices, listNotices, readAllNotices, readNotice } from '../notifications/notifications.ts'
import { getNoticeSettings, stopEmails, updateNoticeSettings } from '../notifications/settings.ts'
import { getStaffOrder, listStaffOrders, moveStaffOrder } from '../orders/orders.staff.ts'
import { createPageMeta, deletePageMeta, listPageMeta, listStaffPageMeta, updatePageMeta } from '../page-meta/page-meta.ts'
import { downloadPlanAct, downloadPlanInvoice, getPlanInvoice, invoicePlan, listPlanDocuments } from '../plans/plan-invoices.ts'
import { getSubscription, getTeamPlan, listMemberships, listPlans, orderPlan } from '../plans/plans.ts'
import { listStaffProducts, publishProduct, rejectProduct } from '../products/products.staff.ts'
import { copyOwnData, deleteAccount, endSession, giveConsent, listConsents, listSessions, withdrawConsent } from '../profile/profile.ts'
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
import { answerSupportRequest, createSupportRequest, listSupportRequests } from '../support/support.ts'
import {
  changeTeamRole,
  closeTeam,
  foundTeam,
  getTeam,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listTeamEvents,
  removeFromTeam,
  resendTeamInvitation,
  setTeamApproval,
  withdrawTeamInvitation,
} from '../team/team.ts'
import { acceptTeamInvitation, openTeamInvitation } from '../team/team-invitations.ts'
import { companyOperations } from './operations.companies.ts'
import { staffOperations } from './operations.staff.ts'
import { tradeOperations } from './operations.trade.ts'
import { programOperations } from './programs.ts'

export const operations = {
  ...companyOperations,
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
  getTeam,
  foundTeam,
  closeTeam,
  leaveTeam,
  handOverTeam,
  setTeamApproval,
  changeTeamRole,
  removeFromTeam,
  inviteToTeam,
  resendTeamInvitation,
  withdrawTeamInvitation,
  listTeamEvents,
  openTeamInvitation,
  acceptTeamInvitation,
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
  getTeamPlan,
  listPlanDocuments,
  invoicePlan,
  getPlanInvoice,
  downloadPlanInvoice,
  downloadPlanAct,
  getShowcase,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getApiUsage,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
type NamedKey<O extends Operation> = `${O['method']} ${O['path']}`
/** `GET /api/v1/company/`: how a caller names an operation, so that schemas need not be sent to the browser. */
export type OperationKey = { [N in OperationName]: NamedKey<Operations[N]> }[OperationName]
type ByKey = { [N in OperationName as NamedKey<Operations[N]>]: Operations[N] }
// Both distribute over the keys: otherwise the parts of all operations would be combined with each other.
export type Input<K extends OperationKey> = K extends OperationKey ? OperationInput<ByKey[K]> : never
export type Output<K extends OperationKey> = K extends OperationKey ? OperationOutput<ByKey[K]> : never
