// Tells the watch of the event loop which route works: from its body on, through its handler, to its answer.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { attributeTo, passBy, watchLoop } from '../loop.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The route's pattern, never the address: that holds people's names and numbers. */
export const requestRoute = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? 'unknown'}`

/** Before any other hook. The watch lasts until the application is closed. */
export function installHeldRoutes(app: FastifyInstance, { log, metrics }: { readonly log: Log; readonly metrics?: Metrics }): void {
  app.addHook('onRequest', (request, _reply, done) => attributeTo(requestRoute(request), done))
  // What comes after a body is called by its stream, which knows of no route.
  app.addHook('preHandler', (request, _reply, done) => attributeTo(requestRoute(request), done))
  app.addHook('onSend', (_request, _reply, payload, done) => {
    passBy()
    done(null, payload)
  })
  let stop: () => void = () => undefined
  app.addHook('onReady', async () => {
    stop = watchLoop({ log, count: metrics?.held })
  })
  app.addHook('onClose', async () => stop())
}
