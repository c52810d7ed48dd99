// `npm run drill -- failover`: kills the primary of the database, which has a synchronous standby, then one of two application nodes behind HAProxy,
// while clients write. No acknowledged write may be lost.
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'
import { compareStored, describeFailures, type Load, startLoad } from './load.ts'
import { signIn } from './members.ts'
import { DrillEnvironment, describeMachine, kill, requirePrograms, type Started, waitUntil } from './programs.ts'
import { PATHS, type Site, startSite } from './site.ts'

/** Writes acknowledged after the fault that show that writing goes on: more than those of the four writers that were on their way. */
const WRITES_AFTER = 20
/** Time of undisturbed writing before and after each fault. */
const UNDISTURBED_MS = 6_000

const say = (line: string) => process.stdout.write(`${line}\n`)

async function killLeader(cluster: Cluster, load: Load): Promise<void> {
  await pause(UNDISTURBED_MS)
  say(`before: ${load.written.length} writes acknowledged, longest gap ${load.longestGap()} ms, ${describeFailures(load)}`)
  load.mark()
  const count = load.written.length
  await cluster.killLeader()
  await waitUntil('writes go on', 120, async () => load.written.length > count + WRITES_AFTER)
  await pause(UNDISTURBED_MS)
  say(`the leader of the database killed: longest gap between writes ${load.longestGap()} ms, ${describeFailures(load)}`)
}

async function killNode(site: Site, load: Load): Promise<void> {
  load.mark()
  await kill(site.nodes[1] as Started)
  await pause(UNDISTURBED_MS)
  say(`one of two nodes of the application killed: longest gap between writes ${load.longestGap()} ms, ${describeFailures(load)}`)
}

/** Returns the exit code: 1 if an acknowledged write is lost or stored twice. */
export async function failover(): Promise<number> {
  requirePrograms([{ program: 'haproxy', from: 'haproxy' }])
  const environment = new DrillEnvironment('failover')
  const opened: Cluster[] = []
  try {
    say(describeMachine())
    const cluster = await startCluster(environment)
    opened.push(cluster)
    const site = await startSite(environment, cluster)
    const { token } = await signIn(site.origin, 'seller')
    const load = startLoad({ origin: site.origin, token, writers: 4, readers: 4, paths: PATHS })
    await killLeader(cluster, load)
    await killNode(site, load)
    await load.stop()
    return (await compareStored(cluster.ownerUrl, load, say)) === 0 ? 0 : 1
  } finally {
    for (const cluster of opened) await cluster.stop()
    await environment.end()
  }
}
