// The WebSocket `/ws/signals/`: notifies a member's open pages that messages or notices have changed, whichever server process changed them.
// The page then loads the data itself.
import type { FastifyInstance } from 'fastify'
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { MemberSocket } from '../platform/sockets/member-socket.ts'

/** Channel of PostgreSQL's NOTIFY. Payload: user id, a space, topic. Sent by the SQL statements that change what the page's header and menus show. */
const CHANNEL = 'member_signals'
const TOPICS = ['chat', 'notices'] as const

/** The open sockets of each member in this process. */
const getSignals = createdOnce(() => new Map<number, Set<MemberSocket>>())

/** Adds the WebSocket route to the server, and passes on the database's notifications once the server is ready. */
export function installSignals(services: Services, server: FastifyInstance): void {
  const members = getSignals(services)
  services.sockets.route(server, {
    path: '/ws/signals/',
    // Open to every member, whatever their plan (subscription) includes.
    flag: null,
    open: async (socket) => {
      const { userId } = socket.session
      const own = members.get(userId) ?? new Set()
      members.set(userId, own.add(socket))
      // The page reloads its data now, since changes between its loading and the opening of the socket were not signalled.
      announceAllTopics(socket)
      return {
        // Messages from pages are ignored.
        onMessage: async () => undefined,
        onClose: () => {
          own.delete(socket)
          if (own.size === 0 && members.get(userId) === own) members.delete(userId)
        },
      }
    },
  })
  server.addHook('onReady', async () => {
    // The database notifies all server processes; otherwise a process would know only the changes that it made itself.
    await services.listening?.subscribe(CHANNEL, {
      onNotify: (payload) => {
        const [userId, topic] = payload.split(' ')
        for (const socket of members.get(Number(userId)) ?? []) socket.send({ type: 'changed', topic })
      },
      // Notifications of changes while the connection was lost never arrive.
      onReconnected: () => {
        for (const own of members.values()) for (const socket of own) announceAllTopics(socket)
      },
    })
  })
}

function announceAllTopics(socket: MemberSocket): void {
  for (const topic of TOPICS) socket.send({ type: 'changed', topic })
}
