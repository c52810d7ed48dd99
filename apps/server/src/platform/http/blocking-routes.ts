// Attributes event-loop blocks (synchronous work that delays all other requests) to the route that caused them: its body, handler or response.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { attributeTo, markProgress, watchLoop } from '../loop.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** `GET /api/v1/companies/:id/`: the route's pattern, not the URL, which may contain personal data. */
export const requestRoute = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? 'unknown'}`

/** Adds the hooks; called before any other hook is added. The loop is watched until the application closes. */
export function attributeBlocking(app: FastifyInstance, { log, metrics }: { readonly log: Log; readonly metrics?: Metrics }): void {
  app.addHook('onRequest', (request, _reply, done) => attributeTo(requestRoute(request), done))
  // Reading the body loses the async context of onRequest: the stream calls the code after it. So the route is set again.
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
