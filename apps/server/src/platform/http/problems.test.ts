// Which errors of the database driver are answered 503 «database unavailable» with Retry-After, and which are unexpected failures (500).
import { expect, test } from 'vitest'
import { toRefusal } from './problems.ts'

const makeRefusal = (error: unknown) => toRefusal(error, { log: { error: () => undefined } })
const failed = (message: string, code?: string, cause?: unknown) => Object.assign(new Error(message, { cause }), code ? { code } : {})

test.each([
  ['the database server is not listening', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['the database server is not listening on any address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['the connection was cut while reading', failed('read ECONNRESET', 'ECONNRESET')],
  ['the connection was cut while writing', failed('write EPIPE', 'EPIPE')],
  ['the network is gone', failed('connect ENETUNREACH', 'ENETUNREACH')],
  ['its host name cannot be resolved at the moment', failed('getaddrinfo EAI_AGAIN db', 'EAI_AGAIN')],
  ['the database server closed the connection', failed('Connection terminated unexpectedly')],
  ['the connection had ended before', failed('Client has encountered a connection error and is not queryable')],
  ['the connection was already closed by us', failed('Client was closed and is not queryable')],
  ['no connection was free in time', failed('timeout exceeded when trying to connect')],
  ['the database server is shutting down', failed('terminating connection due to administrator command', '57P01')],
  ['another process of the database server crashed', failed('terminating connection because of crash', '57P02')],
  ['the database server is starting', failed('the database system is starting up', '57P03')],
  ['the database server has too many connections', failed('sorry, too many clients already', '53300')],
  ['a wrapped failure', failed('the pages could not be read', undefined, failed('read ECONNRESET', 'ECONNRESET'))],
])('%s is answered with 503 and a retry time', (_what, error) => {
  expect(makeRefusal(error)).toMatchObject({ code: 'database_unavailable', status: 503, retryAfter: 2 })
})

test.each([
  ['a client that disconnected while sending', failed('aborted', 'ECONNRESET')],
  ['a wrong statement', failed('column "x" does not exist', '42703')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a thrown string', 'no'],
])('%s is not reported as an unavailable database', (_what, error) => {
  expect(makeRefusal(error).code).toBe('internal_error')
})
