// Fault scenarios of PostgreSQL under load: its main process (postmaster) is killed with kill -9, it is shut down as operators do, and the
// connection on which the server receives notifications (LISTEN) is cut.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../programs.ts'
import { runQuery } from '../run-query.ts'
import { HEALED_MS, inSeconds, type LoadedServer, nowMs, printLine, repeatFault, type Scenario, underLoad } from './scenario.ts'
import type { Outcome } from './workload.ts'

/** Longest time between two faults. */
const MAX_PAUSE_MS = 8_000
/** A request during the outage must be refused within this time: the server's longest wait for a connection (`databaseLimits`). */
const REFUSED_MS = 2_000
/** Added for a busy machine: the wait for a connection alone takes all of `REFUSED_MS`. */
const BUSY_MS = 1_000

/** Process id of PostgreSQL's main process. */
const readPostmaster = ({ scene }: LoadedServer): number =>
  Number(readFileSync(join(scene.database.folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Sends the signal to PostgreSQL, which its supervisor restarts on the same port. Returns the milliseconds until the server is ready again. */
async function signalUntilHealed(ground: LoadedServer, signal: 'SIGKILL' | 'SIGINT', time: number): Promise<number> {
  const before = readPostmaster(ground)
  process.kill(before, signal)
  const started = nowMs()
  await waitUntil('another postmaster runs', 120, async () => readPostmaster(ground) !== before)
  await waitUntil('the server is ready', 120, () => ground.server.isReady())
  const recoveryMs = nowMs() - started
  printLine(`${signal} ${time}: ready again after ${recoveryMs} ms`)
  return recoveryMs
}

/** Repeats the signal until the load is done. The server process goes on running and must refuse quickly meanwhile. */
async function repeatSignal(ground: LoadedServer, signal: 'SIGKILL' | 'SIGINT'): Promise<Outcome> {
  const pauseMs = () => randomInt(1_000, MAX_PAUSE_MS)
  const { times, longestMs, medianMs } = await repeatFault(ground.load, pauseMs, (time) => signalUntilHealed(ground, signal, time))
  const { unanswered } = ground.load
  return {
    figure:
      `${times} times, ready again within ${inSeconds(longestMs)}, half of them within ${inSeconds(medianMs)}, ` +
      `slowest refusal ${inSeconds(unanswered.slowestMs)} (${unanswered.describe()})`,
    wrong: (longestMs > HEALED_MS ? 1 : 0) + (unanswered.slowestMs > REFUSED_MS + BUSY_MS ? 1 : 0) + unanswered.count('500'),
  }
}

/** kill -9 of PostgreSQL. */
export const killPostgres: Scenario = {
  name: 'kill-postgres',
  fault: "PostgreSQL's postmaster killed with kill -9 at random moments",
  run: (share) => underLoad({ name: 'kill-postgres', share }, (ground) => repeatSignal(ground, 'SIGKILL')),
}

/** Fast shutdown of PostgreSQL (SIGINT). */
export const restartPostgres: Scenario = {
  name: 'restart-postgres',
  fault: 'PostgreSQL restarted as an operator does (fast shutdown)',
  run: (share) => underLoad({ name: 'restart-postgres', share: share / 5 }, (ground) => repeatSignal(ground, 'SIGINT')),
}

/** The connection that receives notifications is closed, and by turns all connections of the server. */
export const cutListening: Scenario = {
  name: 'cut-listening',
  fault: 'the connection that listens for events cut, and every other connection with it',
  run: (share) =>
    underLoad({ name: 'cut-listening', share: share / 5 }, async ({ scene, load }) => {
      const cut = (which: string) =>
        runQuery(scene.database.adminUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${which}`)
      const listening = "application_name = 'sverka listening'"
      const { times, longestMs } = await repeatFault(
        load,
        () => randomInt(500, 3_000),
        async (time) => {
          // By turns all connections of the server and only the one that listens.
          await cut(time % 2 === 0 ? "usename = 'sverka_app'" : listening)
          const started = nowMs()
          await waitUntil(
            'it listens again',
            60,
            async () => (await runQuery(scene.database.adminUrl, `select 1 from pg_stat_activity where ${listening}`)).length > 0,
          )
          await pause(200)
          return nowMs() - started
        },
      )
      const wrong = (longestMs > HEALED_MS ? 1 : 0) + load.unanswered.count('500')
      return {
        figure: `${times} cuts, it listens again within ${inSeconds(longestMs)}; not acknowledged at once: ${load.unanswered.describe()}`,
        wrong,
      }
    }),
}
