// Payments, invoices and bank statements in the export and deletion of a member's personal data. An account with an open payment, invoice or
// refund cannot be deleted.
import { findBlocker } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import type { CheckMayErase, EraseUserData, ExportUserData } from '../platform/own-data.ts'
import { deleteLastBuyer, findBuyerForExport } from './invoices/bank-details.sql.ts'
import { findWaitingOfMember, listInvoicesForExport } from './invoices/invoices.sql.ts'
import { withdrawSiteInvoices } from './invoices/site-invoices.sql.ts'
import { findOpenPayment, listPaymentsForExport } from './payments.sql.ts'
import { findOpenRefundTo } from './refunds.sql.ts'
import { deleteUserStatements, listStatementsForExport } from './statements/statements.sql.ts'

/** Throws `payment_under_way` for an open payment or invoice, `refund_under_way` for an open refund to the member. */
export const assertNoOpenPayments: CheckMayErase = async (tx, userId) => {
  const open = (await findOpenPayment(tx, userId)) ?? (await findWaitingOfMember(tx, userId))
  const payment = open ? (['own_payment'] as const) : []
  const refund = (await findOpenRefundTo(tx, userId)) ? (['own_refund'] as const) : []
  const code = findBlocker('remove_account', [...payment, ...refund])
  if (code) refuse(code)
}

/** One JSON file for each kind of data. */
export const exportPayments: ExportUserData = async (db, userId) => [
  { name: 'payments.json', content: await listPaymentsForExport(db, userId) },
  { name: 'invoices.json', content: await listInvoicesForExport(db, userId) },
  { name: 'invoice-buyer.json', content: (await findBuyerForExport(db, userId)) ?? null },
  { name: 'statements.json', content: await listStatementsForExport(db, userId) },
]

/**
 * Payments and invoices remain, as the law on bookkeeping demands (402-ФЗ, article 29: five years). The company that the member last bought for
 * and uploaded bank statements are deleted. The member's unpaid invoices for plans are withdrawn. Returns the number of rows of each kind.
 */
export const erasePayments: EraseUserData = async (tx, userId) => ({
  invoice_buyers: await deleteLastBuyer(tx, userId),
  statements: await deleteUserStatements(tx, userId),
  withdrawn_invoices: await withdrawSiteInvoices(tx, userId),
})
