// `npm run drill -- patroni`: kills and restarts each part of a PostgreSQL cluster under Patroni (the manager that promotes a standby if the
// primary fails), while clients write through two application nodes. Writing must go on within 30 seconds, and no acknowledged write may be lost.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { egrulFile, legalEntity } from '../../apps/server/test/register-files.ts'
import { compareStored, describeFailures, type Load, startLoad } from './load.ts'
import { signIn } from './members.ts'
import { type Node, type PatroniCluster, requirePatroni, startPatroni } from './patroni-cluster.ts'
import { DrillEnvironment, describeMachine, isReachable, waitUntil } from './programs.ts'
import { PATHS, type Site, startSite } from './site.ts'

/** Writes acknowledged after the fault that show that writing goes on: more than those of the four writers that were on their way. */
const WRITES_AFTER = 20
/** Time of undisturbed writing before and after each fault. */
const UNDISTURBED_MS = 6_000
/**
 * Time without etcd, the store of the cluster's state: longer than the primary's lease (`ttl` in patroni.yml). After it only Patroni's
 * `failsafe_mode` keeps the primary writable.
 */
const WITHOUT_ETCD_MS = 30_000
/** The longest pause between writes that is allowed. */
const MAX_OUTAGE_MS = 30_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

interface Drill {
  readonly environment: DrillEnvironment
  readonly cluster: PatroniCluster
  readonly site: Site
  readonly load: Load
}

async function findLeader({ nodes }: PatroniCluster): Promise<Node> {
  for (const node of nodes) if (await isReachable(`${node.rest}/leader`).catch(() => false)) return node
  throw new Error('no node leads')
}

const findStandby = async (cluster: PatroniCluster): Promise<Node> => {
  const leader = await findLeader(cluster)
  return cluster.nodes.find((node) => node !== leader) as Node
}

/** Waits for a primary and its synchronous standby. */
async function isWhole(cluster: PatroniCluster): Promise<boolean> {
  const standby = await findStandby(cluster)
  return isReachable(`${standby.rest}/sync`)
}

/** Causes one fault under writes; returns whether writing continued in time. */
async function causeFault({ cluster, load }: Drill, what: string, cause: () => Promise<unknown>): Promise<boolean> {
  await waitUntil(`before «${what}» both nodes are in step`, 120, () => isWhole(cluster))
  await pause(UNDISTURBED_MS)
  load.mark()
  await cause()
  const count = load.written.length
  await waitUntil(`after «${what}» writes go on`, 120, async () => load.written.length > count + WRITES_AFTER)
  await pause(UNDISTURBED_MS)
  const gap = load.longestGap()
  say(`${what}: longest gap between writes ${gap} ms, ${describeFailures(load)}`)
  return gap <= MAX_OUTAGE_MS
}

/** Restarts Patroni and reports how long it took to become a standby. */
async function restartNode({ cluster }: Drill, node: Node): Promise<void> {
  const started = now()
  node.start()
  await waitUntil(`${node.name} is a standby again`, 120, async () => (await findStandby(cluster)) === node && (await isWhole(cluster)))
  say(`  ${node.name} was back, in step, after ${now() - started} ms`)
}

/**
 * Causes one fault after another; returns whether writing continued in time after each. Every fault is followed by a repair, because the next one
 * needs both nodes.
 */
async function causeFaults(drill: Drill): Promise<boolean> {
  const { cluster } = drill
  const passed: boolean[] = []
  passed.push(await causeFault(drill, 'PostgreSQL of the leader killed', async () => (await findLeader(cluster)).killPostgres()))
  await waitUntil('both nodes are in step', 120, () => isWhole(cluster))
  const leader = await findLeader(cluster)
  passed.push(await causeFault(drill, 'Patroni and PostgreSQL of the leader killed', () => killNode(leader)))
  await restartNode(drill, leader)
  const unmanaged = await findLeader(cluster)
  const killOnlyPatroni = async () => {
    await unmanaged.killPatroni()
    await waitUntil('the other node leads', 120, async () => (await findLeader(cluster)) !== unmanaged)
  }
  passed.push(await causeFault(drill, 'Patroni of the leader killed, its PostgreSQL goes on without it', killOnlyPatroni))
  await restartNode(drill, unmanaged)
  const standby = await findStandby(cluster)
  passed.push(await causeFault(drill, 'Patroni and PostgreSQL of the standby killed', () => killNode(standby)))
  await restartNode(drill, standby)
  const stopEtcd = async () => {
    await cluster.killEtcd()
    await pause(WITHOUT_ETCD_MS)
    await cluster.startEtcd()
  }
  passed.push(await causeFault(drill, `etcd away for ${WITHOUT_ETCD_MS / 1000} s`, stopEtcd))
  return !passed.includes(false)
}

async function killNode(node: Node): Promise<void> {
  await node.killPatroni()
  node.killPostgres()
}

/** Checks that a company imported afterwards is found on every node: both receive the new primary's notifications, and no cache hides the company. */
async function checkNewCompany({ environment, cluster, site }: Drill): Promise<void> {
  const company = legalEntity({ asOf: '2026-11-20', name: 'УЦЕЛЕВШИЙ БАКЕН' })
  const countNodes = async () => {
    const answered = site.origins.map((origin) => fetch(`${origin}/api/v1/company-search/?query=${encodeURIComponent('уцелевший бакен')}`))
    const texts = await Promise.all((await Promise.all(answered)).map((answer) => answer.text()))
    return texts.filter((text) => text.includes(company.ogrn)).length
  }
  if ((await countNodes()) !== 0) throw new Error('the company is found before its import')
  const file = join(environment.folder, 'new.xml')
  writeFileSync(file, egrulFile([company]), { mode: 0o644 })
  const program = join(import.meta.dirname, '../../apps/server/programs/import-registers.ts')
  environment.start('import', [process.execPath, program, file], { DATABASE_URL: cluster.url, DATABASE_OWNER_URL: cluster.ownerUrl })
  const started = now()
  await waitUntil('both nodes find the new company', 120, async () => (await countNodes()) === site.origins.length)
  say(`a company that was searched for in vain and then imported was found by both nodes, ${now() - started} ms after the import began`)
}

async function run(environment: DrillEnvironment, cluster: PatroniCluster): Promise<number> {
  const site = await startSite(environment, cluster)
  const { token } = await signIn(site.origin, 'seller')
  const load = startLoad({ origin: site.origin, token, writers: 4, readers: 4, paths: PATHS })
  const drill = { environment, cluster, site, load }
  const isInTime = await causeFaults(drill)
  await checkNewCompany(drill)
  await load.stop()
  const wrong = await compareStored(cluster.ownerUrl, load, say)
  return isInTime && wrong === 0 ? 0 : 1
}

/** Returns the exit code: 1 if writing stopped for too long, or an acknowledged write is lost or stored twice. */
export async function patroni(): Promise<number> {
  requirePatroni()
  const environment = new DrillEnvironment('patroni')
  const opened: PatroniCluster[] = []
  try {
    say(describeMachine())
    const cluster = await startPatroni(environment)
    opened.push(cluster)
    return await run(environment, cluster)
  } finally {
    for (const cluster of opened) await cluster.stop()
    await environment.end()
  }
}
