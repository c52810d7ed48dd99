// Tells a member's open pages which topic has changed, in whichever process: `/ws/signals/`. The page then loads the data itself.
import type { FastifyInstance } from 'fastify'
import { oncePer } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { MemberSocket } from '../platform/sockets/member-socket.ts'

/** Payload: `USER TOPIC`. Sent by statements that change what a member sees in the page's header and menus. */
const CHANNEL = 'member_signals'
const TOPICS = ['chat', 'notices'] as const

const getSignals = oncePer(() => new Map<number, Set<MemberSocket>>())

export function installSignals(services: Services, server: FastifyInstance): void {
  const members = getSignals(services)
  services.sockets.route(server, {
    path: '/ws/signals/',
    flag: null,
    open: async (socket) => {
      const { userId } = socket.session
      const own = members.get(userId) ?? new Set()
      members.set(userId, own.add(socket))
      // From here on no change is missed; for earlier ones the page reloads now.
      tellAll(socket)
      return {
        // Messages from pages are ignored.
        received: async () => undefined,
        closed: () => {
          own.delete(socket)
          if (own.size === 0 && members.get(userId) === own) members.delete(userId)
        },
      }
    },
  })
  server.addHook('onReady', async () => {
    await services.listening?.subscribe(CHANNEL, {
      onNotify: (payload) => {
        const [userId, topic] = payload.split(' ')
        for (const socket of members.get(Number(userId)) ?? []) socket.send({ type: 'changed', topic })
      },
      // Changes during the lost connection were not announced.
      onReconnected: () => {
        for (const own of members.values()) for (const socket of own) tellAll(socket)
      },
    })
  })
}

function tellAll(socket: MemberSocket): void {
  for (const topic of TOPICS) socket.send({ type: 'changed', topic })
}
