// Batches notifications outside of transactions: frequent ones would slow commits, which NOTIFY serialises.
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { notifyAll } from './notify.sql.ts'

/** Limit of queued notifications. With the database unavailable newer ones are dropped: listeners catch up by themselves. */
const QUEUE_MAX = 10_000

export class Notifier {
  readonly #db: Db
  readonly #log: Log
  #queue = new Map<string, readonly [channel: string, payload: string]>()
  #isSending = false

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db
    this.#log = log
  }

  /** Call it after the commit. Notifications made during a send go out together afterwards, equal ones once. Those of a failed send are not repeated. */
  notify(channel: string, payload: string): void {
    if (this.#queue.size < QUEUE_MAX) this.#queue.set(`${channel} ${payload}`, [channel, payload])
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
