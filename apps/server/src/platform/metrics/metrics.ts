// What a process counts about itself for Prometheus: requests, connections to the database, sockets, memory, the event loop.
import type pg from 'pg'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Held } from '../loop.ts'

/** Seconds; the promises are 10 ms of a search and 50 ms of a page. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** From what is logged on. */
const HELD_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10]

export interface Answered {
  readonly method: string
  /** The route, never the address: no personal data, and few of them. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  answered(request: Answered): void
  held(held: Held): void
  /** A figure that is read when it is asked for. */
  watch(name: string, about: string, read: () => number): void
  /** One of the whole installation; null leaves it out of the answer. Of several processes that know it the highest counts. */
  figure(name: string, about: string, read: () => Promise<number | null>): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

/** Figures of this process; in one of several they are also handed to the process that answers for all. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const holds = new Histogram({
    name: 'event_loop_held_seconds',
    help: 'Times in which nothing else ran, by the route or job that held the event loop',
    labelNames: ['route'],
    buckets: HELD_BUCKETS,
    registers: [registry],
  })
  AggregatorRegistry.setRegistries([registry])
  listenForAsking()
  return {
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    held: ({ seconds, route }) => holds.observe({ route }, seconds),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
    },
    figure: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        aggregator: 'max',
        collect: async () => {
          const value = await read()
          if (value === null) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    text: () => registry.metrics(),
  }
}

/** Connections of a pool, and how many requests wait for one. */
export function watchPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.watch('database_connections', 'Open connections to the database', () => pool.totalCount)
  metrics.watch('database_connections_idle', 'Those of them that nobody uses', () => pool.idleCount)
  metrics.watch('database_requests_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
}

/** Of all processes of a cluster, each figure as their sum; for the process that started them. */
export function metricsOfCluster(): Pick<Metrics, 'text'> {
  const all = listenForAsking()
  return { text: () => all.clusterMetrics() }
}

/** The library answers and asks between processes once such a registry exists. */
const listenForAsking = () => new AggregatorRegistry()
