// A thread that does one kind of heavy work, one order at a time, within limits of memory, processor and waiting orders.
import { Worker } from 'node:worker_threads'
import { THREAD_STALLED_TIMES, type ThreadLimits } from '../bounds.ts'
import { runningMs } from '../clock.ts'
import { refuse } from '../errors.ts'

export interface Thread<Order, Answer> {
  /**
   * Rejects with what the work threw, or with `ThreadLost`. Refuses `too_many_requests` where the sender, a member, has as many orders as one
   * may, and `overloaded` where too many wait.
   */
  run(order: Order, sender?: number): Promise<Answer>
  /** Ends the thread; orders under way and waiting are refused. */
  close(): Promise<void>
}

/** The thread ended before it answered: too much memory, too much processor, or a close. */
export class ThreadLost extends Error {}

/** What the thread sends back (`answer-orders.ts`). */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly failed: Error }

interface Waiting<Order, Answer> {
  readonly order: Order
  readonly sender: number | undefined
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const RETRY_AFTER_SECONDS = 10
/** How often the processor time of an order is looked at. */
const LOOK_MS = 250

/** The thread starts with the first order and stays, since starting it costs as much as the work; a lost one is replaced. */
export function createThread<Order, Answer>(script: URL, limits: ThreadLimits): Thread<Order, Answer> {
  return new OneThread(script, limits)
}

class OneThread<Order, Answer> implements Thread<Order, Answer> {
  readonly #script: URL
  readonly #limits: ThreadLimits
  readonly #waiting: Waiting<Order, Answer>[] = []
  readonly #online = new WeakSet<Worker>()
  #current: Waiting<Order, Answer> | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script
    this.#limits = limits
  }

  async run(order: Order, sender?: number): Promise<Answer> {
    if (sender !== undefined && this.#countRows(sender) >= (this.#limits.mostOfOne ?? Number.POSITIVE_INFINITY))
      refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
    if (this.#current && this.#waiting.length >= this.#limits.mostWaiting) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, sender, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    const ended = new ThreadLost('the thread ended')
    for (const one of this.#waiting.splice(0)) one.reject(ended)
    const worker = this.#worker
    this.#worker = undefined
    this.#take()?.reject(ended)
    await worker?.terminate()
  }

  #countRows(sender: number): number {
    return [this.#current, ...this.#waiting].filter((one) => one?.sender === sender).length
  }

  /** Gives the thread the next order, if it has none. */
  #next(): void {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    if (!this.#current) return
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#watch(worker)
    worker.postMessage(this.#current.order)
  }

  /** Ends the thread once its order has taken too much processor, or does not come to an end though it takes none. */
  #watch(worker: Worker): void {
    const { processorMs } = this.#limits
    const begun = runningMs()
    const order = this.#current
    const isOver = () => this.#worker !== worker || this.#current !== order
    const lose = (reason: string) => isOver() || this.#lose(worker, reason)
    // A thread that is starting has no figures; what it needs to start counts for its first order.
    const before = this.#online.has(worker) ? worker.cpuUsage() : Promise.resolve({ user: 0, system: 0 })
    const look = async () => {
      if (!this.#online.has(worker)) return
      const { user, system } = await worker.cpuUsage(await before)
      if ((user + system) / 1000 > processorMs) lose(`the order took more than ${processorMs} ms of processor`)
    }
    const unseen = (error: Error) => lose(`the thread cannot be watched: ${error.message}`)
    before.catch(unseen)
    this.#timer = setInterval(
      () => {
        if (runningMs() - begun > processorMs * THREAD_STALLED_TIMES) lose('the order does not come to an end')
        else look().catch(unseen)
      },
      Math.min(LOOK_MS, processorMs),
    )
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: 16 },
    })
    worker.unref()
    worker.once('online', () => this.#online.add(worker))
    worker.on('message', (message: ThreadAnswer<Answer>) => {
      if (this.#worker !== worker) return
      const done = this.#take()
      if ('failed' in message) done?.reject(message.failed)
      else done?.resolve(message.answer)
      this.#next()
    })
    worker.on('error', (error: Error) => this.#lose(worker, `the thread failed: ${error.message}`))
    worker.on('exit', () => this.#lose(worker, 'the thread ended'))
    return worker
  }

  /** The order under way, which is then no longer. */
  #take(): Waiting<Order, Answer> | undefined {
    clearInterval(this.#timer)
    const taken = this.#current
    this.#current = undefined
    return taken
  }

  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    void worker.terminate()
    this.#take()?.reject(new ThreadLost(reason))
    this.#next()
  }
}
