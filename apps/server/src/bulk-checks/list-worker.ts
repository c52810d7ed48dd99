// Entry point of the worker thread that reads members' lists of companies for bulk checks.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { readList } from './read-list.ts'

answerTasks(readList)
