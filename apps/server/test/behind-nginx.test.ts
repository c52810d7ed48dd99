// The application behind a real nginx with the configurations of ops/deploy/ (with and without TLS): WebSockets, uploads, clients' addresses,
// headers, error pages, and a change of the application's address in DNS. 7799483056 is an invented company's tax number (INN) in URLs.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { addAttachment, openProductRoom } from '@sverka/contract/chat/chat'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { testApplication } from './application.ts'
import { createClient, makePayload } from './client.ts'
import { findFreePort } from './free-port.ts'
import { GoodsFactory } from './goods.ts'
import { Nginx, proxied } from './nginx.ts'
import { pdf } from './pdf.ts'
import { SocketClient, startListening } from './socket-client.ts'
import { World } from './world.ts'

/** A false address that a client sends in `x-forwarded-for`. */
const FORGED = '203.0.113.9'

interface Request {
  readonly method?: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly payload?: Buffer | string
  /** Source address on this machine. */
  readonly from?: string
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request to a port of this machine, with TLS where the port uses it. */
function sendRequest(port: number, isTls: boolean, { path, payload, from, method = 'GET', headers = {} }: Request): Promise<Answer> {
  const local = from ? { localAddress: from } : {}
  const options = { host: '127.0.0.1', port, path, method, headers: { host: 'sverka.test', ...headers }, ...local }
  return new Promise((resolve, reject) => {
    const outgoing = isTls ? requestHttps({ ...options, rejectUnauthorized: false }) : requestHttp(options)
    outgoing.once('upgrade', ({ statusCode, headers: received }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers: received, body: '' })
    })
    outgoing.once('response', async (answer) => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ status: answer.statusCode, headers: answer.headers, body })
    })
    outgoing.once('error', reject).end(payload)
  })
}

/** Security headers: no scripts, no framing, no type sniffing; over TLS also HSTS. */
function expectSecured({ headers }: Pick<Answer, 'headers'>, isTls: boolean): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers['strict-transport-security']).toBe(isTls ? 'max-age=31536000; includeSubDomains' : undefined)
}

/** Headers of a WebSocket handshake. */
const UPGRADE = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** `LIMIT_UPLOAD` is uploads per seconds: a limit that these tests never reach. */
const app = testApplication({ TRUST_PROXY: '127.0.0.1', LIMIT_UPLOAD: '500/60' }, { listens: true })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const proxies = [
  { file: 'nginx.conf', isTls: false, nginx: new Nginx() },
  { file: 'nginx-tls.conf', isTls: true, nginx: new Nginx() },
]
let origin = ''

beforeAll(async () => {
  origin = await startListening(app.server)
  const { host } = new URL(origin)
  for (const { file, nginx } of proxies) await nginx.start(file, { '127.0.0.1:3000': host, 'application:3000': host })
})
afterAll(async () => {
  for (const { nginx } of proxies) await nginx.stop()
})

/** A conversation of a buyer with a seller about a product. */
async function room() {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const { body } = await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })
  return { seller, buyer, slug: body.slug, kind: body.kind }
}

for (const { file, isTls, nginx } of proxies) {
  proxied(`${file} lets a conversation open its socket`, async () => {
    const { buyer, slug } = await room()
    const headers = { ...UPGRADE, 'sec-websocket-protocol': `bearer, ${buyer.access}` }
    expect((await sendRequest(nginx.port, isTls, { path: `/ws/chat/${slug}/`, headers })).status).toBe(101)
  })

  proxied(`${file} passes on an upload of ten megabytes`, async () => {
    const { buyer, slug } = await room()
    const document = Buffer.concat([pdf(), Buffer.alloc(10_000_000 - pdf().length, '\n')])
    const { payload = '', headers } = makePayload(addAttachment, { body: { name: 'договор.pdf' }, files: { file: document } })
    const authorization = `Bearer ${buyer.access}`
    const path = `/api/v1/chats/${slug}/attachments/`
    const { status, body } = await sendRequest(nginx.port, isTls, { method: 'POST', path, headers: { ...headers, authorization }, payload })
    expect([status, JSON.parse(body)]).toEqual([201, expect.objectContaining({ kind: 'pdf', size: document.length })])
  })

  proxied(`${file} reports the client’s real address, not a forged one`, async () => {
    const [email, from] = [`visitor-${isTls}@luna.example`, isTls ? '127.0.0.3' : '127.0.0.2']
    const { status } = await sendRequest(nginx.port, isTls, {
      method: 'POST',
      path: '/auth/users/',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': FORGED },
      payload: JSON.stringify({ full_name: 'Туманов Игнат', email, password: 'Надёжный-1!', personal_data: true }),
      from,
    })
    expect(status).toBe(201)
    const [entry] = await app.db
      .selectFrom('audit_log')
      .select('address')
      .where('action', '=', 'auth.registered')
      .orderBy('id', 'desc')
      .execute()
    expect(entry?.address).toBe(from)
  })

  proxied(`${file} passes the URL of a search on unchanged`, async () => {
    const path = '/counter-parties?query=7799483056'
    const straight = await fetch(`http://${new URL(origin).host}${path}`, { redirect: 'manual' })
    const { status, headers } = await sendRequest(nginx.port, isTls, { path })
    expect([status, headers.location ?? null]).toEqual([straight.status, straight.headers.get('location')])
  })

  proxied(`${file} leaves \`cache-control\` as it is and caches no response of the API`, async () => {
    const path = '/api/v1/companies/'
    const direct = (await fetch(`http://${new URL(origin).host}${path}`)).headers.get('cache-control')
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await sendRequest(nginx.port, isTls, { path })
      expect([headers['cache-control'] ?? null, headers['x-cache']]).toEqual([direct, undefined])
    }
  })
}

for (const { file, isTls, nginx } of proxies) {
  proxied(`${file} adds the security headers to its own responses only`, async () => {
    // nginx itself refuses a body of 128 MiB: to programs with JSON, to browsers with a page in their language.
    const own = await sendRequest(nginx.port, isTls, {
      method: 'POST',
      path: '/auth/users/',
      headers: { 'content-length': String(2 ** 27) },
    })
    expect(own.status).toBe(413)
    expectSecured(own, isTls)
    expect([own.headers['content-type'], own.headers['retry-after']]).toEqual(['application/problem+json; charset=utf-8', undefined])
    expect(JSON.parse(own.body)).toMatchObject({ type: 'about:blank', status: 413, code: 'body_too_large' })
    const headers = { 'content-length': String(2 ** 27), accept: 'text/html', cookie: 'lang=en' }
    const page = await sendRequest(nginx.port, isTls, { method: 'POST', path: '/search', headers })
    expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    expectSecured(page, isTls)
    expect(page.body).toBe(readFileSync(join(import.meta.dirname, '../../../ops/deploy/unavailable/too-large-en.html'), 'utf8'))
    for (const path of ['/api/v1/plans/', '/counter-parties/7799483056', '/counter-parties/7799483056']) {
      const { headers } = await sendRequest(nginx.port, isTls, { path })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).not.toContain("default-src 'none'")
    }
  })
}

proxied('nginx-tls.conf speaks TLS 1.2 and 1.3 alone, with forward secrecy', async () => {
  const port = proxies.find(({ isTls }) => isTls)?.nginx.port
  const speaks = (request: ConnectionOptions) =>
    new Promise((resolve) => {
      const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false, ...request })
      socket.once('secureConnect', () => resolve(socket.getProtocol())).once('error', () => resolve(null))
      socket.once('secureConnect', () => socket.end())
    })
  expect(await speaks({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBeNull()
  expect(await speaks({ maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:AES256-SHA' })).toBeNull()
  expect(await speaks({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2')
  expect(await speaks({})).toBe('TLSv1.3')
})

proxied('messages go through the socket both ways', async () => {
  const { buyer, seller, ...made } = await room()
  const [one, other] = [buyer, seller].map((who) => SocketClient.of(`ws://127.0.0.1:${proxies[0]?.nginx.port}`, made, who))
  if (!one || !other) throw new Error('two people talk')
  expect(await Promise.all([one.joined(), other.joined()])).toEqual([true, true])
  one.send({ type: 'message', message: 'Здравствуйте' })
  expect(await other.frame('message', ({ message }) => message === 'Здравствуйте')).toBeDefined()
  one.close()
  other.close()
})

describe.each([
  ['nginx.conf', false],
  ['nginx-tls.conf', true],
] as const)('%s, behind which nobody answers,', (file, isTls) => {
  const nginx = new Nginx()
  beforeAll(async () => {
    const nobody = `127.0.0.1:${await findFreePort()}`
    await nginx.start(file, { '127.0.0.1:3000': nobody, 'application:3000': nobody })
  })
  afterAll(() => nginx.stop())
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  for (const [path, language, cookie] of [
    ['/', 'ru', ''],
    ['/counter-parties/7799483056', 'en', 'theme=dark; lang=en'],
    ['/profile/basket', 'zh-CN', 'lang=zh-CN'],
  ] as const)
    proxied(`answers a browser at ${path} with a page in ${language}`, async () => {
      const { status, headers, body } = await sendRequest(nginx.port, isTls, { path, headers: { accept: BROWSER, cookie } })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expectSecured({ headers }, isTls)
      expect(body).toBe(readFileSync(join(import.meta.dirname, `../../../ops/deploy/unavailable/${language}.html`), 'utf8'))
    })

  proxied('answers a program with a problem as JSON', async () => {
    for (const accept of ['*/*', 'application/json']) {
      const { status, headers: received, body } = await sendRequest(nginx.port, isTls, { path: '/api/v1/plans/', headers: { accept } })
      expect([status, received['content-type'], Number(received['retry-after']) > 0]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
        true,
      ])
      expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: 503, code: 'overloaded' })
    }
  })
})

describe('when the name of the application resolves to another address', () => {
  const nginx = new Nginx()
  /** A DNS server. */
  const names = createSocket('udp4')
  const machines = ['127.0.0.2', '127.0.0.3'].map((address) => ({ address, server: createServer((_asked, answer) => answer.end(address)) }))
  /** The address that the DNS server returns. */
  let currentAddress = machines[0]?.address ?? ''

  beforeAll(async () => {
    names.on('message', (question, { port }) => names.send(buildDnsAnswer(question, currentAddress), port))
    names.bind(0, '127.0.0.1')
    await once(names, 'listening')
    let port = 0
    for (const { address, server } of machines) {
      server.listen(port, address)
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    }
    const resolver = `127.0.0.1:${names.address().port} valid=1s`
    await nginx.start('nginx-tls.conf', { '127.0.0.11 valid=5s': resolver, 'application:3000': `application:${port}` })
  })
  afterAll(async () => {
    await nginx.stop()
    names.close()
    for (const { server } of machines) server.close()
  })

  proxied('the next requests go there', async () => {
    for (const { address } of machines) {
      currentAddress = address
      await expect.poll(async () => (await sendRequest(nginx.port, true, { path: '/' })).body).toBe(address)
    }
  })
})

/** A DNS answer: one address for the requested name, valid for one second. */
function buildDnsAnswer(question: Buffer, address: string): Buffer {
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 6)
  head.writeUInt16BE(0, 10)
  const requestedName = question.subarray(12, question.indexOf(0, 12) + 5)
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]
  return Buffer.concat([head, requestedName, Buffer.from(record)])
}
