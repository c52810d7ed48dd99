// Entry point of the worker thread that reads lists.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { readList } from './read-list.ts'

answerTasks(readList)
