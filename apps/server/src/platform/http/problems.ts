// Every refusal and failure leaves as RFC 9457 `application/problem+json`, in Russian, without internals.
import type { ErrorCode } from '@sverka/contract/errors'
import type { OpeningPlan, PlanFlag } from '@sverka/contract/http'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** The least plan on sale that gives a feature; null where none does. */
export type PlanWith = (feature: PlanFlag) => Promise<OpeningPlan | null>

/** Installs the error and not-found handlers. */
export function installProblems(app: FastifyInstance, planWith?: PlanWith): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toRefusal(error, request)
    const feature = planWith && refusal.feature
    return sendProblem(feature ? await withPlan(refusal, () => planWith(feature), request) : refusal, reply)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(new RefusalError('not_found'), reply))
}

/** What is refused is refused also when the plan cannot be named. */
async function withPlan(
  refusal: RefusalError,
  find: () => ReturnType<PlanWith>,
  request: Pick<FastifyRequest, 'log'>,
): Promise<RefusalError> {
  try {
    const plan = await find()
    return plan ? new RefusalError(refusal.code, { plan }) : refusal
  } catch (error) {
    request.log.warn({ err: error }, 'the plan that gives a feature was not found out')
    return refusal
  }
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
