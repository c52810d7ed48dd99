// The worker thread that reads bank statements, in the XML format camt.053 or the text format of the accounting program 1С.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { isXml, readCamt } from './read-camt.ts'
import { readStatement } from './read-statement.ts'

answerTasks(async (bytes: Uint8Array) => (isXml(bytes) ? readCamt(bytes) : readStatement(bytes)))
