// Limits how many files of the exchange are assembled in memory: one per login, and few at once.

/** Files at once, of all logins together. */
const MAX_FILES = 3

export class FileTurns {
  readonly #taken = new Set<number>()

  /** Runs `work`; null without running it if the login is working already or there is no room. */
  async take<T>(loginId: number, work: () => Promise<T>): Promise<T | null> {
    if (this.#taken.has(loginId) || this.#taken.size >= MAX_FILES) return null
    this.#taken.add(loginId)
    try {
      return await work()
    } finally {
      this.#taken.delete(loginId)
    }
  }
}
