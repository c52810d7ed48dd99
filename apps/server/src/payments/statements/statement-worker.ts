// The worker thread that reads statements.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { isXml, readCamt } from './read-camt.ts'
import { readStatement } from './read-statement.ts'

answerTasks(async (bytes: Uint8Array) => (isXml(bytes) ? readCamt(bytes) : readStatement(bytes)))
