// Several server processes on one port: one per core, a dead one is restarted, all are replaced one by one on SIGHUP.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** A process that dies sooner than this is restarted after a pause, doubled each time up to the maximum. */
const SETTLED_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000

/** One slot: its process, and the one that is about to replace it. */
interface Place {
  readonly number: number
  worker: Worker | null
  pauseMs: number
}

interface ProcessSettings {
  /** Number of processes; 0 for one per core. */
  readonly count: number
  /** Environment of each, added to our own. */
  readonly settings: Readonly<Record<string, string>>
  /** Environment of all but the first. */
  readonly ofOthers: Readonly<Record<string, string>>
}

export class Processes {
  readonly #places: readonly Place[]
  readonly #wanted: ProcessSettings
  readonly #clock: Clock
  readonly #log: Log
  #stopping = false
  #renewing = Promise.resolve()

  constructor(wanted: ProcessSettings, clock: Clock, log: Log) {
    this.#wanted = wanted
    this.#clock = clock
    this.#log = log
    const count = wanted.count || availableParallelism()
    this.#places = Array.from({ length: count }, (_, number) => ({ number, worker: null, pauseMs: FIRST_PAUSE_MS }))
  }

  /** The first one migrates and fills the database; the others start when it listens. False if it failed. */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#places
    if (!first || !(await this.#fill(first))) return false
    await Promise.all(others.map((place) => this.#begin(place)))
    return true
  }

  /** A process that dies before it listens is restarted too. */
  async #begin(place: Place): Promise<void> {
    if (await this.#fill(place)) return
    this.#log.error({ number: place.number }, 'a process did not start and is started again')
    void this.#again(place)
  }

  /** Replaces every process; the new one listens first, so no request is lost. Called again meanwhile, it runs once more afterwards. */
  renew(): void {
    this.#renewing = this.#renewing.then(async () => {
      let replaced = 0
      for (const place of this.#places) if (!this.#stopping && (await this.#replace(place))) replaced += 1
      if (replaced === this.#places.length) this.#log.info('every process was replaced')
      else this.#log.error({ replaced, of: this.#places.length }, 'not every process was replaced')
    })
  }

  /** Stops every process gracefully. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)))
  }

  /** False if the new process did not start: the old one stays. */
  async #replace(place: Place): Promise<boolean> {
    const old = place.worker
    if (!(await this.#fill(place))) {
      this.#log.error({ number: place.number }, 'a new process did not start')
      if (old && !old.isDead()) place.worker ??= old
      await this.#again(place)
      return false
    }
    if (old) await ended(old)
    return true
  }

  /** True once the new process listens, false if it died before. */
  async #fill(place: Place): Promise<boolean> {
    const { settings, ofOthers } = this.#wanted
    const worker = cluster.fork({ ...settings, ...(place.number === 0 ? {} : ofOthers) })
    const startedAt = this.#clock.now().getTime()
    place.worker = worker
    const listens = await Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)])
    if (listens) worker.once('exit', (code, signal) => this.#lost(place, { worker, code, signal, startedAt }))
    // Unless another process has taken the slot meanwhile.
    else if (place.worker === worker) place.worker = null
    return listens
  }

  #lost(place: Place, { worker, startedAt, ...how }: Lost): void {
    // Being stopped, or replaced already.
    if (this.#stopping || place.worker !== worker) return
    place.worker = null
    if (this.#clock.now().getTime() - startedAt > SETTLED_MS) place.pauseMs = FIRST_PAUSE_MS
    this.#log.error({ number: place.number, ...how, again: place.pauseMs }, 'a process ended by itself and is replaced')
    void this.#again(place)
  }

  async #again(place: Place): Promise<void> {
    while (!this.#stopping && place.worker === null) {
      const wait = place.pauseMs
      place.pauseMs = Math.min(wait * 2, LAST_PAUSE_MS)
      await pause(wait)
      if (!this.#stopping && place.worker === null) await this.#fill(place)
    }
  }
}

interface Lost {
  readonly worker: Worker
  readonly startedAt: number
  readonly code: number
  readonly signal: string
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exit
}
