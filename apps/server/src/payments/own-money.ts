// Keeps an account from being deleted while a payment or refund of it is open.
import { findBlocker } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import type { Forget, MayForget, OwnData } from '../platform/own-data.ts'
import { findBuyerCopy, forgetBuyer } from './invoices/bank-details.sql.ts'
import { findWaitingOfMember, listInvoiceCopies } from './invoices/invoices.sql.ts'
import { withdrawOwnInvoices } from './invoices/own-invoices.sql.ts'
import { findOpenPayment, listPaymentCopies } from './payments.sql.ts'
import { findOpenRefundTo } from './refunds.sql.ts'
import { deleteUserStatements, listStatementCopies } from './statements/statements.sql.ts'

/** Throws `payment_under_way` and `refund_under_way`. */
export const ownMoneyIsSettled: MayForget = async (tx, userId) => {
  const open = (await findOpenPayment(tx, userId)) ?? (await findWaitingOfMember(tx, userId))
  const payment = open ? (['own_payment'] as const) : []
  const refund = (await findOpenRefundTo(tx, userId)) ? (['own_refund'] as const) : []
  const code = findBlocker('remove_account', [...payment, ...refund])
  if (code) refuse(code)
}

/** Payments and invoices stay, as the law on bookkeeping demands; the company that the member bought for last is deleted, and nobody pays the site's owner for them any more. */
export const ownMoney: OwnData = async (db, userId) => [
  { name: 'payments.json', content: await listPaymentCopies(db, userId) },
  { name: 'invoices.json', content: await listInvoiceCopies(db, userId) },
  { name: 'invoice-buyer.json', content: (await findBuyerCopy(db, userId)) ?? null },
  { name: 'statements.json', content: await listStatementCopies(db, userId) },
]

export const forgetMoney: Forget = async (tx, userId) => ({
  invoice_buyers: await forgetBuyer(tx, userId),
  statements: await deleteUserStatements(tx, userId),
  withdrawn_invoices: await withdrawOwnInvoices(tx, userId),
})
