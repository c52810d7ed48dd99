// HTTP listener from which Prometheus (monitoring) reads metrics: at an address of its own, which the site's public proxy does not reach.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

interface Serving {
  /** Address to listen on: `http://127.0.0.1:9464`; port 0 takes a free one. */
  readonly url: string
  readonly log: Log
}

export interface ServedMetrics {
  /** URL of the metrics. */
  readonly address: string
  close(): Promise<void>
}

/** Answers `GET /metrics` and nothing else. Throws ConfigError if the port is taken. */
export async function serveMetrics({ text }: Pick<Metrics, 'text'>, { url, log }: Serving): Promise<ServedMetrics> {
  const { hostname, port } = new URL(url)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const metrics = await text()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }).end(metrics)
    } catch (error) {
      log.warn({ err: error }, 'the metrics could not be read')
      response.writeHead(503).end()
    }
  })
  server.listen({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new ConfigError(`METRICS_URL: port ${port} is taken by another program. Choose another one`)
    throw error
  })
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
