// Every refusal and failure leaves as RFC 9457 `application/problem+json`, in Russian, without internals.
import type { ErrorCode } from '@sverka/contract/errors'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseAway } from '../db/away.ts'
import { problemOf, RefusalError } from '../errors.ts'

/** What Fastify and its plugins refuse by themselves, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  // A file outside the folder that is served, a folder, a zero byte in a name.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'malformed_request',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  429: 'too_many_requests',
  503: 'overloaded',
}

/** A restart of the database takes about this long. */
export const DATABASE_AWAY_SECONDS = 2

/** Installs the error and not-found handlers. */
export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(toRefusal(error, request), reply))
  app.setNotFoundHandler((_request, reply) => sendProblem(new RefusalError('not_found'), reply))
}

/** Answers with a refusal as problem+json. */
export function sendProblem(refusal: RefusalError, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(refusal))
}

/** Only surprises are logged as errors; what a person did wrong is not. */
export function toRefusal(error: unknown, request: { readonly log: Pick<FastifyBaseLogger, 'error'> }): RefusalError {
  if (error instanceof RefusalError) return error
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database did not answer')
    return new RefusalError('database_unavailable', { retryAfter: DATABASE_AWAY_SECONDS })
  }
  const { statusCode } = error as Partial<FastifyError>
  const known = statusCode === undefined ? undefined : (BY_STATUS[statusCode] ?? (statusCode < 500 ? 'malformed_request' : undefined))
  if (known) return new RefusalError(known, statusCode === 503 ? { retryAfter: 5 } : {})
  request.log.error({ err: error }, 'unexpected failure')
  return new RefusalError('internal_error')
}
