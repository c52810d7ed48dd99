// Delivers stored messages of conversations to the WebSockets of this process that are open for their room: in order, each once, none left out.
// Messages of a room are numbered without gaps (`seq`), so that a gap shows a missing one.
import { closeCodes, REPLAY_MAX, type ServerFrame } from '@sverka/contract/chat/chat.rules'
import DataLoader from 'dataloader'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import type { Listening } from '../platform/db/listen.ts'
import type { Log } from '../platform/log.ts'
import type { MemberSocket } from '../platform/sockets/member-socket.ts'
import { PER_TICK_BATCH } from '../platform/sockets/per-tick-batch.ts'
import { listRoomStates } from './chat.sql.ts'
import { CHAT_CHANNEL } from './chat-notifier.ts'
import { presentFrame } from './frames.ts'
import { type AfterKey, listAfterEach, type MessageRow } from './messages.sql.ts'

/** Time between two checks for lost notifications, so that a message is delivered after this time at the latest. */
const SWEEP_MS = 2_000
/** Messages of a room, and rooms, that one query reads: some megabytes in all if every text is long. */
const BATCH = 200
const ROOMS_AT_ONCE = 20

interface Listener {
  readonly socket: MemberSocket
  /** Number of the last message sent to this listener. */
  seq: number
}

interface OpenRoom {
  readonly id: number
  readonly listeners: Set<Listener>
  /** Number of the last message sent to all listeners; null before the first of them has caught up. */
  seq: number | null
  /** The running query for new messages; null if there is none. */
  reading: Promise<void> | null
  /** Whether new messages may have come since that query began, so that another one must follow. */
  mustReadAgain: boolean
  /** Number of sockets that still get missed messages; the room stays in memory for them. */
  joining: number
}

interface Deps {
  readonly db: Db
  readonly log: Log
}

export class Hub {
  readonly #deps: Deps
  readonly #after: DataLoader<AfterKey, MessageRow[]>
  readonly #rooms = new Map<number, OpenRoom>()
  #timer: NodeJS.Timeout | undefined
  #sweeping = false

  constructor(deps: Deps) {
    this.#deps = deps
    const batched = { ...PER_TICK_BATCH, maxBatchSize: ROOMS_AT_ONCE }
    this.#after = new DataLoader((keys) => listAfterEach(readOnly(deps.db), keys, BATCH), batched)
  }

  /** Starts listening to the notifications of other processes. */
  async start(listening: Listening | undefined): Promise<void> {
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS).unref()
    await listening?.subscribe(CHAT_CHANNEL, { onNotify: (payload) => this.notified(payload), onReconnected: () => void this.sweep() })
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /**
   * Sends the socket the messages after `seq`, then new ones. If more than `REPLAY_MAX` are missing, it gets a frame on which the page reloads them
   * over HTTP instead. Returns a function that leaves the room.
   */
  async join(roomId: number, socket: MemberSocket, { seq, lastSeq }: { seq: number; lastSeq: number }): Promise<() => void> {
    const room = this.#open(roomId)
    const listener = { socket, seq }
    room.joining += 1
    try {
      if (lastSeq - seq > REPLAY_MAX) {
        socket.send({ type: 'reload' } satisfies ServerFrame)
        listener.seq = lastSeq
      }
      do await this.#catchUp(room, listener)
      while (room.seq !== null && listener.seq < room.seq)
      room.listeners.add(listener)
      room.seq ??= listener.seq
      if (room.mustReadAgain) void this.#read(room)
    } finally {
      room.joining -= 1
    }
    return () => {
      room.listeners.delete(listener)
      this.#drop(room)
    }
  }

  async #catchUp(room: OpenRoom, listener: Listener): Promise<void> {
    for (;;) {
      const rows = await this.#after.load({ roomId: room.id, seq: listener.seq })
      for (const row of rows) send(listener, row, frameText(row))
      if (rows.length < BATCH || !listener.socket.isOpen) return
    }
  }

  #open(id: number): OpenRoom {
    const room = this.#rooms.get(id) ?? { id, listeners: new Set(), seq: null, reading: null, mustReadAgain: false, joining: 0 }
    this.#rooms.set(id, room)
    return room
  }

  #drop(room: OpenRoom): void {
    if (room.listeners.size === 0 && room.joining === 0 && this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
  }

  /** Delivers a message stored by this process without waiting for the database's notification. Resolves when it was sent. */
  async stored(row: MessageRow): Promise<void> {
    const room = this.#rooms.get(row.roomId)
    if (!room) return
    if (room.seq === row.seq - 1 && !room.reading) this.#deliver(room, [row])
    else await this.#read(room)
  }

  /**
   * Answers a repeated message, which is stored already: sends it to the socket again if the socket has got it before, otherwise in its turn, after
   * the messages before it.
   */
  storedBefore(row: MessageRow, socket: MemberSocket): void {
    const room = this.#rooms.get(row.roomId)
    const listener = room && [...room.listeners].find((joined) => joined.socket === socket)
    if (listener && listener.seq >= row.seq) socket.sendText(frameText(row))
    else if (room) void this.#read(room)
  }

  /** Handles a notification: `m ROOM SEQ`: a new message; `r ROOM USER MESSAGE`: the user has read up to this message; `t ROOM USER`: types. */
  notified(payload: string): void {
    const [kind, ...numbers] = payload.split(' ')
    const [roomId = 0, second = 0, third = 0] = numbers.map(Number)
    const room = this.#rooms.get(roomId)
    if (!room) return
    if (kind === 'm') {
      if (room.seq === null || second > room.seq) void this.#read(room)
    } else if (kind === 'r') this.#sendAll(room, { type: 'read', user: second, message_id: third })
    else if (kind === 't') this.#sendAll(room, { type: 'typing', user: second })
  }

  #sendAll(room: OpenRoom, frame: Extract<ServerFrame, { user: number }>): void {
    const text = JSON.stringify(frame)
    for (const { socket } of room.listeners) {
      if (frame.type !== 'typing' || socket.session.userId !== frame.user) socket.sendText(text)
    }
  }

  /**
   * Reads and delivers new messages of a room. If a query is running, another one follows it. Before the first listener has caught up, it is only
   * noted that there are new messages.
   */
  #read(room: OpenRoom): Promise<void> {
    room.mustReadAgain = true
    if (room.seq === null) return Promise.resolve()
    room.reading ??= this.#readAll(room).finally(() => {
      room.reading = null
    })
    return room.reading
  }

  async #readAll(room: OpenRoom): Promise<void> {
    try {
      while (room.mustReadAgain) {
        room.mustReadAgain = false
        const rows = await this.#after.load({ roomId: room.id, seq: room.seq ?? 0 })
        this.#deliver(room, rows)
        if (rows.length === BATCH) room.mustReadAgain = true
      }
    } catch (error) {
      // The next sweep reads the messages again.
      this.#deps.log.warn({ err: error }, 'new messages of a room could not be read')
    }
  }

  #deliver(room: OpenRoom, rows: readonly MessageRow[]): void {
    for (const row of rows) {
      const text = frameText(row)
      for (const listener of room.listeners) send(listener, row, text)
      room.seq = Math.max(room.seq ?? 0, row.seq)
    }
  }

  /** Makes up for lost notifications: reads rooms with newer messages, and closes sockets of rooms that were closed. */
  async sweep(): Promise<void> {
    if (this.#sweeping || this.#rooms.size === 0) return
    this.#sweeping = true
    try {
      for (const { id, lastSeq, isOpen } of await listRoomStates(readOnly(this.#deps.db), [...this.#rooms.keys()])) {
        const room = this.#rooms.get(id)
        if (!room) continue
        if (!isOpen) for (const { socket } of room.listeners) socket.close(closeCodes.forbidden)
        if (room.seq !== null && lastSeq > room.seq) void this.#read(room)
      }
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'open rooms could not be checked')
    } finally {
      this.#sweeping = false
    }
  }
}

const frameText = (row: MessageRow): string => JSON.stringify(presentFrame(row))

/** Sends a message to a listener, unless the listener has got it before. */
function send(listener: Listener, row: MessageRow, text: string): void {
  if (row.seq <= listener.seq) return
  listener.seq = row.seq
  listener.socket.sendText(text)
}
