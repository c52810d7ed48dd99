// The thread that prints invoices.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { printInvoice } from './print-invoice.ts'

answerTasks(printInvoice)
