// Reads the payer of a plan: the e-mail address to which the receipt of the payment is sent.
import type { Tx } from '../platform/db/database.ts'

export const findPayer = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
