// Sends error responses that reveal no internals: a problem document in Russian (RFC 9457 `application/problem+json`), or a page for browsers.
import type { ErrorCode } from '@sverka/contract/errors'
import type { OpeningPlan } from '@sverka/contract/http/http'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/is-unavailable.ts'
import { RefusalError, toProblem } from '../errors.ts'
import { acceptsHtml, PAGE_POLICY, type Reader, refusalPage } from './refusal-page.ts'

/** Error codes of the contract for errors that Fastify and its plugins throw, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  // Thrown by the plugin for static files: a path outside the served folder, a folder, a null byte in the name.
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

/** `Retry-After` while the database is unavailable: roughly the duration of a database restart. */
export const DATABASE_RETRY_SECONDS = 2

/** Finds the cheapest plan (paid tariff) on sale with the feature; null if there is none. */
export type PlanWith = (feature: PlanFlag) => Promise<OpeningPlan | null>

/** Installs the error and not-found handlers. With `planWith` a refusal for a missing feature names the plan to buy. */
export function installProblems(app: FastifyInstance, planWith?: PlanWith): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toRefusal(error, request)
    const feature = planWith && refusal.feature
    return sendProblem(feature ? await withPlan(refusal, () => planWith(feature), request) : refusal, reply)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(new RefusalError('not_found'), reply))
}

/** Adds the plan to the refusal, which is sent even if looking up the plan fails. */
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

/** Sends a refusal. Callers of API operations always get a problem document, whatever `Accept` says. */
export function sendProblem(refusal: RefusalError, reply: FastifyReply): FastifyReply {
  const { request } = reply
  const isCall = request.routeOptions.config.operation !== undefined
  const { headers, body } = refusalAnswer(
    refusal,
    isCall ? null : { url: request.url, accept: request.headers.accept, cookie: request.headers.cookie },
  )
  for (const [name, value] of headers) reply.header(name, value)
  return reply.code(refusal.status).serializer(String).send(body)
}

/** A complete error response except its status. */
interface ErrorResponse {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

/** A refusal as a page for browsers, as a problem document for all other clients and if the client is unknown (null). */
export function refusalAnswer(refusal: RefusalError, reader: Reader | null): ErrorResponse {
  const retry = refusal.retryAfter === undefined ? [] : [['retry-after', String(refusal.retryAfter)] as const]
  const common = [...retry, ['cache-control', 'no-store'] as const, ['vary', 'Accept, Cookie'] as const]
  if (!reader || !acceptsHtml(reader))
    return { headers: [...common, ['content-type', 'application/problem+json; charset=utf-8']], body: JSON.stringify(toProblem(refusal)) }
  const page = [['content-type', 'text/html; charset=utf-8'] as const, ['content-security-policy', PAGE_POLICY] as const]
  return { headers: [...common, ...page], body: refusalPage(refusal, reader) }
}

/** Converts any thrown error into a refusal. Only unexpected errors and an unavailable database are logged, not the caller's mistakes. */
export function toRefusal(error: unknown, request: { readonly log: Pick<FastifyBaseLogger, 'error'> }): RefusalError {
  if (error instanceof RefusalError) return error
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'the database did not answer')
    return new RefusalError('database_unavailable', { retryAfter: DATABASE_RETRY_SECONDS })
  }
  const { statusCode } = error as Partial<FastifyError>
  const code = statusCode === undefined ? undefined : (BY_STATUS[statusCode] ?? (statusCode < 500 ? 'malformed_request' : undefined))
  if (code) return new RefusalError(code, statusCode === 503 ? { retryAfter: 5 } : {})
  request.log.error({ err: error }, 'unexpected failure')
  return new RefusalError('internal_error')
}
