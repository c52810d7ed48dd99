// Members' WebSockets in this process: handshake, authentication, heartbeats, closing with the session.
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

const PATHS = '/ws/'
/** The subprotocol besides the token. */
const PROTOCOL = 'bearer'
/** Sockets of one member on one kind of address; beyond that the oldest is closed. */
const PER_MEMBER = 10
/** Frames that may wait until the member is authenticated. */
const EARLY_MAX = 64
const TICK_MS = 1_000
/** A heartbeat every 25 ticks of a second; a socket that leaves three unanswered is ended at the fourth. */
const BEAT_TICKS = 25
/** Ticks of a second between two checks of a socket's session and plan feature. */
const WATCH_TICKS = 4
/** Time for clients to answer the close frame of a stopping server. */
const FAREWELL_MS = 1_000

interface Deps {
  readonly config: Config
  readonly log: Log
}

/** What the server gives once sign-in is available. */
interface Attached {
  readonly authenticate: Authenticate
  readonly watch: SessionWatch
}

/** A word's handler of one socket, made once the member is admitted. */
export interface Handling {
  /** Handles one text frame; the next waits for it. */
  readonly onMessage: (text: string) => Promise<void>
  readonly onClose: () => void
}

export interface SocketRoute {
  readonly path: `/ws/${string}`
  /** The plan feature that it belongs to. */
  readonly flag: PlanFlag | null
  /** Null if the member is not admitted. */
  readonly open: (socket: MemberSocket, request: FastifyRequest) => Promise<Handling | null>
}

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

  /** Takes upgrades of `/ws/` before any route and leaves others alone. */
  async attach(server: FastifyInstance, attached: Attached): Promise<void> {
    this.#attached = attached
    const upgrades = new EventEmitter()
    server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.startsWith(PATHS)) upgrades.emit('upgrade', request, socket, head)
      else if (server.server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    })
    await server.register(websocket, {
      options: {
        // Stands in for the server, so that only our own upgrades arrive.
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

  /** Adds an address for sockets. */
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

  /** Pages of other sites cannot open a socket in a visitor's name; programs send no Origin. */
  #checkHandshake(request: FastifyRequest): void {
    const { origin } = request.headers
    const own = [`${request.protocol}://${request.host}`, new URL(this.#deps.config.PUBLIC_URL ?? `http://${request.host}`).origin]
    if (origin !== undefined && !own.includes(origin)) refuse('forbidden')
    const { SOCKETS_PER_ADDRESS, addressFactor } = this.#deps.config
    if ((this.#byAddress.get(toNetwork(request.ip)) ?? 0) >= SOCKETS_PER_ADDRESS * addressFactor)
      refuse('too_many_requests', { retryAfter: 30 })
  }

  async #opened(ws: WebSocket, request: FastifyRequest, route: SocketRoute): Promise<void> {
    // Frames before authentication wait, up to a limit.
    const early: string[] = []
    let receive = (text: string) => {
      if (early.push(text) > EARLY_MAX) ws.close(closeCodes.flood)
    }
    let closed: () => void = () => undefined
    ws.on('message', (data: RawData, isBinary: boolean) => (isBinary ? ws.close(1003) : receive(String(data))))
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

  /** The database may be unavailable: the client reconnects. */
  #failed(error: unknown, socket: MemberSocket): null {
    this.#deps.log.warn({ err: error }, 'a socket was closed by an error')
    socket.close(closeCodes.slow)
    return null
  }

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
      const left = (this.#byAddress.get(socket.address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(socket.address, left)
      else this.#byAddress.delete(socket.address)
    }
  }

  /** The present session; closes the socket if it ended or the plan lost the feature. */
  async again(socket: MemberSocket, flag: PlanFlag): Promise<Session | null> {
    const session = await this.#sessions.load(socket.session.sessionId)
    return admit(socket, flag, session?.userId === socket.session.userId ? session : null)
  }

  /** The sessions in the order of the ids, null for one that has ended. */
  async #loadSessions(ids: readonly string[]): Promise<(Session | null)[]> {
    const live = await this.#attached?.watch.liveAmong(ids)
    return ids.map((id) => live?.get(id) ?? null)
  }

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

  /** Tells all clients to reconnect, to another process or this one's successor. */
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
