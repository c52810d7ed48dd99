// Part of the table of HTTP operations: those of the site's staff. Staff operations declared beside members' ones are listed in `operations.ts`.
import { blockUser, listAudit, listUsers, unblockUser } from '../auth/auth.staff.ts'
import { getFigures, listFailedJobs, listPresences, listQueues, putPresence, retryJob } from '../back-office/back-office.ts'
import { getFirstDay, sendTestMail } from '../back-office/first-day.ts'
import { getStaffPerson } from '../back-office/person.ts'
import { importCategories } from '../catalog/category-import.ts'
import { acceptDispute, listStaffDisputes, refuseDispute } from '../disputed-facts/disputed-facts.staff.ts'
import { addNewsPicture, createNews, deleteNews, getStaffNews, listStaffNews, updateNews } from '../news/news.staff.ts'
import { decideClaim, listStaffClaims } from '../orders/claims.staff.ts'
import {
  closePaymentAlarm,
  endStaffPayment,
  endStaffRefund,
  getLedger,
  getStaffPayment,
  listPaymentAlarms,
  listSellers,
  listStaffPayments,
  reconcilePayments,
  refundPayment,
  setSellerAccount,
} from '../payments/payments.staff.ts'
import { startTestPayment } from '../payments/test-payment.ts'
import { listPlanInvoices, payPlanInvoice } from '../plans/plan-invoices.staff.ts'
import { createPlan, deletePlan, listStaffPlans, updatePlan } from '../plans/plans.staff.ts'
import { decideProducts, listProductBatches } from '../products/product-batches.staff.ts'
import { createStopWord, deleteStopWord, listStopWords, updateStopWord } from '../products/products.staff.ts'
import { keepQuote, listComplainedQuotes, removeFileByStaff, removeQuote } from '../quotes/quotes.staff.ts'
import { hideComment, keepComment, listComplaints } from '../reviews/reviews.staff.ts'
import { listRegisterFiles, listRegisterRuns, startRegisterRun } from '../sources/sources.staff.ts'

export const staffOperations = {
  blockUser,
  listAudit,
  listUsers,
  unblockUser,
  getFirstDay,
  getStaffPerson,
  sendTestMail,
  importCategories,
  getFigures,
  listFailedJobs,
  listPresences,
  listQueues,
  putPresence,
  retryJob,
  addNewsPicture,
  createNews,
  deleteNews,
  getStaffNews,
  listStaffNews,
  updateNews,
  closePaymentAlarm,
  endStaffPayment,
  endStaffRefund,
  getLedger,
  getStaffPayment,
  listPaymentAlarms,
  listStaffPayments,
  reconcilePayments,
  refundPayment,
  listSellers,
  setSellerAccount,
  startTestPayment,
  createPlan,
  deletePlan,
  listStaffPlans,
  updatePlan,
  listPlanInvoices,
  payPlanInvoice,
  decideProducts,
  listProductBatches,
  createStopWord,
  deleteStopWord,
  listStopWords,
  updateStopWord,
  decideClaim,
  listStaffClaims,
  keepQuote,
  listComplainedQuotes,
  removeFileByStaff,
  removeQuote,
  acceptDispute,
  listStaffDisputes,
  refuseDispute,
  hideComment,
  keepComment,
  listComplaints,
  listRegisterFiles,
  listRegisterRuns,
  startRegisterRun,
}
