// Notifications beside transactions, gathered: for what is told so often that commits which notify, one after the other, would hold it up.
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { notifyAll } from './notify.sql.ts'

/** More than that while the database is away is given up: whoever listens catches up by itself. */
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

  /** Call it after the commit of what is told. What comes while something is being sent goes together; the same twice goes once. */
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
      this.#log.warn({ err: error }, 'other processes could not be told: they look by themselves')
    } finally {
      this.#isSending = false
    }
  }
}
