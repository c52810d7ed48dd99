// The exchange protocol of 1С (the accounting program of most Russian companies) at `/1c-exchange`.
//
// 1С signs in (`mode=checkauth`) and begins a session (`init`). With `type=catalog` it uploads files of goods in parts (`file`) and has each
// imported (`import`). With `type=sale` it fetches orders (`query`), confirms that it has them (`success`) and uploads their states.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits } from '../../platform/bounds.ts'
import { type RefusalError, refuse } from '../../platform/errors.ts'
import { routeLimit } from '../../platform/http/limits.ts'
import { toRefusal } from '../../platform/http/problems.ts'
import type { Services } from '../../platform/services.ts'
import { toWindows1251 } from '../../platform/texts/windows-1251.ts'
import { isPictureFile } from '../picture-names.ts'
import type { PricesReader } from '../prices-reader.ts'
import { type ExchangeAnswer, importFile, toRefusalAnswer } from './catalog-exchange.ts'
import { type ExchangeSession, restartSession } from './exchange.sql.ts'
import { EXCHANGE_PATH, readExchangeSession, signInExchange } from './exchange-logins.ts'
import { FileTurns } from './file-turns.ts'
import { FILE_LIMIT, fileName, storePart } from './received-files.ts'
import { applyOrderStates, confirmOrders, writeOrders } from './sale-exchange.ts'
import { endSending } from './sent-pictures.sql.ts'
import { storePicturePart } from './sent-pictures.ts'

const COOKIE = 'sverka_exchange'

/** Installs the route. Bodies are read as bytes, whatever their `content-type`. */
export const installExchange = (services: Services, reader: PricesReader) => async (server: FastifyInstance) => {
  const turns = new FileTurns()
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: httpLimits.bodyBytes }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST'],
      url: EXCHANGE_PATH,
      schema: { hide: true } as object,
      config: { rateLimit: routeLimit('exchange', services.config) },
      errorHandler: (error, request, reply) =>
        send(reply, toRefusalAnswer(toRefusal(error, request)), statusFor(toRefusal(error, request))),
      handler: async (request, reply) => {
        const answer = await answerRequest({ services, reader, request, turns })
        return Buffer.isBuffer(answer) ? sendXml(reply, answer) : send(reply, answer)
      },
    })
  })
}

/** Refusals have status 200, because 1С reads the body of no other status; 429 (too many requests) and errors of the server keep theirs. */
const statusFor = ({ status }: RefusalError): number => (status === 429 || status >= 500 ? status : 200)

const send = (reply: FastifyReply, lines: readonly string[], status = 200): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=windows-1251')
    .send(toWindows1251(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')))

const sendXml = (reply: FastifyReply, xml: Buffer): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/xml; charset=windows-1251').send(xml)

interface ExchangeRequest {
  readonly services: Services
  readonly reader: PricesReader
  readonly request: FastifyRequest
  readonly turns: FileTurns
}

async function answerRequest(params: ExchangeRequest): Promise<readonly string[] | Buffer> {
  const { services, request } = params
  const { type, mode } = request.query as Record<string, unknown>
  if (type !== 'catalog' && type !== 'sale') return refuse('malformed_request')
  if (mode === 'checkauth') return ['success', COOKIE, await signInExchange(services, { ...readBasic(request), clientIp: request.ip })]
  const session = await readExchangeSession(services, readCookie(request))
  if (mode === 'init') {
    await services.db.transaction().execute(async (tx) => {
      await restartSession(tx, session.hash)
      await endSending(tx, session.hash)
    })
    // Without zips, because a zip would hold all pictures in one file, which can be larger than a session may send.
    return ['zip=no', `file_limit=${FILE_LIMIT}`]
  }
  return type === 'catalog' ? answerCatalog(params, session, mode) : answerSale(params, session, mode)
}

const readName = ({ request }: ExchangeRequest): string => fileName((request.query as Record<string, unknown>).filename)
const readBytes = ({ request }: ExchangeRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

async function answerCatalog(request: ExchangeRequest, session: ExchangeSession, mode: unknown): Promise<ExchangeAnswer> {
  const { services, reader, turns } = request
  if (mode === 'file') {
    const name = readName(request)
    await (isPictureFile(name) ? storePicturePart : storePart)(services, session, name, readBytes(request))
    return ['success']
  }
  if (mode === 'import') return importFile({ services, reader, session, name: readName(request), turns })
  // With these modes 1С asks to remove goods that it did not send. Nothing is removed here: a product is hidden by its stock or by its seller.
  return mode === 'deactivate' || mode === 'complete' ? ['success'] : refuse('malformed_request')
}

async function answerSale(params: ExchangeRequest, session: ExchangeSession, mode: unknown): Promise<ExchangeAnswer | Buffer> {
  const { services, reader, request, turns } = params
  if (mode === 'query') return writeOrders(services, session)
  if (mode === 'success') return confirmOrders(services, session)
  if (mode !== 'file' && mode !== 'import') return refuse('malformed_request')
  const name = readName(params)
  if (mode === 'file') await storePart(services, session, name, readBytes(params))
  const applyStates = () => applyOrderStates({ services, reader, session, name, clientIp: request.ip }, mode === 'import')
  for (let waited = 0; waited < TURN_WAIT_MS; waited += POLL_MS) {
    const answer = await turns.runIfFree(session.loginId, applyStates)
    if (answer) return answer
    await wait(POLL_MS)
  }
  return refuse('too_many_requests', { retryAfter: 2 })
}

/**
 * Milliseconds for which states of orders wait until they can be read, and between two attempts. The request itself waits, since the protocol has
 * no answer `progress` for states of orders.
 */
const [TURN_WAIT_MS, POLL_MS] = [20_000, 250]

/** Login and password of the header `Authorization: Basic`. Throws `bad_credentials` without it. */
function readBasic({ headers }: FastifyRequest): { login: string; password: string } {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,1000})$/i.exec(headers.authorization ?? '') ?? []
  const [, login, password] = /^([^:]{1,100}):(.{1,200})$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return login && password ? { login, password } : refuse('bad_credentials')
}

/** The value of the session's cookie. Throws `unauthorized` without it. */
function readCookie({ headers }: FastifyRequest): string {
  const pairs = (headers.cookie ?? '').slice(0, 4096).split(';')
  const pair = pairs.map((one) => one.trim()).find((one) => one.startsWith(`${COOKIE}=`))
  return pair?.slice(COOKIE.length + 1) ?? refuse('unauthorized')
}
