// The worker thread that writes cards and accounts as spreadsheets.
import type { Company } from '@sverka/contract/company/company'
import { answerOrders } from '../../platform/threads/answer-orders.ts'
import { accountsFile } from './accounts-file.ts'
import type { AccountsTable } from './accounts-table.ts'
import { cardFile } from './export.ts'

/** One of the two. */
export type ExportOrder = { readonly card: Company } | { readonly accounts: AccountsTable }

answerOrders((order: ExportOrder) => ('card' in order ? cardFile(order.card) : accountsFile(order.accounts)))
