// Which errors are answered as «database unavailable» with Retry-After, and which are unexpected.
import { expect, test } from 'vitest'
import { toRefusal } from './problems.ts'

const makeRefusal = (error: unknown) => toRefusal(error, { log: { error: () => undefined } })
const failed = (message: string, code?: string, cause?: unknown) => Object.assign(new Error(message, { cause }), code ? { code } : {})

test.each([
  ['nobody listens', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['nobody listens on any address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['the connection was cut while reading', failed('read ECONNRESET', 'ECONNRESET')],
  ['the connection was cut while writing', failed('write EPIPE', 'EPIPE')],
  ['the network is gone', failed('connect ENETUNREACH', 'ENETUNREACH')],
  ['its name is unknown for the moment', failed('getaddrinfo EAI_AGAIN db', 'EAI_AGAIN')],
  ['the server ended', failed('Connection terminated unexpectedly')],
  ['the connection had ended before', failed('Client has encountered a connection error and is not queryable')],
  ['the connection was given back', failed('Client was closed and is not queryable')],
  ['no connection was free in time', failed('timeout exceeded when trying to connect')],
  ['it is told to stop', failed('terminating connection due to administrator command', '57P01')],
  ['another of its processes crashed', failed('terminating connection because of crash', '57P02')],
  ['it is starting', failed('the database system is starting up', '57P03')],
  ['it has too many connections', failed('sorry, too many clients already', '53300')],
  ['a wrapped failure', failed('the pages could not be read', undefined, failed('read ECONNRESET', 'ECONNRESET'))],
])('%s is answered with 503 and a time to come again', (_what, error) => {
  expect(makeRefusal(error)).toMatchObject({ code: 'database_unavailable', status: 503, retryAfter: 2 })
})

test.each([
  ['a reader who left while sending', failed('aborted', 'ECONNRESET')],
  ['a wrong statement', failed('column "x" does not exist', '42703')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a thrown text', 'no'],
])('%s says nothing about the database', (_what, error) => {
  expect(makeRefusal(error).code).toBe('internal_error')
})
