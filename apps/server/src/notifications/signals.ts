// Tells a member's open pages what has changed for them, by whichever process: `/ws/signals/`. What it is, the page asks for itself.
import type { FastifyInstance } from 'fastify'
import { oncePer } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { MemberSocket } from '../platform/sockets/member-socket.ts'

/** Payload: `USER TOPIC`. Sent by statements that change what a member sees at the edge of every page. */
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
      // From here on nothing is missed; what was before, the page asks for now.
      tellAll(socket)
      return {
        // Nothing is said here.
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
      // What changed while the connection was lost was not told.
      onReconnected: () => {
        for (const own of members.values()) for (const socket of own) tellAll(socket)
      },
    })
  })
}

function tellAll(socket: MemberSocket): void {
  for (const topic of TOPICS) socket.send({ type: 'changed', topic })
}
