// Reads shared by the calls of one page: what several loaders need is read once.

export class PageReads {
  readonly #held = new Map<string, Promise<unknown>>()

  /** `read` runs for the first caller with a key; others get its result. A key belongs to one kind of data. */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#held.get(key) as Promise<T> | undefined
    if (known) return known
    const reading = read()
    this.#held.set(key, reading)
    return reading
  }
}
