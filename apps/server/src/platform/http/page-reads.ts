// Reads shared by the API calls made while one page is rendered: what several loaders need is read once. Each request of a page has its own.

export class PageReads {
  readonly #cache = new Map<string, Promise<unknown>>()

  /** `read` runs for the first caller with a key; others get its result, or its error. A key always stands for data of one type. */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#cache.get(key) as Promise<T> | undefined
    if (known) return known
    const reading = read()
    this.#cache.set(key, reading)
    return reading
  }
}
