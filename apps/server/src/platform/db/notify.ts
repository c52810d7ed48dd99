// Batches notifications outside of transactions: frequent ones would slow commits, which NOTIFY serialises.
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { notifyAll } from './notify.sql.ts'

/** Limit of queued notifications. With the database unavailable newer ones are dropped: listeners catch up by themselves. */
const WAITING_MAX = 10_000

export class Notifier {
  readonly #db: Db
  readonly #log: Log
  #waiting = new Map<string, readonly [channel: string, payload: string]>()
  #isSending = false

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db
    this.#log = log
  }

  /** Call it after the commit. Notifications made during a send go out together afterwards; duplicates once. */
  tell(channel: string, payload: string): void {
    if (this.#waiting.size < WAITING_MAX) this.#waiting.set(`${channel} ${payload}`, [channel, payload])
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        const all = [...this.#waiting.values()]
        this.#waiting = new Map()
        await notifyAll(
          this.#db,
          all.map(([channel]) => channel),
          all.map(([, payload]) => payload),
        )
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'other processes could not be notified: they check by themselves')
    } finally {
      this.#isSending = false
    }
  }
}
