// For the drill `patroni`: starts a PostgreSQL cluster of two nodes on this machine, from the files of ops/deploy/patroni adapted to it. Patroni
// decides which node is the primary, and stores that in etcd.
import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { embeddedHome } from '../../apps/server/src/platform/db/embedded-home.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { findFreePort } from '../../apps/server/test/free-port.ts'
import { type Addresses, startProxy } from './cluster.ts'
import { type DrillEnvironment, isReachable, kill, killTree, requirePrograms, type Started, waitUntil } from './programs.ts'
import { runQuery } from './run-query.ts'

const deploy = join(import.meta.dirname, '../deploy/patroni')
/** Where Debian's packages put each version of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql'

export interface Node {
  readonly name: string
  /** URL of Patroni's REST API. */
  readonly rest: string
  /** Starts the node's Patroni process, which starts PostgreSQL. */
  start(): void
  /** Kills PostgreSQL with kill -9. */
  killPostgres(): void
  killPatroni(): Promise<void>
}

export interface PatroniCluster extends Addresses {
  readonly nodes: readonly Node[]
  killEtcd(): Promise<void>
  startEtcd(): Promise<void>
  stop(): Promise<void>
}

interface ClusterSetup {
  readonly environment: DrillEnvironment
  /** Folder with the programs of PostgreSQL. */
  readonly programs: string
  /** Ports for clients and for other etcd nodes. */
  readonly etcd: readonly [number, number]
  readonly passwords: Readonly<Record<string, string>>
}

/** The parts of patroni.yml that are replaced. */
interface Settings {
  name: string
  restapi: object
  etcd3: object
  bootstrap: { dcs: { postgresql: { use_pg_rewind: boolean } }; post_init: string }
  postgresql: object
}

/** Throws if a program is missing, and names it. */
export function requirePatroni(): void {
  const path = [process.env.PATH ?? '', debianPrograms()].join(':')
  const [server, client] = [
    { program: 'pg_controldata', from: 'postgresql' },
    { program: 'psql', from: 'postgresql-client' },
  ]
  const others = ['patroni', 'haproxy'].map((program) => ({ program, from: program }))
  requirePrograms([...others, { program: 'etcd', from: 'etcd-server' }, server, client, { program: 'pg_isready', from: client.from }], path)
}

/** Starts etcd, two nodes and HAProxy; resolves once HAProxy leads to the primary. */
export async function startPatroni(environment: DrillEnvironment): Promise<PatroniCluster> {
  const secret = () => randomIds.secret(16)
  const passwords = {
    SUPERUSER_PASSWORD: secret(),
    PATRONI_REPLICATION_PASSWORD: secret(),
    OWNER_PASSWORD: secret(),
    APP_PASSWORD: secret(),
  }
  const cluster: ClusterSetup = {
    environment,
    programs: gatherPrograms(environment),
    etcd: [await findFreePort(), await findFreePort()],
    passwords,
  }
  copyFileSync(join(deploy, 'roles.sh'), join(environment.folder, 'roles.sh'))
  const etcd = { running: startEtcd(cluster) }
  const isUp = () => isReachable(`http://127.0.0.1:${cluster.etcd[0]}/health`)
  await waitUntil('etcd answers', 60, isUp)
  const nodes = [await startNode(cluster, 1), await startNode(cluster, 2)]
  for (const { node } of nodes) node.start()
  const front = await findFreePort()
  startProxy(
    environment,
    front,
    nodes.map(({ port, node }) => `${port} check port ${new URL(node.rest).port}`),
  )
  const url = (role: string, password: string, port: number) => `postgres://${role}:${password}@127.0.0.1:${port}/sverka`
  const ownerUrl = url('sverka_owner', passwords.OWNER_PASSWORD, front)
  await waitUntil('the proxy leads to a leader', 120, async () => (await runQuery(ownerUrl, 'select 1')).length === 1)
  return {
    url: url('sverka_app', passwords.APP_PASSWORD, front),
    ownerUrl,
    nodeUrls: nodes.map(({ port }) => url('sverka_app', passwords.APP_PASSWORD, port)),
    nodes: nodes.map(({ node }) => node),
    killEtcd: () => kill(etcd.running),
    startEtcd: async () => {
      etcd.running = startEtcd(cluster)
      await waitUntil('etcd answers again', 60, isUp)
    },
    stop: async () => {
      for (const { node } of nodes) {
        await node.killPatroni()
        node.killPostgres()
      }
    },
  }
}

/** Makes a folder with the embedded PostgreSQL's programs, and those that it lacks from Debian's packages, whose version does not matter. */
function gatherPrograms(environment: DrillEnvironment): string {
  const folder = environment.makeFolder('programs', 0o755)
  const { programs } = embeddedHome(environment.folder)
  for (const name of ['postgres', 'initdb', 'pg_ctl']) symlinkSync(join(programs, 'bin', name), join(folder, name))
  for (const name of ['pg_isready', 'pg_controldata']) symlinkSync(join(debianPrograms(), name), join(folder, name))
  return folder
}

/** Folder with the programs of the newest version that Debian's packages installed. */
function debianPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : []
  return join(DEBIAN, versions.at(-1) ?? '', 'bin')
}

function startEtcd({ environment, etcd: [client, peer] }: ClusterSetup): Started {
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  const own = ['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl, '--listen-peer-urls', peerUrl]
  const words = [...own, '--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `default=${peerUrl}`]
  return environment.start('etcd', ['etcd', '--data-dir', join(environment.folder, 'etcd'), ...words])
}

async function startNode(cluster: ClusterSetup, number: number): Promise<{ node: Node; port: number }> {
  const { environment, passwords } = cluster
  const [name, port, rest] = [`node${number}`, await findFreePort(), await findFreePort()]
  const data = join(environment.makeFolder(name), 'data')
  const file = join(environment.folder, `${name}.yml`)
  writeFileSync(file, buildSettings(cluster, { name, port, rest, data }), { mode: 0o644 })
  const started: { patroni?: Started } = {}
  const node: Node = {
    name,
    rest: `http://127.0.0.1:${rest}`,
    start: () => {
      started.patroni = environment.start(`patroni-${name}`, ['patroni', file], {
        ...passwords,
        PATRONI_SUPERUSER_PASSWORD: passwords.SUPERUSER_PASSWORD ?? '',
      })
    },
    killPostgres: () => {
      const pidFile = join(data, 'postmaster.pid')
      const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
      if (isPostgres(pid, data)) killTree(pid)
    },
    killPatroni: async () => {
      if (started.patroni) await kill(started.patroni)
    },
  }
  return { node, port }
}

/** Whether the process is PostgreSQL with this data folder: the process id in its lock file may have been reused by another program. */
function isPostgres(pid: number, data: string): boolean {
  const file = `/proc/${pid}/cmdline`
  return pid > 0 && existsSync(file) && readFileSync(file, 'utf8').includes(data)
}

/** ops/deploy/patroni/patroni.yml with this machine's addresses, folders and programs. */
function buildSettings(
  { environment, programs, etcd }: ClusterSetup,
  { name, port, rest, data }: { name: string; port: number; rest: number; data: string },
): string {
  const settings = parse(readFileSync(join(deploy, 'patroni.yml'), 'utf8')) as Settings
  const [postgresAddress, restAddress] = [`127.0.0.1:${port}`, `127.0.0.1:${rest}`]
  settings.name = name
  settings.restapi = { listen: restAddress, connect_address: restAddress }
  settings.etcd3 = { hosts: [`127.0.0.1:${etcd[0]}`] }
  settings.bootstrap.post_init = join(environment.folder, 'roles.sh')
  // pg_rewind and pg_basebackup are not in the package of the embedded PostgreSQL.
  settings.bootstrap.dcs.postgresql.use_pg_rewind = false
  const copy = { command: `${process.execPath} ${join(import.meta.dirname, 'copy-node.ts')}` }
  const local = {
    listen: postgresAddress,
    connect_address: postgresAddress,
    data_dir: data,
    bin_dir: programs,
    pgpass: join(environment.folder, `${name}.pgpass`),
  }
  const parameters = { unix_socket_directories: '', shared_buffers: '128MB' }
  settings.postgresql = { ...settings.postgresql, ...local, parameters, create_replica_methods: ['copy'], copy }
  return stringify(settings)
}
