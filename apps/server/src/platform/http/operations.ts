// Registers the API's operations as Fastify routes. Each request passes access, rate limit, validation, handler with its transaction, serialisation.
import type { Operation } from '@sverka/contract/http/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDenials } from '../audit/denials.ts'
import { type Authenticate, type Caller, checkAccess, checkKey } from '../auth/session.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { readOnly } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import type { Replicas } from '../db/replicas.ts'
import { inTransaction } from '../db/transaction.ts'
import { RefusalError, refuse } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import { type BoundRoute, type Context, HttpResponse } from './binding.ts'
import { type Compiled, compileOperation } from './compiled.ts'
import { createCounter, furtherLimits, inHandlerLimits, largePages, routeLimit, senderKey, uploadLimits } from './limits.ts'
import { readMultipart } from './multipart.ts'
import { toRefusal } from './problems.ts'
import { markAfterWrite, readingFor } from './read-your-writes.ts'
import { createUploads, type Upload, type Uploads } from './uploads.ts'
import { readQuery } from './validation.ts'

/** What all operations share. */
export interface OperationDeps {
  readonly config: Config
  readonly db: Db
  /** Standbys (read-only copies of the database), which answer operations marked `fromReplica`. */
  readonly replicas?: Replicas
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly authenticate: Authenticate
}

/** The input of one call, before validation. */
export type RequestParts = { params?: unknown; query?: unknown; body?: unknown; files?: unknown }
/** An operation with validation, ready to run for a caller; used by routes and by pages rendered in the process. */
export type Runner = (parts: RequestParts, context: Context) => Promise<unknown>

/** Makes the operation's runner: it removes undeclared fields, validates, then runs the handler with the database handle of its kind. */
function runner(bound: BoundRoute, { validate, pick }: Compiled, deps: OperationDeps): Runner {
  const handler = bound.handler as (input: object) => Promise<unknown>
  const declared = declaredParts(bound.operation, pick)
  return async (given, context) => {
    const parts = declared(given)
    const wrong = validate(parts)
    if (wrong) refuse('validation_failed', { errors: wrong })
    const input = { ...parts, ...context }
    if (bound.kind === 'reads') {
      const reading = bound.fromReplica ? context.reading : null
      if (!reading) return handler({ ...input, db: readOnly(deps.db) })
      const fromStandby = await deps.replicas?.read(reading, (db) => handler({ ...input, db }), isAnswer)
      // If the standby failed, the primary answers. Reads that the page's calls share may have failed too, so none of them is used.
      return fromStandby ? fromStandby.answer : handler({ ...input, shared: null, db: readOnly(deps.db) })
    }
    if (bound.kind === 'ownTransactions') return handler({ ...input, db: deps.db })
    const reportFailure = (error: unknown) => context.log.error({ err: error }, 'an effect after the commit failed')
    return inTransaction(deps.db, (tx, afterCommit) => handler({ ...input, tx, afterCommit }), reportFailure)
  }
}

/** Whether an error thrown on a standby is final. «Not found» is not: the standby may lack a record that was just created. */
const isAnswer = (error: unknown): boolean => error instanceof RefusalError && error.status !== 404

/** Keeps the declared parts of the input, and of the body the declared fields. `readQuery` has already removed other query parameters. */
function declaredParts({ params, query, files }: Operation, pick: Compiled['pick']): (parts: RequestParts) => RequestParts {
  return (given) => ({
    ...(params ? { params: given.params } : {}),
    ...(query ? { query: given.query } : {}),
    ...(pick ? { body: pick(given.body) } : {}),
    ...(files ? { files: given.files } : {}),
  })
}

/** Makes the function that identifies the caller. Invalid tokens are counted by address, since such requests never reach the operation's limit. */
export function callerReader(
  app: FastifyInstance,
  { authenticate, config }: Pick<OperationDeps, 'authenticate' | 'config'>,
): (request: FastifyRequest, operation?: Operation) => Promise<Caller> {
  const count = createCounter(app, 'api', { config, counted: 'refused tokens' })
  return async (request, operation) => {
    try {
      return await authenticate(readToken(request, operation))
    } catch (error) {
      if (error instanceof RefusalError && error.status === 401) await count(request)
      throw error
    }
  }
}

/** The bearer token. An API key in the query is accepted only where an operation imitates another service's API, whose clients send it there. */
function readToken({ headers, query }: FastifyRequest, operation?: Operation): string | undefined {
  const { key } = (operation?.keyInQuery ? query : {}) as { key?: unknown }
  return headers.authorization ?? (typeof key === 'string' ? `Bearer ${key}` : undefined)
}

/** Registers every operation as a route and returns the runners by `METHOD /path` for in-process calls. */
export function registerOperations(app: FastifyInstance, bounds: readonly BoundRoute[], deps: OperationDeps): Map<string, Runner> {
  const runners = new Map<string, Runner>()
  const denials = createDenials(deps)
  const countLarge = largePages(app, deps.config)
  const readCaller = callerReader(app, deps)
  const uploads = createUploads()
  const countsInHandler = inHandlerLimits(app, deps.config)
  app.addHook('onResponse', async (request, reply) => denials.recordDenial(request, reply.statusCode))
  for (const bound of bounds) {
    const { operation } = bound
    const compiled = compileOperation(operation)
    const run = runner(bound, compiled, deps)
    runners.set(`${operation.method} ${operation.path}`, run)
    const count = countsInHandler(operation)
    app.route({
      method: operation.method,
      url: operation.path,
      ...(operation.bodyBytes ? { bodyLimit: operation.bodyBytes } : {}),
      schema: { response: describeAnswers(operation) },
      config: { operation, rateLimit: routeLimit(operation.limit, deps.config) },
      preHandler: [
        ...furtherLimits(app, operation, deps.config),
        ...uploadLimits(app, operation, deps.config),
        ...(operation.query ? [countLarge] : []),
      ],
      // Validation runs inside the runner, so that in-process pages are checked by the same code.
      validatorCompiler: () => () => true,
      ...(bound.refusal ? { errorHandler: refusalsAs(bound.refusal) } : {}),
      serializerCompiler: compiled.compileSerializer,
      // The caller is identified first, because rate limits count members.
      onRequest: async (request) => {
        request.caller = operation.ignoresToken ? null : await readCaller(request, operation)
        checkAccess(operation.access, request.caller)
        await checkKey(operation, request.caller)
      },
      handler: (request, reply) => answer(bound, run, { request, reply, deps, count, uploads }),
    })
  }
  return runners
}

/** Error handler of operations that imitate another service's API: sends refusals in that service's format. */
const refusalsAs =
  (shape: NonNullable<BoundRoute['refusal']>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error, request)
    const { status, body } = shape(refusal)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body)
  }

/** What a route's handler needs besides its operation. */
interface Served {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly deps: OperationDeps
  readonly count: (request: FastifyRequest) => Promise<void>
  readonly uploads: Uploads
}

/** Whether the operation may change data. Some GET operations do, such as one that refreshes a company's data. */
const mayWrite = ({ operation, kind }: BoundRoute): boolean => operation.method !== 'GET' || kind !== 'reads'

async function answer(bound: BoundRoute, run: Runner, { request, reply, deps, count, uploads }: Served): Promise<unknown> {
  const { operation } = bound
  const query = operation.query ? readQuery(operation, request.query as Record<string, unknown>) : undefined
  const context: Context = {
    caller: request.caller,
    clock: deps.clock,
    ids: deps.ids,
    log: request.log as Log,
    clientIp: request.ip,
    headers: request.headers,
    countInHandler: () => count(request),
    shared: null,
    reading: readingFor(deps.replicas, request.headers),
  }
  const upload = (operation.files || operation.consumes === 'form') && request.isMultipart() ? uploads.begin(senderKey(request)) : null
  const result = await readBody(operation, request, upload)
    .then((parts) => run({ params: request.params, query, ...parts }, context))
    .finally(() => upload?.end())
  const { status, body: content, headers } = result instanceof HttpResponse ? result : new HttpResponse(firstStatus(operation), result)
  if (deps.replicas && mayWrite(bound)) reply.header('set-cookie', await markAfterWrite(deps.replicas, deps))
  // Responses to members are private, and those of writes may contain tokens: neither may be cached.
  if (request.caller || mayWrite(bound)) reply.header('cache-control', 'no-store')
  reply.code(status).headers(headers)
  return operation.response[status] === null ? reply.send() : reply.send(content)
}

async function readBody(operation: Operation, request: FastifyRequest, upload: Upload | null): Promise<RequestParts> {
  if (operation.consumes === undefined || operation.consumes === 'json') {
    if (request.isMultipart()) refuse('unsupported_media_type')
    return { body: jsonBody(operation, request) }
  }
  if (upload) return readMultipart(request, operation, upload)
  if (operation.consumes === 'multipart') refuse('unsupported_media_type')
  return { body: jsonBody(operation, request) }
}

/** A missing body counts as an empty one. */
const jsonBody = (operation: Operation, request: FastifyRequest): unknown =>
  operation.body && request.body === undefined ? {} : request.body

/** Status of a plain result: the first declared success. */
const firstStatus = (operation: Operation): number => Number(Object.keys(operation.response)[0])

/** Schemas by which responses are serialised, without undeclared fields. */
const describeAnswers = ({ response }: Operation): object =>
  Object.fromEntries(Object.entries(response).map(([status, schema]) => [status, schema ?? { type: 'null' }]))

declare module 'fastify' {
  interface FastifyRequest {
    caller: import('../auth/session.ts').Caller
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
}
