// The worker thread that reads statements.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { readStatement } from './read-statement.ts'

answerTasks(async (bytes: Uint8Array) => readStatement(bytes))
