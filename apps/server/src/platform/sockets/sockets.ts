// All WebSockets of members in this process: handshake, authentication, heartbeats, and closing when the member's session ends.
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import { closeCodes, FRAME_MAX_BYTES, PING } from '@sverka/contract/chat/chat.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import DataLoader from 'dataloader'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Authenticate, Session, SessionWatch } from '../auth/session.ts'
import type { Config } from '../config.ts'
import { RefusalError, refuse } from '../errors.ts'
import { routeLimit } from '../http/limits.ts'
import { toNetwork } from '../http/network.ts'
import type { Log } from '../log.ts'
import { attributeTo } from '../loop.ts'
import { MemberSocket } from './member-socket.ts'
import { PER_TICK_BATCH } from './per-tick-batch.ts'

/** Path prefix of all WebSockets. */
const PATHS = '/ws/'
/** WebSocket subprotocol; the client lists it before its token, since browsers cannot send an Authorization header. */
const PROTOCOL = 'bearer'
/** Open sockets of one member per route; beyond that the oldest is closed. */
const PER_MEMBER = 10
/** Frames that may wait until the member is authenticated. */
const EARLY_MAX = 64
/** Interval of the timer for heartbeats and checks. */
const TICK_MS = 1_000
/** Ticks between two heartbeats of a socket; one that leaves three without a response is closed at the fourth. */
const BEAT_TICKS = 25
/** Ticks between two checks whether a socket's session is still valid and its plan still has the feature. */
const WATCH_TICKS = 4
/** WebSocket close code for an unsupported type of data (RFC 6455). */
const BINARY_REFUSED = 1003
/** Time for clients to respond to the close frame of a stopping server. */
const FAREWELL_MS = 1_000

interface Deps {
  readonly config: Config
  readonly log: Log
}

/** Functions of sign-in, which are provided later than the services. */
interface Attached {
  readonly authenticate: Authenticate
  readonly watch: SessionWatch
}

/** A feature's handler of one socket, made once the member is admitted. */
export interface Handling {
  /** Handles one text frame; the next waits for it. */
  readonly onMessage: (text: string) => Promise<void>
  readonly onClose: () => void
}

/** A path to which members open sockets. */
export interface SocketRoute {
  readonly path: `/ws/${string}`
  /** The plan feature (of the member's paid tariff) that it needs; null if it needs none. */
  readonly flag: PlanFlag | null
  /** Decides whether to admit the member, for example to the conversation named in the path; null refuses. */
  readonly open: (socket: MemberSocket, request: FastifyRequest) => Promise<Handling | null>
}

/** Features add their routes with `route`; `attach` connects all to the HTTP server. */
export class Sockets {
  readonly #deps: Deps
  readonly #all = new Set<MemberSocket>()
  readonly #byMember = new Map<string, Set<MemberSocket>>()
  readonly #byAddress = new Map<string, number>()
  /** Session reads of frames handled at the same moment become one statement. */
  readonly #sessions = new DataLoader<string, Session | null>((ids) => this.#loadSessions(ids), PER_TICK_BATCH)
  #attached: Attached | null = null
  #ticks = 0
  #made = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#all.size
  }

  /** Handles upgrade requests to `/ws/` and leaves others to other listeners, such as Vite's in development; without one they get 404. */
  async attach(server: FastifyInstance, attached: Attached): Promise<void> {
    this.#attached = attached
    const upgrades = new EventEmitter()
    server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.startsWith(PATHS)) upgrades.emit('upgrade', request, socket, head)
      else if (server.server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    })
    await server.register(websocket, {
      options: {
        // Replaces the HTTP server, so that the plugin receives only upgrades of `/ws/`.
        server: upgrades as unknown as import('node:http').Server,
        maxPayload: FRAME_MAX_BYTES,
        perMessageDeflate: false,
        handleProtocols: (protocols) => (protocols.has(PROTOCOL) ? PROTOCOL : false),
      },
      errorHandler: (error, socket, { log }) => {
        log.debug({ err: error }, 'a socket failed')
        socket.terminate()
      },
      preClose: (done) => this.#farewell(server).then(() => done()),
    })
    const timer = setInterval(() => this.#tick(), TICK_MS).unref()
    server.addHook('onClose', async () => clearInterval(timer))
  }

  /** Adds a path for sockets. */
  route(server: FastifyInstance, route: SocketRoute): void {
    server.get(
      route.path,
      {
        websocket: true,
        config: { rateLimit: routeLimit('api', this.#deps.config), quiet: true },
        schema: { hide: true } as object,
        onRequest: async (request) => this.#checkHandshake(request),
      },
      (ws, request) => this.#opened(ws, request, route),
    )
  }

  /** Refuses sockets that pages of other sites open in a visitor's name (programs send no Origin), and too many of one address. */
  #checkHandshake(request: FastifyRequest): void {
    const { origin } = request.headers
    const own = [`${request.protocol}://${request.host}`, new URL(this.#deps.config.PUBLIC_URL ?? `http://${request.host}`).origin]
    if (origin !== undefined && !own.includes(origin)) refuse('forbidden')
    const { SOCKETS_PER_ADDRESS, addressFactor } = this.#deps.config
    if ((this.#byAddress.get(toNetwork(request.ip)) ?? 0) >= SOCKETS_PER_ADDRESS * addressFactor)
      refuse('too_many_requests', { retryAfter: 30 })
  }

  async #opened(ws: WebSocket, request: FastifyRequest, route: SocketRoute): Promise<void> {
    // Frames that arrive before the member is authenticated wait, up to a limit.
    const early: string[] = []
    let receive = (text: string) => {
      if (early.push(text) > EARLY_MAX) ws.close(closeCodes.flood)
    }
    let closed: () => void = () => undefined
    ws.on('message', (data: RawData, isBinary: boolean) => (isBinary ? ws.close(BINARY_REFUSED) : receive(String(data))))
    ws.on('close', () => closed())
    const session = await this.#openSession(request)
    if (!session) return ws.close(closeCodes.unauthorized)
    if (route.flag && !session.isStaff && !session.flags.has(route.flag)) return ws.close(closeCodes.forbidden)
    if (ws.readyState !== ws.OPEN) return
    const socket = new MemberSocket(ws, session, { address: toNetwork(request.ip), flag: route.flag })
    const release = this.#register(socket, route.path)
    closed = release
    const handling = await route.open(socket, request).catch((error: unknown) => this.#failed(error, socket))
    if (!handling) return socket.close(closeCodes.forbidden)
    closed = () => {
      release()
      handling.onClose()
    }
    if (!socket.isOpen) return closed()
    receive = (text) =>
      text === PING
        ? socket.answer()
        : socket.inOrder(() =>
            attributeTo(`socket ${route.path}`, () => handling.onMessage(text)).catch((error: unknown) => void this.#failed(error, socket)),
          )
    for (const text of early) receive(text)
  }

  /** The token follows the protocol's name: `bearer, eyJ…`. */
  async #openSession(request: FastifyRequest): Promise<Session | null> {
    const [name, token] = String(request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/)
    if (name !== PROTOCOL || !token) return null
    try {
      return (await this.#attached?.authenticate(`Bearer ${token}`)) ?? null
    } catch (error) {
      if (error instanceof RefusalError) return null
      throw error
    }
  }

  /** Closes the socket after an error, for example of an unavailable database, so that the client reconnects. */
  #failed(error: unknown, socket: MemberSocket): null {
    this.#deps.log.warn({ err: error }, 'a socket was closed by an error')
    socket.close(closeCodes.slow)
    return null
  }

  /** Adds the socket to the lists; the returned function removes it. */
  #register(socket: MemberSocket, path: string): () => void {
    const key = `${path} ${socket.session.userId}`
    const own = this.#byMember.get(key) ?? new Set()
    this.#byMember.set(key, own.add(socket))
    if (own.size > PER_MEMBER)
      for (const oldest of own) {
        oldest.close(closeCodes.tooMany)
        own.delete(oldest)
        break
      }
    this.#made += 1
    socket.slot = this.#made
    this.#all.add(socket)
    this.#byAddress.set(socket.address, (this.#byAddress.get(socket.address) ?? 0) + 1)
    return () => {
      if (!this.#all.delete(socket)) return
      own.delete(socket)
      if (own.size === 0 && this.#byMember.get(key) === own) this.#byMember.delete(key)
      const remaining = (this.#byAddress.get(socket.address) ?? 1) - 1
      if (remaining > 0) this.#byAddress.set(socket.address, remaining)
      else this.#byAddress.delete(socket.address)
    }
  }

  /** Reads the socket's session again; closes the socket and returns null if the session has ended or the plan no longer has the feature `flag`. */
  async again(socket: MemberSocket, flag: PlanFlag): Promise<Session | null> {
    const session = await this.#sessions.load(socket.session.sessionId)
    return admit(socket, flag, session?.userId === socket.session.userId ? session : null)
  }

  /** The sessions in the order of the ids; null for a session that has ended. */
  async #loadSessions(ids: readonly string[]): Promise<(Session | null)[]> {
    const live = await this.#attached?.watch.liveAmong(ids)
    return ids.map((id) => live?.get(id) ?? null)
  }

  /** Sends the heartbeats and makes the checks that are due, spread over the seconds by the sockets' slots. */
  #tick(): void {
    this.#ticks += 1
    const watched: MemberSocket[] = []
    for (const socket of this.#all) {
      if (socket.slot % BEAT_TICKS === this.#ticks % BEAT_TICKS) socket.beat()
      if (socket.slot % WATCH_TICKS === this.#ticks % WATCH_TICKS) watched.push(socket)
    }
    if (watched.length > 0) void this.#watch(watched)
  }

  async #watch(sockets: readonly MemberSocket[]): Promise<void> {
    try {
      const ids = [...new Set(sockets.map(({ session }) => session.sessionId))]
      const live = new Map((await this.#loadSessions(ids)).map((session) => [session?.sessionId, session]))
      for (const socket of sockets) admit(socket, socket.flag, live.get(socket.session.sessionId) ?? null)
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the sign-ins of open sockets could not be looked at')
    }
  }

  /** Closes all sockets of a stopping server with a code that makes clients reconnect, to another process or to this one's successor. */
  async #farewell(server: FastifyInstance): Promise<void> {
    const { clients } = server.websocketServer
    for (const client of clients) client.close(closeCodes.restart)
    const cut = setTimeout(() => {
      for (const client of clients) client.terminate()
    }, FAREWELL_MS)
    await Promise.all([...clients].map((client) => new Promise((resolve) => client.once('close', resolve))))
    clearTimeout(cut)
  }
}

/** Returns the session, or closes the socket and returns null if the session has ended or the plan lacks the feature. */
function admit(socket: MemberSocket, flag: PlanFlag | null, session: Session | null): Session | null {
  if (!session) socket.close(closeCodes.unauthorized)
  else if (flag === null || session.isStaff || session.flags.has(flag)) return session
  else socket.close(closeCodes.forbidden)
  return null
}
