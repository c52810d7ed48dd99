// Sends frequent notifications (NOTIFY) to other server processes in batches, after the commits: within a transaction they would slow all commits.
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { notifyAll } from './notify.sql.ts'

/** Limit of queued notifications. While the database is unavailable newer ones are dropped: listeners find the changes by their own checks. */
const MAX_QUEUED = 10_000

/** The queue of one process. */
export class Notifier {
  readonly #db: Db
  readonly #log: Log
  #queue = new Map<string, readonly [channel: string, payload: string]>()
  #isSending = false

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db
    this.#log = log
  }

  /**
   * Call it after the commit. Notifications that are made during a send are sent together afterwards, equal ones once. Those of a failed send
   * are lost.
   */
  notify(channel: string, payload: string): void {
    if (this.#queue.size < MAX_QUEUED) this.#queue.set(`${channel} ${payload}`, [channel, payload])
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#queue.size > 0) {
        const all = [...this.#queue.values()]
        this.#queue = new Map()
        await notifyAll(
          this.#db,
          all.map(([channel]) => channel),
          all.map(([, payload]) => payload),
        )
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'other processes could not be notified: they find the changes at their next check')
    } finally {
      this.#isSending = false
    }
  }
}
