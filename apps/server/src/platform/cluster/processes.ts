// Keeps several server processes running on one port: by default one per core. A process that dies is restarted; SIGHUP replaces all, one by one.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** The pause before a restart doubles each time. A process that has run longer than this starts again with the first pause. */
const SETTLED_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000

/** One of the processes to keep running: its current worker (null while none runs), and the pause before its next restart. */
interface Slot {
  readonly number: number
  worker: Worker | null
  pauseMs: number
}

/** Number and environment of the processes. */
interface ProcessSettings {
  /** Number of processes; 0 for one per core. */
  readonly count: number
  /** Environment variables of each process, added to those of this one. */
  readonly settings: Readonly<Record<string, string>>
  /** Environment variables of all processes but the first, added to `settings`. */
  readonly otherSettings: Readonly<Record<string, string>>
}

/** The processes of one installation, run by this parent process. */
export class Processes {
  readonly #slots: readonly Slot[]
  readonly #settings: ProcessSettings
  readonly #clock: Clock
  readonly #log: Log
  #stopping = false
  #renewing = Promise.resolve()

  constructor(wanted: ProcessSettings, clock: Clock, log: Log) {
    this.#settings = wanted
    this.#clock = clock
    this.#log = log
    const count = wanted.count || availableParallelism()
    this.#slots = Array.from({ length: count }, (_, number) => ({ number, worker: null, pauseMs: FIRST_PAUSE_MS }))
  }

  /** The first one migrates and fills the database; the others start when it listens. False if it failed. */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#slots
    if (!first || !(await this.#startIn(first))) return false
    await Promise.all(others.map((slot) => this.#startOrRestart(slot)))
    return true
  }

  /** A process that dies before it listens is restarted too. */
  async #startOrRestart(slot: Slot): Promise<void> {
    if (await this.#startIn(slot)) return
    this.#log.error({ number: slot.number }, 'a process did not start and is started again')
    void this.#restart(slot)
  }

  /** Replaces each process by a new one, which listens before the old one stops: no request is lost. A second call runs after the first. */
  renew(): void {
    this.#renewing = this.#renewing.then(async () => {
      let replaced = 0
      for (const slot of this.#slots) if (!this.#stopping && (await this.#replace(slot))) replaced += 1
      if (replaced === this.#slots.length) this.#log.info('every process was replaced')
      else this.#log.error({ replaced, of: this.#slots.length }, 'not every process was replaced')
    })
  }

  /** Stops every process gracefully. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)))
  }

  /** False if the new process did not start: the old one stays. */
  async #replace(slot: Slot): Promise<boolean> {
    const old = slot.worker
    if (!(await this.#startIn(slot))) {
      this.#log.error({ number: slot.number }, 'a new process did not start')
      if (old && !old.isDead()) slot.worker ??= old
      await this.#restart(slot)
      return false
    }
    if (old) await stopWorker(old)
    return true
  }

  /** True once the new process listens, false if it died before. */
  async #startIn(slot: Slot): Promise<boolean> {
    const { settings, otherSettings } = this.#settings
    const worker = cluster.fork({ ...settings, ...(slot.number === 0 ? {} : otherSettings) })
    const startedAt = this.#clock.now().getTime()
    slot.worker = worker
    const listens = await Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)])
    if (listens) worker.once('exit', (code, signal) => this.#onExit(slot, { worker, code, signal, startedAt }))
    // Unless another process has taken the slot meanwhile.
    else if (slot.worker === worker) slot.worker = null
    return listens
  }

  #onExit(slot: Slot, { worker, startedAt, ...how }: ProcessExit): void {
    // Being stopped, or replaced already.
    if (this.#stopping || slot.worker !== worker) return
    slot.worker = null
    if (this.#clock.now().getTime() - startedAt > SETTLED_MS) slot.pauseMs = FIRST_PAUSE_MS
    this.#log.error({ number: slot.number, ...how, again: slot.pauseMs }, 'a process ended by itself and is replaced')
    void this.#restart(slot)
  }

  async #restart(slot: Slot): Promise<void> {
    while (!this.#stopping && slot.worker === null) {
      const wait = slot.pauseMs
      slot.pauseMs = Math.min(wait * 2, LAST_PAUSE_MS)
      await pause(wait)
      if (!this.#stopping && slot.worker === null) await this.#startIn(slot)
    }
  }
}

interface ProcessExit {
  readonly worker: Worker
  readonly startedAt: number
  readonly code: number
  readonly signal: string
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exit
}
