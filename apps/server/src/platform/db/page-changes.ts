// Hears from the database that something pages show has changed, by whichever process or program.
import pg from 'pg'
import type { Log } from '../log.ts'

const CHANNEL = 'page_content_changed'
/** Wait before the connection is tried again. */
const AGAIN_MS = 1_000

/** What pages show, as a number that grows with every change. */
export interface PageChanges {
  /** The same number: nothing has changed in between. Null while changes cannot be heard: nothing may be kept then. */
  version(): number | null
  close(): Promise<void>
}

/** Listens on a connection of its own, and goes on listening when it was lost. */
export async function listenForPageChanges(url: string, log: Log): Promise<PageChanges> {
  const listening = new Listening(url, log)
  await listening.open()
  return listening
}

class Listening implements PageChanges {
  #changes = 0
  #client: pg.Client | null = null
  #again: NodeJS.Timeout | undefined
  #closed = false
  readonly #url: string
  readonly #log: Log

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  version(): number | null {
    return this.#client ? this.#changes : null
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'sverka changes', keepAlive: true })
    client.on('notification', () => {
      this.#changes += 1
    })
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, null))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.#lost(client, error)
      return
    }
    if (this.#closed) return client.end()
    // Whatever changed before is unheard.
    this.#changes += 1
    this.#client = client
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client === client) this.#client = null
    if (this.#closed || this.#again) return
    this.#log.warn({ err: error }, 'changes of pages are not heard: pages are made anew for every request')
    this.#again = setTimeout(() => {
      this.#again = undefined
      void this.open()
    }, AGAIN_MS)
    this.#again.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    const client = this.#client
    this.#client = null
    await client?.end()
  }
}
