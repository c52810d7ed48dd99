// Collects the metrics of one server process for Prometheus (monitoring): requests, database connections, sockets, memory, event loop.
import type pg from 'pg'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LoopBlock } from '../loop.ts'

/** Upper bounds of a histogram's buckets, in seconds; the product's targets are 10 ms for a search and 50 ms for a page. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** The same for blocks of the event loop; blocks shorter than `LOOP_BLOCKED_MS` are not counted. */
const HELD_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10]

export interface AnsweredRequest {
  readonly method: string
  /** The route, never the URL: no personal data, and few values. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  /** Counts and times an answered request. */
  answered(request: AnsweredRequest): void
  /** Counts and times a block of the event loop. */
  recordLoopBlock(held: LoopBlock): void
  /** Adds a gauge that is read whenever Prometheus scrapes; `about` is its help text. */
  watch(name: string, about: string, read: () => number): void
  /** Adds a gauge of the whole installation; null omits it. Every process reads it, and a cluster reports the highest value. */
  installationGauge(name: string, about: string, read: () => Promise<number | null>): void
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>
}

/** Metrics of this process; in a cluster of processes it also sends them to the parent, which reports those of all. */
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
  listenForRequests()
  return {
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    recordLoopBlock: ({ seconds, route }) => holds.observe({ route }, seconds),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
    },
    installationGauge: (name, help, read) => {
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

/** Adds gauges of a database pool: its connections, and the requests waiting for one. */
export function watchPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.watch('database_connections', 'Open connections to the database', () => pool.totalCount)
  metrics.watch('database_connections_idle', 'Those of them that nobody uses', () => pool.idleCount)
  metrics.watch('database_requests_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
}

/** Sum over all processes of a cluster; for the parent process. */
export function metricsOfCluster(): Pick<Metrics, 'text'> {
  const all = listenForRequests()
  return { text: () => all.clusterMetrics() }
}

/** Creating this registry makes the library reply when another process of the cluster requests metrics. */
const listenForRequests = () => new AggregatorRegistry()
