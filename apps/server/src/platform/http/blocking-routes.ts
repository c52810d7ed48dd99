// Attributes event-loop blocks to routes, from the body through the handler to the answer.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { attributeTo, markProgress, watchLoop } from '../loop.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The route's pattern, not the URL, which contains names and numbers of people. */
export const requestRoute = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? 'unknown'}`

/** Registered before any other hook; active until the application closes. */
export function attributeBlocking(app: FastifyInstance, { log, metrics }: { readonly log: Log; readonly metrics?: Metrics }): void {
  app.addHook('onRequest', (request, _reply, done) => attributeTo(requestRoute(request), done))
  // Code after the body is called by the body's stream, outside the route's async context.
  app.addHook('preHandler', (request, _reply, done) => attributeTo(requestRoute(request), done))
  app.addHook('onSend', (_request, _reply, payload, done) => {
    markProgress()
    done(null, payload)
  })
  let stop: () => void = () => undefined
  app.addHook('onReady', async () => {
    stop = watchLoop({ log, count: metrics?.recordLoopBlock })
  })
  app.addHook('onClose', async () => stop())
}
