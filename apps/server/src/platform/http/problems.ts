// Answers refusals and failures without internals: RFC 9457 `application/problem+json` in Russian, or a page for people.
import type { ErrorCode } from '@sverka/contract/errors'
import type { OpeningPlan } from '@sverka/contract/http/http'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/is-unavailable.ts'
import { RefusalError, toProblem } from '../errors.ts'
import { acceptsHtml, PAGE_POLICY, type Reader, refusalPage } from './refusal-page.ts'

/** Refusals of Fastify and its plugins, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  // A file outside the served folder, a folder, a null byte in the name.
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

/** Roughly the duration of a database restart. */
export const DATABASE_RETRY_SECONDS = 2

/** The cheapest plan on sale with the feature; null if there is none. */
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

/** The refusal is sent even if the plan cannot be found. */
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

/** Sends a refusal. Callers of operations always get a problem, whatever they accept. */
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

interface Written {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

/** A refusal as a page for browsers, as a problem for everybody else and where the client is unknown. */
export function refusalAnswer(refusal: RefusalError, reader: Reader | null): Written {
  const retry = refusal.retryAfter === undefined ? [] : [['retry-after', String(refusal.retryAfter)] as const]
  const common = [...retry, ['cache-control', 'no-store'] as const, ['vary', 'Accept, Cookie'] as const]
  if (!reader || !acceptsHtml(reader))
    return { headers: [...common, ['content-type', 'application/problem+json; charset=utf-8']], body: JSON.stringify(toProblem(refusal)) }
  const page = [['content-type', 'text/html; charset=utf-8'] as const, ['content-security-policy', PAGE_POLICY] as const]
  return { headers: [...common, ...page], body: refusalPage(refusal, reader) }
}

/** Only unexpected errors are logged as errors, not the caller's mistakes. */
export function toRefusal(error: unknown, request: { readonly log: Pick<FastifyBaseLogger, 'error'> }): RefusalError {
  if (error instanceof RefusalError) return error
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'the database did not answer')
    return new RefusalError('database_unavailable', { retryAfter: DATABASE_RETRY_SECONDS })
  }
  const { statusCode } = error as Partial<FastifyError>
  const known = statusCode === undefined ? undefined : (BY_STATUS[statusCode] ?? (statusCode < 500 ? 'malformed_request' : undefined))
  if (known) return new RefusalError(known, statusCode === 503 ? { retryAfter: 5 } : {})
  request.log.error({ err: error }, 'unexpected failure')
  return new RefusalError('internal_error')
}
