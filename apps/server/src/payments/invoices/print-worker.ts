// The thread that prints invoices.
import { answerOrders } from '../../platform/threads/answer-orders.ts'
import { printInvoice } from './print-invoice.ts'

answerOrders(printInvoice)
