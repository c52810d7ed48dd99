// A worker thread for one kind of heavy work, one task at a time, with limits of memory, processor time and waiting tasks.
import { Worker } from 'node:worker_threads'
import { THREAD_IDLE_MS, THREAD_STALLED_TIMES, type ThreadLimits } from '../bounds.ts'
import { runningMs } from '../clock.ts'
import { refuse } from '../errors.ts'

/** The main thread's handle of a worker thread. */
export interface Thread<Task, Answer> {
  /**
   * Does a task and resolves with its result. Rejects with the task's error, or with `ThreadLost`. Throws `too_many_requests` if the sender, a
   * member or a guest's network, has too many tasks, and `overloaded` if too many wait.
   */
  run(task: Task, sender?: number | string): Promise<Answer>
  /** Ends the thread; running and waiting tasks reject with `ThreadLost`. */
  close(): Promise<void>
}

/** The thread ended before it replied: too much memory, too much processor time, or a close. */
export class ThreadLost extends Error {}

/** Throws `overloaded` for a task whose thread was lost. */
export function refuseIfThreadLost(error: unknown): never {
  if (error instanceof ThreadLost) return refuse('overloaded', { retryAfter: LOST_RETRY_AFTER_SECONDS })
  throw error
}

/** The message with which the worker replies to a task: its result or its error. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly failed: Error }

interface Waiting<Task, Answer> {
  readonly task: Task
  readonly sender: number | string | undefined
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** `Retry-After` of tasks refused by a limit, and of tasks whose thread was lost. */
const RETRY_AFTER_SECONDS = 10
const LOST_RETRY_AFTER_SECONDS = 30
/** How often a task's processor time is checked. */
const POLL_MS = 250

/**
 * The first task starts the thread. It is ended after some minutes without a task, because an idle thread keeps tens of megabytes. A thread that is
 * lost is replaced at the next task.
 */
export function createThread<Task, Answer>(script: URL, limits: ThreadLimits): Thread<Task, Answer> {
  return new OneThread(script, limits)
}

class OneThread<Task, Answer> implements Thread<Task, Answer> {
  readonly #script: URL
  readonly #limits: ThreadLimits
  readonly #waiting: Waiting<Task, Answer>[] = []
  readonly #online = new WeakSet<Worker>()
  #current: Waiting<Task, Answer> | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script
    this.#limits = limits
  }

  async run(task: Task, sender?: number | string): Promise<Answer> {
    if (sender !== undefined && this.#countTasks(sender) >= (this.#limits.maxPerSender ?? Number.POSITIVE_INFINITY))
      refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
    if (this.#current && this.#waiting.length >= this.#limits.mostWaiting) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, sender, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    const ended = new ThreadLost('the thread ended')
    clearTimeout(this.#idle)
    for (const waiting of this.#waiting.splice(0)) waiting.reject(ended)
    const worker = this.#worker
    this.#worker = undefined
    this.#take()?.reject(ended)
    await worker?.terminate()
  }

  #countTasks(sender: number | string): number {
    return [this.#current, ...this.#waiting].filter((queued) => queued?.sender === sender).length
  }

  /** Sends the next task, if there is one. */
  #next(): void {
    if (this.#current) return
    clearTimeout(this.#idle)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#endWhenIdle()
      return
    }
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#watch(worker)
    worker.postMessage(this.#current.task)
  }

  #endWhenIdle(): void {
    const end = () => {
      const worker = this.#worker
      this.#worker = undefined
      void worker?.terminate()
    }
    this.#idle = setTimeout(end, this.#limits.idleMs ?? THREAD_IDLE_MS).unref()
  }

  /** Ends the thread if its task used too much processor time, or does not finish though it uses none. */
  #watch(worker: Worker): void {
    const { processorMs } = this.#limits
    const begun = runningMs()
    const task = this.#current
    const isOver = () => this.#worker !== worker || this.#current !== task
    const lose = (reason: string) => isOver() || this.#lose(worker, reason)
    // The processor time of a thread that is still starting cannot be read; the time of its start counts for its first task.
    const before = this.#online.has(worker) ? worker.cpuUsage() : Promise.resolve({ user: 0, system: 0 })
    const checkUsage = async () => {
      if (!this.#online.has(worker)) return
      const { user, system } = await worker.cpuUsage(await before)
      if ((user + system) / 1000 > processorMs) lose(`the task took more than ${processorMs} ms of processor`)
    }
    const loseUnwatched = (error: Error) => lose(`the thread cannot be watched: ${error.message}`)
    before.catch(loseUnwatched)
    this.#timer = setInterval(
      () => {
        if (runningMs() - begun > processorMs * THREAD_STALLED_TIMES) lose('the task does not come to an end')
        else checkUsage().catch(loseUnwatched)
      },
      Math.min(POLL_MS, processorMs),
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

  /** Takes the running task, which is then no longer running. */
  #take(): Waiting<Task, Answer> | undefined {
    clearInterval(this.#timer)
    const taken = this.#current
    this.#current = undefined
    return taken
  }

  /** Ends the worker, rejects its task, and starts the next task in a new worker. */
  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    void worker.terminate()
    this.#take()?.reject(new ThreadLost(reason))
    this.#next()
  }
}
