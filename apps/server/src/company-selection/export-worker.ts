// The worker thread that writes selections.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { selectionFile } from './export-selection.ts'

answerOrders(selectionFile)
