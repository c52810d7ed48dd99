// Serves the HTTP contract as OpenAPI 3.1: one public document, and one with the operations of the site's staff, which only staff can read.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '@sverka/contract/http/http'
import { Problem } from '@sverka/contract/http/http'
import { type TradeMessageType, tradeMessage, WebhookMessage } from '@sverka/contract/monitoring/webhooks'
import { operations } from '@sverka/contract/operations/operations'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { type Authenticate, checkAccess } from '../auth/session.ts'
import type { Config } from '../config.ts'
import { routeLimit } from './limits.ts'
import { asOpenapi, openapiOperation, openapiPath } from './openapi-operation.ts'
import { callerReader } from './operations.ts'

export interface OpenapiDeps {
  readonly config: Config
  readonly authenticate: Authenticate
}

/** Adds the routes of both documents. */
export function installOpenapi(app: FastifyInstance, deps: OpenapiDeps): void {
  const limit = { rateLimit: routeLimit('api', deps.config) }
  app.get('/api/v1/openapi.json', { config: limit }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(documents().open),
  )
  const readCaller = callerReader(app, deps)
  app.route({
    method: 'GET',
    url: '/api/v1/admin/openapi.json',
    config: limit,
    onRequest: async (request) => {
      request.caller = await readCaller(request)
      checkAccess('staff', request.caller)
    },
    handler: (_request, reply) => reply.header('cache-control', 'no-store').send(documents().staff),
  })
}

/**
 * Describes every operation in the background, one per turn of the event loop, so that neither the start nor the first reader waits. Returns
 * early once `isStopping()` is true.
 */
export async function prepareOpenapi(isStopping: () => boolean): Promise<void> {
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    if (isStopping()) return
    describe(name, operation)
    await nextTurn()
  }
}

/** Descriptions by the operation's name, made once per process. */
const described = new Map<string, object>()

function describe(name: string, operation: Operation): object {
  const existing = described.get(name)
  if (existing) return existing
  const made = openapiOperation(name, operation)
  described.set(name, made)
  return made
}

let cached: { readonly open: object; readonly staff: object } | undefined

/** Generated once per process. */
function documents(): { readonly open: object; readonly staff: object } {
  cached ??= {
    open: toDocument('Сверка', ({ access }) => access !== 'staff', webhooks()),
    staff: toDocument('Сверка: staff', ({ access }) => access === 'staff'),
  }
  return cached
}

const DESCRIPTION =
  'HTTP contract of Сверка. A trailing slash is optional on every path. Refusals are RFC 9457 problems: `code` is a stable machine word, ' +
  '`errors` holds messages by the name of the field as it was sent.'

/** Whether the operation only redirects: a link in e-mails that browsers follow. The documents leave it out. */
const isLink = ({ response }: Operation): boolean => Object.keys(response).every((status) => Number(status) >= 300)

/** Headers with which each webhook is signed, as the specification Standard Webhooks names them. */
const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** Webhooks: messages that the server sends to URLs which members register. The names and summaries are part of the document. */
const webhooks = (): object =>
  Object.fromEntries(
    [
      webhook('companyChanged', 'Something changed about a watched company; a trial has the same form', WebhookMessage),
      tradeWebhook('orderChanged', 'order.changed', 'An order was made or took a step; buyer and seller are told'),
      tradeWebhook('paymentChanged', 'payment.changed', 'A payment of the member succeeded or was cancelled'),
      tradeWebhook('refundChanged', 'refund.changed', 'A part of a payment went back, or will not'),
      tradeWebhook('invoiceChanged', 'invoice.changed', 'Money came by an invoice, or its time is over'),
      tradeWebhook('messageCreated', 'message.created', 'Somebody wrote to the member'),
      tradeWebhook('productChanged', 'product.changed', 'A card of the member was decided about, hidden, shown or deleted'),
    ].map((hook) => [hook.post.operationId, hook] as const),
  )

/** A webhook about orders, payments, invoices, messages or products of the member. */
function tradeWebhook(operationId: string, type: TradeMessageType, summary: string) {
  return webhook(operationId, summary, tradeMessage(type))
}

function webhook(operationId: string, summary: string, message: TSchema) {
  return {
    post: {
      operationId,
      summary,
      parameters: SIGNATURE_HEADERS.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
      requestBody: { required: true, content: { 'application/json': { schema: asOpenapi(message) } } },
      responses: { '2XX': { description: 'Taken; anything else, or nothing within ten seconds, is tried again' } },
    },
  }
}

function toDocument(title: string, isWanted: (operation: Operation) => boolean, sentWebhooks?: object): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    if (!isWanted(operation) || isLink(operation)) continue
    const path = openapiPath(operation)
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: DESCRIPTION, license: { name: 'All rights reserved', identifier: 'LicenseRef-Sverka' } },
    servers: [{ url: '/' }],
    // Unless an operation says otherwise, no token is needed.
    security: [],
    paths,
    ...(sentWebhooks && { webhooks: sentWebhooks }),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: asOpenapi(Problem) },
    },
  }
}
