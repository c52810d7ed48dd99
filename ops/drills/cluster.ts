// For the drill `failover`: PostgreSQL of two nodes on this machine, the second a synchronous standby, behind HAProxy with the configuration of
// ops/deploy/patroni. The drill does the work of Patroni, the manager of such a cluster: it tells HAProxy which node is the primary, and promotes the
// standby when the primary has not answered three times.
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
/** Polls in a row without an answer, after which the standby is promoted. Any small number will do: it is part of the measured outage. */
const MISSED_POLLS = 3

/** Where the application finds its database. */
export interface Addresses {
  /** URL through HAProxy, which leads to the primary. */
  readonly url: string
  /** The same for the role that owns the tables. */
  readonly ownerUrl: string
  /** URLs of the nodes themselves. */
  readonly nodeUrls: readonly string[]
  /** Further settings of the application. */
  readonly more?: Readonly<Record<string, string>>
}

export interface Cluster extends Addresses {
  /** Kills the primary. */
  killLeader(): Promise<void>
  stop(): Promise<void>
}

/** Starts both nodes and HAProxy; resolves once the standby follows and HAProxy leads to the primary. */
export async function startCluster(environment: DrillEnvironment): Promise<Cluster> {
  // Both nodes start from copies of this database.
  const original = await startEmbedded(join(environment.folder, 'made'), () => randomIds.secret(16))
  const first = await startRestored(original, join(environment.folder, 'node1'))
  await original.stop()
  const leader = {
    ...original,
    ...first,
    ownerUrl: withHost(original.ownerUrl, first.url),
    folder: join(environment.folder, 'node1/postgres'),
  }
  const second = await startStandby(leader, join(environment.folder, 'node2'))
  const admin = withHost(original.adminUrl, first.url)
  await runQuery(admin, "alter system set synchronous_standby_names = '*'")
  await runQuery(admin, 'select pg_reload_conf()')
  const isSync = async () => (await runQuery(admin, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1
  await waitUntil('the standby follows', 60, isSync)
  const nodes = [first, second]
  const checks = await Promise.all(nodes.map(startHealthCheck))
  const front = await findFreePort()
  const servers = checks.map((check, n) => `${new URL(nodes[n]?.url ?? '').port} check port ${readPort(check)}`)
  startProxy(environment, front, servers)
  const watching = setInterval(createPromoter(first, second), POLL_MS)
  const url = withHost(original.url, `http://127.0.0.1:${front}`)
  await waitUntil('the proxy leads to the leader', 60, async () => (await runQuery(url, 'select 1')).length === 1)
  return {
    url,
    ownerUrl: withHost(original.ownerUrl, url),
    nodeUrls: [first.url, second.url],
    killLeader: () => first.kill(),
    stop: async () => {
      clearInterval(watching)
      for (const check of checks) check.close()
      for (const node of [second, first]) await node.kill()
    },
  }
}

/** Starts HAProxy at port `front` with the haproxy.cfg of ops/deploy/patroni; `nodes` replace its servers: `PORT check port HEALTH_CHECK_PORT`. */
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
function createPromoter(leader: Standby, standby: Standby): () => void {
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

/** The database's URL with the host and port of another URL. */
export function withHost(url: string, hostUrl: string): string {
  const changed = new URL(url)
  changed.host = new URL(hostUrl).host
  return changed.href
}
