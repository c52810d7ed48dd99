// One open conversation: its messages, the unsent ones, and the socket to the server.
import type { Message, Room } from '@sverka/contract/chat/chat'
import type { AttachmentCard, ClientFrame, ServerFrame } from '@sverka/contract/chat/chat.rules'
import { browserCall } from '../api/browser-call.ts'
import { MemberSocketClient } from '../api/member-socket.ts'
import { follows, type Line, merged, reloaded, type Unsent, withoutSent } from './conversation.rules.ts'
import { keepUnsent, newClientId, readUnsent } from './unsent-store.ts'

const PAGE = 50
/** After this time without acknowledgement a message is shown as not sent, and the connection is opened again. */
const ACKNOWLEDGED_MS = 8_000
const AGAIN_MS = 2_000
const TYPING_SHOWN_MS = 5_000
const TYPING_TOLD_MS = 3_000

export interface ConversationState {
  readonly lines: readonly Line[]
  readonly unsent: readonly Unsent[]
  readonly isConnected: boolean
  readonly isOtherTyping: boolean
  /** The last message that the other member has read. */
  readonly otherRead: number
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
}

export const toLine = ({
  id,
  seq,
  message,
  user,
  created_at,
  client_id,
  attachment,
}: Omit<Message, 'body' | 'chat_room' | 'type'>): Line => ({
  id,
  seq,
  text: message,
  user,
  at: created_at,
  clientId: client_id,
  attachment,
})

interface Opened {
  readonly room: Room
  readonly messages: readonly Message[]
  readonly userId: number
  /** Called when the server refuses the socket because the room's state has changed. */
  readonly onRefused: () => void
}

export class Conversation {
  readonly #opened: Opened
  readonly #listeners = new Set<() => void>()
  #state: ConversationState
  #socket: MemberSocketClient<ServerFrame> | null = null
  #sending: string | null = null
  #ackTimer: number | undefined
  #typingTimer: number | undefined
  #typingTold = Number.NEGATIVE_INFINITY
  /** The other member's last message reported as read, and the last one seen. */
  #read: number
  #seen = 0
  #isReloading = false
  #reloadAgain = false

  constructor(opened: Opened) {
    this.#opened = opened
    const lines = opened.messages.map(toLine)
    this.#read = opened.room.read_message_id ?? 0
    this.#state = {
      lines,
      unsent: withoutSent(readUnsent(opened.userId, opened.room.slug), lines),
      isConnected: true,
      isOtherTyping: false,
      otherRead: opened.room.other_read_message_id ?? 0,
      hasEarlier: (lines[0]?.seq ?? 1) > 1,
      isLoadingEarlier: false,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ConversationState => this.#state

  #set(changes: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Returns a function that ends it. */
  readonly connect = (): (() => void) => {
    const { room, onRefused } = this.#opened
    if (room.state !== 'open') return () => undefined
    const address = room.kind === 'friend' ? 'chat-friend' : 'chat'
    const path = () => {
      const last = this.#state.lines.at(-1)?.id ?? 0
      return `/ws/${address}/${room.slug}/?after=${last}`
    }
    const socket = new MemberSocketClient<ServerFrame>(path, {
      onFrame: (frame) => this.#received(frame),
      onOpen: () => {
        this.#set({ isConnected: true })
        this.#mark('unsent', 'sending')
        this.#sendNext()
        this.#tellSeen()
      },
      onLost: () => this.#lost(),
      onRefused,
    })
    this.#socket = socket
    return () => {
      socket.end()
      this.#socket = null
      clearTimeout(this.#ackTimer)
      clearTimeout(this.#typingTimer)
    }
  }

  #lost(): void {
    this.#sending = null
    clearTimeout(this.#ackTimer)
    this.#mark('sending', 'unsent')
    this.#set({ isConnected: false, isOtherTyping: false })
  }

  #received(frame: ServerFrame): void {
    // After a gap the newest page is loaded: appending this message would hide that others are missing.
    if (frame.type === 'message' && !follows(this.#state.lines, frame.seq)) this.#reload()
    else if (frame.type === 'message') this.#add([toLine(frame)])
    else if (frame.type === 'read') this.#wasRead(frame)
    else if (frame.type === 'typing') this.#typing()
    else if (frame.type === 'reload') this.#reload()
    else this.#refused(frame)
  }

  #add(more: readonly Line[]): void {
    const lines = merged(this.#state.lines, more)
    this.#set({ lines, ...(more.some(({ user }) => user !== this.#opened.userId) ? { isOtherTyping: false } : {}) })
    this.#setUnsent(withoutSent(this.#state.unsent, more))
    if (more.some(({ clientId }) => clientId === this.#sending)) this.#settled()
  }

  #wasRead({ user, message_id }: { user: number; message_id: number }): void {
    if (user === this.#opened.userId) this.#read = Math.max(this.#read, message_id)
    else this.#set({ otherRead: Math.max(this.#state.otherRead, message_id) })
  }

  #typing(): void {
    clearTimeout(this.#typingTimer)
    this.#set({ isOtherTyping: true })
    this.#typingTimer = window.setTimeout(() => this.#set({ isOtherTyping: false }), TYPING_SHOWN_MS)
  }

  #refused({ code, client_id }: { code: string; client_id?: string }): void {
    if (client_id === undefined || client_id !== this.#sending) return
    if (code === 'too_many_requests') {
      this.#sending = null
      clearTimeout(this.#ackTimer)
      window.setTimeout(() => this.#sendNext(), AGAIN_MS)
      return
    }
    this.#setUnsent(this.#state.unsent.map((one) => (one.clientId === client_id ? { ...one, state: 'refused' } : one)))
    this.#settled()
  }

  /** One load at a time: a call meanwhile makes it run once more, and after a failure it is retried shortly. */
  #reload(): void {
    this.#reloadAgain = true
    if (this.#isReloading) return
    this.#isReloading = true
    this.#loadNewest()
      .catch((error: unknown) => {
        console.warn(error)
        window.setTimeout(() => this.#socket && this.#reload(), AGAIN_MS)
      })
      .finally(() => {
        this.#isReloading = false
      })
  }

  async #loadNewest(): Promise<void> {
    while (this.#reloadAgain) {
      this.#reloadAgain = false
      const { result } = await this.#page({})
      const lines = reloaded(this.#state.lines, result.map(toLine))
      this.#set({ lines, hasEarlier: (lines[0]?.seq ?? 1) > 1 })
      this.#setUnsent(withoutSent(this.#state.unsent, lines))
      if (this.#sending !== null && !this.#state.unsent.some(({ clientId }) => clientId === this.#sending)) this.#settled()
    }
  }

  #page(around: { before?: number }) {
    return browserCall('GET /api/v1/messages/', { query: { chat_room__in: [this.#opened.room.id], page_size: PAGE, ...around } })
  }

  async loadEarlier(): Promise<void> {
    const first = this.#state.lines[0]
    if (!first || !this.#state.hasEarlier || this.#state.isLoadingEarlier) return
    this.#set({ isLoadingEarlier: true })
    try {
      const { result } = await this.#page({ before: first.id })
      const lines = merged(this.#state.lines, result.map(toLine))
      this.#set({ lines, hasEarlier: result.length > 0 && (lines[0]?.seq ?? 1) > 1 })
    } catch (error) {
      // Further scrolling retries.
      console.warn(error)
    } finally {
      this.#set({ isLoadingEarlier: false })
    }
  }

  send(text: string, attachment: AttachmentCard | null = null): void {
    const state = this.#state.isConnected ? 'sending' : 'unsent'
    this.#setUnsent([...this.#state.unsent, { clientId: newClientId(), text, attachment, state }])
    this.#sendNext()
  }

  retry(clientId: string): void {
    this.#setUnsent(this.#state.unsent.map((one) => (one.clientId === clientId ? { ...one, state: 'sending' } : one)))
    if (this.#state.isConnected) this.#sendNext()
    else this.#socket?.reconnect()
  }

  drop(clientId: string): void {
    this.#setUnsent(this.#state.unsent.filter((one) => one.clientId !== clientId))
    if (this.#sending === clientId) this.#settled()
  }

  #setUnsent(unsent: readonly Unsent[]): void {
    if (unsent === this.#state.unsent) return
    keepUnsent(this.#opened.userId, this.#opened.room.slug, { before: this.#state.unsent, now: unsent })
    this.#set({ unsent })
  }

  #mark(from: Unsent['state'], to: Unsent['state']): void {
    if (this.#state.unsent.some(({ state }) => state === from))
      this.#setUnsent(this.#state.unsent.map((one) => (one.state === from ? { ...one, state: to } : one)))
  }

  #settled(): void {
    this.#sending = null
    clearTimeout(this.#ackTimer)
    this.#sendNext()
  }

  /** One at a time, so that messages arrive in the order in which they were written. */
  #sendNext(): void {
    const next = this.#state.unsent.find(({ state }) => state === 'sending')
    if (this.#sending !== null || !next) return
    const { clientId, text, attachment } = next
    const frame = { type: 'message', message: text, user: this.#opened.userId, client_id: clientId } as const
    if (!this.#socket?.send({ ...frame, ...(attachment ? { attachment: attachment.id } : {}) } satisfies ClientFrame)) return
    this.#sending = clientId
    this.#ackTimer = window.setTimeout(() => {
      this.#lost()
      this.#socket?.reconnect()
    }, ACKNOWLEDGED_MS)
  }

  tellTyping(): void {
    const now = performance.now()
    if (now - this.#typingTold < TYPING_TOLD_MS) return
    if (this.#socket?.send({ type: 'typing' } satisfies ClientFrame)) this.#typingTold = now
  }

  /** The other member's newest message was seen; reported at once, or when there is a connection. */
  seen(): void {
    this.#seen = this.#state.lines.findLast(({ user }) => user !== this.#opened.userId)?.id ?? 0
    this.#tellSeen()
  }

  #tellSeen(): void {
    if (this.#seen > this.#read && this.#socket?.send({ type: 'read', message_id: this.#seen } satisfies ClientFrame))
      this.#read = this.#seen
  }
}
