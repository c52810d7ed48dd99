// Fault scenarios of two server processes behind HAProxy with the configuration of ops/deploy, under load: they are killed in turn, or stopped in
// turn.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../../apps/server/test/free-port.ts'
import { isReachable, waitUntil } from '../programs.ts'
import { inSeconds, printLine, repeatFault, type Scenario } from './scenario.ts'
import { openScene, type Scene, startServer } from './scene.ts'
import { Server } from './server.ts'
import { type Outcome, startWorkload, type Workload, type WorkloadOptions, waitUntilDone } from './workload.ts'

const EXAMPLE = join(import.meta.dirname, '../../deploy/haproxy.cfg')
/** Long enough for the proxy, which checks each node every second, to notice that one has stopped or is back. */
const OUT_MS = 5_000
/** Time after the faults in which the load must end. */
const REST_SECONDS = 600

const hasProxy = (): boolean => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'haproxy')))
const missing = () => (hasProxy() ? null : 'haproxy is not installed')

/** Two server processes; `origin` is the proxy in front of them. */
interface Pair {
  readonly nodes: readonly [Server, Server]
  readonly origin: string
}

async function startPair(scene: Scene): Promise<Pair> {
  const front = await findFreePort()
  const shared = {
    LIMITS_IN: 'database',
    TRUST_PROXY: '127.0.0.1',
    SHUTDOWN_DELAY_MS: String(OUT_MS),
    PUBLIC_URL: `http://127.0.0.1:${front}`,
  }
  const first = await startServer(scene, shared)
  const second = await Server.prepare(scene.environment, { ...scene.settings, ...shared })
  await second.start()
  const config = readFileSync(EXAMPLE, 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${front}`)
    .replace('10.0.0.11:3000', `127.0.0.1:${first.port}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${second.port}`)
  const file = join(scene.environment.folder, 'proxy.cfg')
  writeFileSync(file, config)
  scene.environment.start('proxy', ['haproxy', '-db', '-f', file])
  const origin = `http://127.0.0.1:${front}`
  await waitUntil('the proxy answers', 30, () => isReachable(`${origin}/readyz`))
  return { nodes: [first, second], origin }
}

/** Causes the faults under load on two nodes, and compares. */
async function behindProxy(name: string, share: number, cause: (pair: Pair, load: Workload) => Promise<Outcome>): Promise<Outcome> {
  const scene = await openScene(name)
  try {
    const pair = await startPair(scene)
    const wanted: WorkloadOptions = { origin: pair.origin, ownerUrl: scene.database.ownerUrl, share }
    const load = await startWorkload(wanted)
    const caused = await cause(pair, load)
    const isDone = await waitUntilDone(load, REST_SECONDS)
    const stored = await load.compare()
    return { figure: `${stored.figure}; ${caused.figure}`, wrong: stored.wrong + caused.wrong + (isDone ? 0 : 1) }
  } finally {
    await scene.end()
  }
}

/**
 * kill -9 of one node after the other, each after some seconds of undisturbed load. Half of the full volumes, here and in the next scenario, takes
 * several faults; any share that does will do.
 */
export const killOneOfTwo: Scenario = {
  name: 'kill-one-of-two',
  fault: 'one of two processes behind HAProxy killed with kill -9, in turn',
  missing,
  run: (share) =>
    behindProxy('kill-one', share / 2, async ({ nodes }, load) => {
      const { times, longestMs } = await repeatFault(
        load,
        () => 3_000,
        async (time) => {
          const node = nodes[time % 2] as Server
          await node.kill()
          await pause(OUT_MS)
          return node.start()
        },
      )
      const { unanswered } = load
      return {
        figure: `${times} kills, the killed one ready again within ${inSeconds(longestMs)}; not acknowledged at once: ${unanswered.describe()}, slowest ${inSeconds(unanswered.slowestMs)}`,
        wrong: unanswered.count('500'),
      }
    }),
}

/** SIGTERM to one node after the other: no request may fail. */
export const stopUnderLoad: Scenario = {
  name: 'sigterm',
  fault: 'each of two processes behind HAProxy stopped by SIGTERM in turn and started again',
  missing,
  run: (share) =>
    behindProxy('sigterm', share / 2, async ({ nodes }, load) => {
      const codes: (number | null)[] = []
      const { times } = await repeatFault(
        load,
        () => 2_000,
        async (time) => {
          const node = nodes[time % 2] as Server
          codes.push(await node.stop())
          await node.start()
          await pause(OUT_MS) // until the proxy has it again
          printLine(`SIGTERM ${time}: ended with ${codes.at(-1)}; not acknowledged at once so far: ${load.unanswered.describe()}`)
          return 0
        },
      )
      const refused = load.unanswered.describe()
      const unclean = codes.filter((code) => code !== 0).length
      return {
        figure: `${times} stops, ${unclean} of them not with code 0; not acknowledged at once: ${refused}`,
        wrong: unclean + (refused === 'none' ? 0 : 1),
      }
    }),
}
