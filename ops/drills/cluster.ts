// PostgreSQL of two nodes on this machine, the second a synchronous standby, behind the HAProxy of ops/deploy/patroni. The drill stands in for Patroni:
// it tells HAProxy who leads, and promotes the standby when the leader has not answered three times.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { findFreePort } from '../../apps/server/test/free-port.ts'
import { type Standby, startRestored, startStandby } from '../../apps/server/test/standby.ts'
import { type DrillEnvironment, waitUntil } from './programs.ts'
import { runQuery } from './run-query.ts'

const EXAMPLE = join(import.meta.dirname, '../deploy/patroni/haproxy.cfg')
const POLL_MS = 1_000
/** Polls in a row without an answer, after which the standby is promoted. */
const MISSED_POLLS = 3

export interface Addresses {
  /** URL through HAProxy, which leads to the primary. */
  readonly url: string
  readonly ownerUrl: string
  /** URLs of the nodes themselves. */
  readonly nodeUrls: readonly string[]
  /** Further settings of the application. */
  readonly more?: Readonly<Record<string, string>>
}

export interface Cluster extends Addresses {
  killLeader(): Promise<void>
  stop(): Promise<void>
}

/** Starts both nodes and HAProxy; resolves once the standby follows and HAProxy leads to the primary. */
export async function startCluster(environment: DrillEnvironment): Promise<Cluster> {
  const made = await startEmbedded(join(environment.folder, 'made'), () => randomIds.secret(16))
  const first = await startRestored(made, join(environment.folder, 'node1'))
  await made.stop()
  const leader = { ...made, ...first, ownerUrl: withHost(made.ownerUrl, first.url), folder: join(environment.folder, 'node1/postgres') }
  const second = await startStandby(leader, join(environment.folder, 'node2'))
  const admin = withHost(made.adminUrl, first.url)
  await runQuery(admin, "alter system set synchronous_standby_names = '*'")
  await runQuery(admin, 'select pg_reload_conf()')
  const isSync = async () => (await runQuery(admin, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1
  await waitUntil('the standby follows', 60, isSync)
  const nodes = [first, second]
  const checks = await Promise.all(nodes.map(startHealthCheck))
  const front = await findFreePort()
  const servers = checks.map((check, n) => `${new URL(nodes[n]?.url ?? '').port} check port ${readPort(check)}`)
  startProxy(environment, front, servers)
  const watching = setInterval(promoter(first, second), POLL_MS)
  const url = withHost(made.url, `http://127.0.0.1:${front}`)
  await waitUntil('the proxy leads to the leader', 60, async () => (await runQuery(url, 'select 1')).length === 1)
  return {
    url,
    ownerUrl: withHost(made.ownerUrl, url),
    nodeUrls: [first.url, second.url],
    killLeader: () => first.kill(),
    stop: async () => {
      clearInterval(watching)
      for (const check of checks) check.close()
      for (const node of [second, first]) await node.kill()
    },
  }
}

/** The deployed haproxy.cfg with this machine's addresses: `nodes` are the ports of servers and health checks. */
export function startProxy(environment: DrillEnvironment, front: number, nodes: readonly string[]): void {
  const example = readFileSync(EXAMPLE, 'utf8').replace(/^ +server .*\n?/gm, '')
  const servers = nodes.map((node, n) => `    server node${n + 1} 127.0.0.1:${node}`)
  const file = join(environment.folder, 'database.cfg')
  writeFileSync(file, `${example.replace('127.0.0.1:5000', `127.0.0.1:${front}`).trimEnd()}\n${servers.join('\n')}\n`)
  environment.start('database-proxy', ['haproxy', '-db', '-f', file])
}

/** An HTTP server that tells HAProxy whether the node is the primary: 200 if it is, else 503. */
async function startHealthCheck(node: Standby): Promise<Server> {
  const server = createServer((_request, reply) => {
    runQuery(node.adminUrl, 'select 1 where not pg_is_in_recovery()').then(
      (rows) => reply.writeHead(rows.length === 1 ? 200 : 503).end(),
      () => reply.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const readPort = (server: Server): number => (server.address() as AddressInfo).port

/** Returns the function that polls the leader; after `MISSED_POLLS` failures it promotes the standby. */
function promoter(leader: Standby, standby: Standby): () => void {
  let missed = 0
  return () => {
    runQuery(leader.adminUrl, 'select 1').then(
      () => {
        missed = 0
      },
      () => {
        missed += 1
        if (missed === MISSED_POLLS) void runQuery(standby.adminUrl, 'select pg_promote()')
      },
    )
  }
}

/** The database's URL with another host and port. */
export function withHost(url: string, where: string): string {
  const changed = new URL(url)
  changed.host = new URL(where).host
  return changed.href
}
