// Scenarios of the fault drill: their type, and the procedure that most of them share: one server under load, faults, and a comparison of the
// results.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { type DiskPlacement, openScene, type Scene, startServer } from './scene.ts'
import type { Server } from './server.ts'
import { type Outcome, startWorkload, type Workload, type WorkloadOptions, waitUntilDone } from './workload.ts'

export interface Scenario {
  readonly name: string
  /** The fault in words, for the printed table. */
  readonly fault: string
  /** Why the scenario cannot run on this machine; null if it can. */
  missing?(): string | null
  /** `share`: part of the full numbers of purchases, messages and so on, above 0 up to 1. */
  run(share: number): Promise<Outcome>
}

export interface LoadedServer {
  readonly scene: Scene
  readonly server: Server
  readonly load: Workload
}

export interface ScenarioOptions {
  readonly name: string
  readonly share: number
  /** Places the database or the files on another file system. */
  readonly place?: (environment: Scene['environment']) => DiskPlacement
  readonly settings?: Readonly<Record<string, string>>
  readonly pay?: WorkloadOptions['pay']
  /** Node's arguments; by default they start the server without its pages. */
  readonly program?: readonly string[]
  /** Before the load begins. */
  readonly prepare?: (scene: Scene) => Promise<void>
}

/** Prints a line of the drill's report. */
export const printLine = (line: string) => process.stdout.write(`${line}\n`)
/** Epoch milliseconds. */
export const nowMs = () => systemClock.now().getTime()

/** Once the faults are over, the load must reach its volume within this time. */
const REST_SECONDS = 600
/** Requirement of every scenario: the server answers again by itself within this time. */
export const HEALED_MS = 60_000

/** Causes the faults under load, waits for the rest of the work, and compares. `cause` returns the outcome of the fault itself. */
export async function underLoad(around: ScenarioOptions, cause: (ground: LoadedServer) => Promise<Outcome>): Promise<Outcome> {
  const scene = await openScene(around.name, around.place)
  try {
    const server = await startServer(scene, around.settings, around.program)
    await around.prepare?.(scene)
    const wanted = { origin: server.origin, ownerUrl: scene.database.ownerUrl, share: around.share }
    const load = await startWorkload(around.pay ? { ...wanted, pay: around.pay } : wanted)
    const caused = await cause({ scene, server, load })
    const isDone = await waitUntilDone(load, REST_SECONDS)
    const stored = await load.compare()
    const rest = isDone ? '' : '; NOT all that was wanted was acknowledged'
    return { figure: `${stored.figure}; ${caused.figure}${rest}`, wrong: stored.wrong + caused.wrong + (isDone ? 0 : 1) }
  } finally {
    await scene.end()
  }
}

/** Faults after which a scenario ends even if the load has not reached its volume. */
const MAX_FAULTS = 100

/**
 * Repeats a fault, with a pause of `calmMs()` before each, until the load has reached its volume. `causeOnce` is given the number of the fault,
 * from 1, and returns how many milliseconds it took to recover.
 */
export async function repeatFault(load: Workload, calmMs: () => number, causeOnce: (time: number) => Promise<number>) {
  const healed: number[] = []
  do {
    await pause(calmMs())
    healed.push(await causeOnce(healed.length + 1))
  } while (!load.isDone() && healed.length < MAX_FAULTS)
  return { times: healed.length, longestMs: Math.max(...healed), medianMs: healed.toSorted((a, b) => a - b)[healed.length >> 1] ?? 0 }
}

/** Milliseconds as text, such as `1.5 s`. */
export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
