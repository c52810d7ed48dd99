// One open chat conversation in the browser: its messages, those that the server has not acknowledged yet, and the WebSocket to the server.
import type { Message, Room } from '@sverka/contract/chat/chat'
import type { AttachmentCard, ClientFrame, ServerFrame } from '@sverka/contract/chat/chat.rules'
import { browserCall } from '../api/browser-call.ts'
import { MemberSocketClient } from '../api/member-socket.ts'
import {
  applyNewestPage,
  isNextInSequence,
  type Line,
  mergeMessages,
  type PendingMessage,
  toLine,
  withoutAcknowledged,
} from './conversation.rules.ts'
import { newClientId, readPending, savePending } from './unsent-store.ts'

/** Messages in one page of the history. */
const PAGE_SIZE = 50
/** After this time without acknowledgement a message is shown as not sent, and the connection is opened again. */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 8_000
/** Pause before a retry: of a message that the server refused as too frequent, or of a page that failed to load. */
const RETRY_DELAY_MS = 2_000
/** How long the other member counts as typing after their last signal; longer than the interval at which signals are sent. */
const TYPING_SHOWN_MS = 5_000
/** Least interval between two signals that this member is typing. */
const TYPING_SEND_INTERVAL_MS = 3_000

export interface ConversationState {
  /** Messages that the server has, in the order of their numbers. */
  readonly lines: readonly Line[]
  /** Messages written here that the server has not acknowledged. */
  readonly pending: readonly PendingMessage[]
  readonly isConnected: boolean
  readonly isOtherTyping: boolean
  /** Id of the last message that the other member has read; 0 if none. */
  readonly otherRead: number
  /** There are messages before the first of `lines`. */
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
}

interface OpenedRoom {
  readonly room: Room
  readonly messages: readonly Message[]
  readonly userId: number
  /** Called when the server refuses the socket because the room's state has changed. */
  readonly onRefused: () => void
}

/** A store for React's `useSyncExternalStore`: `subscribe` and `state`. Nothing is received or sent before `connect`. */
export class Conversation {
  readonly #context: OpenedRoom
  readonly #listeners = new Set<() => void>()
  #state: ConversationState
  #socket: MemberSocketClient<ServerFrame> | null = null
  /** Client id of the message that is being sent; null if none is. */
  #sending: string | null = null
  #ackTimer: number | undefined
  #typingTimer: number | undefined
  #typingSentAt = Number.NEGATIVE_INFINITY
  /** Id of the other member's last message that was reported to the server as read; 0 if none. */
  #reportedRead: number
  /** Id of the other member's last message that was on the screen; 0 if none. */
  #lastSeen = 0
  #isReloading = false
  #reloadAgain = false

  constructor(opened: OpenedRoom) {
    this.#context = opened
    const lines = opened.messages.map(toLine)
    this.#reportedRead = opened.room.read_message_id ?? 0
    this.#state = {
      lines,
      pending: withoutAcknowledged(readPending(opened.userId, opened.room.slug), lines),
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

  #update(changes: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Opens the socket, unless the room is closed or the other member is blocked. Returns a function that closes the socket. */
  readonly connect = (): (() => void) => {
    const { room, onRefused } = this.#context
    if (room.state !== 'open') return () => undefined
    const endpoint = room.kind === 'friend' ? 'chat-friend' : 'chat'
    const path = () => {
      const last = this.#state.lines.at(-1)?.id ?? 0
      return `/ws/${endpoint}/${room.slug}/?after=${last}`
    }
    const socket = new MemberSocketClient<ServerFrame>(path, {
      onFrame: (frame) => this.#receive(frame),
      onOpen: () => {
        this.#update({ isConnected: true })
        this.#replaceState('unsent', 'sending')
        this.#sendNext()
        this.#reportRead()
      },
      onLost: () => this.#handleLostConnection(),
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

  #handleLostConnection(): void {
    this.#sending = null
    clearTimeout(this.#ackTimer)
    this.#replaceState('sending', 'unsent')
    this.#update({ isConnected: false, isOtherTyping: false })
  }

  #receive(frame: ServerFrame): void {
    // After a gap the newest page is loaded: appending this message would hide that others are missing.
    if (frame.type === 'message' && !isNextInSequence(this.#state.lines, frame.seq)) this.#reload()
    else if (frame.type === 'message') this.#addMessages([toLine(frame)])
    else if (frame.type === 'read') this.#receiveRead(frame)
    else if (frame.type === 'typing') this.#showTyping()
    else if (frame.type === 'reload') this.#reload()
    else this.#handleRefusal(frame)
  }

  #addMessages(more: readonly Line[]): void {
    const lines = mergeMessages(this.#state.lines, more)
    this.#update({ lines, ...(more.some(({ user }) => user !== this.#context.userId) ? { isOtherTyping: false } : {}) })
    this.#setPending(withoutAcknowledged(this.#state.pending, more))
    if (more.some(({ clientId }) => clientId === this.#sending)) this.#finishSending()
  }

  #receiveRead({ user, message_id }: { user: number; message_id: number }): void {
    if (user === this.#context.userId) this.#reportedRead = Math.max(this.#reportedRead, message_id)
    else this.#update({ otherRead: Math.max(this.#state.otherRead, message_id) })
  }

  #showTyping(): void {
    clearTimeout(this.#typingTimer)
    this.#update({ isOtherTyping: true })
    this.#typingTimer = window.setTimeout(() => this.#update({ isOtherTyping: false }), TYPING_SHOWN_MS)
  }

  #handleRefusal({ code, client_id }: { code: string; client_id?: string }): void {
    if (client_id === undefined || client_id !== this.#sending) return
    if (code === 'too_many_requests') {
      this.#sending = null
      clearTimeout(this.#ackTimer)
      window.setTimeout(() => this.#sendNext(), RETRY_DELAY_MS)
      return
    }
    this.#setPending(this.#state.pending.map((message) => (message.clientId === client_id ? { ...message, state: 'refused' } : message)))
    this.#finishSending()
  }

  /** Loads the newest page. A call during a load makes it run once more; a failed load is repeated after a pause. */
  #reload(): void {
    this.#reloadAgain = true
    if (this.#isReloading) return
    this.#isReloading = true
    this.#loadNewest()
      .catch((error: unknown) => {
        console.warn(error)
        window.setTimeout(() => this.#socket && this.#reload(), RETRY_DELAY_MS)
      })
      .finally(() => {
        this.#isReloading = false
      })
  }

  async #loadNewest(): Promise<void> {
    while (this.#reloadAgain) {
      this.#reloadAgain = false
      const { result } = await this.#fetchPage({})
      const lines = applyNewestPage(this.#state.lines, result.map(toLine))
      this.#update({ lines, hasEarlier: (lines[0]?.seq ?? 1) > 1 })
      this.#setPending(withoutAcknowledged(this.#state.pending, lines))
      if (this.#sending !== null && !this.#state.pending.some(({ clientId }) => clientId === this.#sending)) this.#finishSending()
    }
  }

  /** `before`: id of the message before which the page ends; without it the newest page. */
  #fetchPage(around: { before?: number }) {
    return browserCall('GET /api/v1/messages/', { query: { chat_room__in: [this.#context.room.id], page_size: PAGE_SIZE, ...around } })
  }

  /** Loads the page before the first message, unless there is none or it is loading. */
  async loadEarlier(): Promise<void> {
    const first = this.#state.lines[0]
    if (!first || !this.#state.hasEarlier || this.#state.isLoadingEarlier) return
    this.#update({ isLoadingEarlier: true })
    try {
      const { result } = await this.#fetchPage({ before: first.id })
      const lines = mergeMessages(this.#state.lines, result.map(toLine))
      this.#update({ lines, hasEarlier: result.length > 0 && (lines[0]?.seq ?? 1) > 1 })
    } catch (error) {
      // Further scrolling retries.
      console.warn(error)
    } finally {
      this.#update({ isLoadingEarlier: false })
    }
  }

  /** Adds a message to the pending ones and sends it when its turn comes. */
  send(text: string, attachment: AttachmentCard | null = null): void {
    const state = this.#state.isConnected ? 'sending' : 'unsent'
    this.#setPending([...this.#state.pending, { clientId: newClientId(), text, attachment, state }])
    this.#sendNext()
  }

  /** Sends an unsent or refused message again. */
  retry(clientId: string): void {
    this.#setPending(this.#state.pending.map((message) => (message.clientId === clientId ? { ...message, state: 'sending' } : message)))
    if (this.#state.isConnected) this.#sendNext()
    else this.#socket?.reconnect()
  }

  /** Deletes a message that the server has not acknowledged. */
  drop(clientId: string): void {
    this.#setPending(this.#state.pending.filter((message) => message.clientId !== clientId))
    if (this.#sending === clientId) this.#finishSending()
  }

  #setPending(pending: readonly PendingMessage[]): void {
    if (pending === this.#state.pending) return
    savePending(this.#context.userId, this.#context.room.slug, { before: this.#state.pending, now: pending })
    this.#update({ pending })
  }

  #replaceState(from: PendingMessage['state'], to: PendingMessage['state']): void {
    if (this.#state.pending.some(({ state }) => state === from))
      this.#setPending(this.#state.pending.map((message) => (message.state === from ? { ...message, state: to } : message)))
  }

  #finishSending(): void {
    this.#sending = null
    clearTimeout(this.#ackTimer)
    this.#sendNext()
  }

  /** Sends the next message. One is sent at a time, so that they arrive in the order in which they were written. */
  #sendNext(): void {
    const next = this.#state.pending.find(({ state }) => state === 'sending')
    if (this.#sending !== null || !next) return
    const { clientId, text, attachment } = next
    const frame = { type: 'message', message: text, user: this.#context.userId, client_id: clientId } as const
    if (!this.#socket?.send({ ...frame, ...(attachment ? { attachment: attachment.id } : {}) } satisfies ClientFrame)) return
    this.#sending = clientId
    this.#ackTimer = window.setTimeout(() => {
      this.#handleLostConnection()
      this.#socket?.reconnect()
    }, ACKNOWLEDGEMENT_TIMEOUT_MS)
  }

  /** Notifies the other member that this one is typing; called at each change of the text. */
  reportTyping(): void {
    const now = performance.now()
    if (now - this.#typingSentAt < TYPING_SEND_INTERVAL_MS) return
    if (this.#socket?.send({ type: 'typing' } satisfies ClientFrame)) this.#typingSentAt = now
  }

  /** Stores that the other member's newest message was seen. The server is notified at once, or as soon as there is a connection. */
  markSeen(): void {
    this.#lastSeen = this.#state.lines.findLast(({ user }) => user !== this.#context.userId)?.id ?? 0
    this.#reportRead()
  }

  #reportRead(): void {
    if (this.#lastSeen > this.#reportedRead && this.#socket?.send({ type: 'read', message_id: this.#lastSeen } satisfies ClientFrame))
      this.#reportedRead = this.#lastSeen
  }
}
