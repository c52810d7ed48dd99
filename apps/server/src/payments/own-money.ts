// Money of a person that is under way: an account is not deleted while a payment or a refund of it is open.
import { stopOf } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import type { MayForget } from '../platform/own-data.ts'
import { findOpenPaymentOf } from './payments.sql.ts'
import { findOpenRefundTo } from './refunds.sql.ts'

/** Refuses `payment_under_way` and `refund_under_way`. */
export const ownMoneyIsSettled: MayForget = async (tx, userId) => {
  const payment = (await findOpenPaymentOf(tx, userId)) ? (['own_payment'] as const) : []
  const refund = (await findOpenRefundTo(tx, userId)) ? (['own_refund'] as const) : []
  const code = stopOf('remove_account', [...payment, ...refund])
  if (code) refuse(code)
}
