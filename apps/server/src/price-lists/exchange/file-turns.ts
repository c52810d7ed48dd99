// Limits how many files of the exchange with 1С (a Russian accounting program) this process assembles in memory at once, since each may take 160 MB.

/** The most files at once, of all logins together; one login has one at a time. */
const MAX_FILES = 3

export class FileTurns {
  readonly #busyLogins = new Set<number>()

  /** Runs `work`. Returns null without running it if a file of the login is being processed, or if as many files as allowed are. */
  async runIfFree<T>(loginId: number, work: () => Promise<T>): Promise<T | null> {
    if (this.#busyLogins.has(loginId) || this.#busyLogins.size >= MAX_FILES) return null
    this.#busyLogins.add(loginId)
    try {
      return await work()
    } finally {
      this.#busyLogins.delete(loginId)
    }
  }
}
