// Shares database reads between the API calls made while one page is rendered, so that data which several of its loaders need is read once.

/** Made anew for each request of a page. */
export class PageReads {
  readonly #cache = new Map<string, Promise<unknown>>()

  /** `read` runs for the first caller with a key; others get its result, or its error. A key always stands for data of one type. */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(key) as Promise<T> | undefined
    if (cached) return cached
    const reading = read()
    this.#cache.set(key, reading)
    return reading
  }
}
