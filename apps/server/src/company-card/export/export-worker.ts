// The worker thread that writes cards and accounts as spreadsheets.
import type { Company } from '@sverka/contract/company/company'
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { accountsFile } from './accounts-file.ts'
import type { AccountsTable } from './accounts-table.ts'
import { cardFile } from './export.ts'

/** A task of the thread: to write a card, or the accounts of one year. The answer is the content of the xlsx file. */
export type ExportTask = { readonly card: Company } | { readonly accounts: AccountsTable }

answerTasks((task: ExportTask) => ('card' in task ? cardFile(task.card) : accountsFile(task.accounts)))
