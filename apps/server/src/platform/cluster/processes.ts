// Several processes of the server on one port: one a core, a dead one replaced, all replaced one after the other on SIGHUP.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** A process that ends sooner than this after its start is replaced after a pause, doubled each time up to the last. */
const SETTLED_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000

/** One of the processes, with whoever replaces it. */
interface Place {
  readonly number: number
  worker: Worker | null
  pauseMs: number
}

interface Wanted {
  /** How many; 0 for one a core. */
  readonly count: number
  /** Settings of each, on top of the environment. */
  readonly settings: Readonly<Record<string, string>>
  /** Settings of all but the first. */
  readonly ofOthers: Readonly<Record<string, string>>
}

export class Processes {
  readonly #places: readonly Place[]
  readonly #wanted: Wanted
  readonly #clock: Clock
  readonly #log: Log
  #stopping = false
  #renewing = Promise.resolve()

  constructor(wanted: Wanted, clock: Clock, log: Log) {
    this.#wanted = wanted
    this.#clock = clock
    this.#log = log
    const count = wanted.count || availableParallelism()
    this.#places = Array.from({ length: count }, (_, number) => ({ number, worker: null, pauseMs: FIRST_PAUSE_MS }))
  }

  /** The first one migrates and fills; the others start when it listens. Says whether it could. */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#places
    if (!first || !(await this.#fill(first))) return false
    await Promise.all(others.map((place) => this.#begin(place)))
    return true
  }

  /** One that ends before it listens is started again, as one that ends later is. */
  async #begin(place: Place): Promise<void> {
    if (await this.#fill(place)) return
    this.#log.error({ number: place.number }, 'a process did not start and is started again')
    void this.#again(place)
  }

  /** Replaces every process by a new one, which first listens; no request is lost. Asked again meanwhile, it is done once more after that. */
  renew(): void {
    this.#renewing = this.#renewing.then(async () => {
      let replaced = 0
      for (const place of this.#places) if (!this.#stopping && (await this.#replace(place))) replaced += 1
      if (replaced === this.#places.length) this.#log.info('every process was replaced')
      else this.#log.error({ replaced, of: this.#places.length }, 'not every process was replaced')
    })
  }

  /** Lets every process finish what it has begun. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)))
  }

  /** False where the new one did not start: the old one goes on. */
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

  /** True once the new process listens, false where it ended before. */
  async #fill(place: Place): Promise<boolean> {
    const { settings, ofOthers } = this.#wanted
    const worker = cluster.fork({ ...settings, ...(place.number === 0 ? {} : ofOthers) })
    const startedAt = this.#clock.now().getTime()
    place.worker = worker
    const listens = await Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)])
    if (listens) worker.once('exit', (code, signal) => this.#lost(place, { worker, code, signal, startedAt }))
    // Unless another has taken its place meanwhile.
    else if (place.worker === worker) place.worker = null
    return listens
  }

  #lost(place: Place, { worker, startedAt, ...how }: Lost): void {
    // Told to end, or replaced already.
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
