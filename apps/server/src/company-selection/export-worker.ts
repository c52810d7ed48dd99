// The worker thread that writes selections.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { selectionFile } from './export-selection.ts'

answerTasks(selectionFile)
