// What the calls of one page share: a thing that several of its loaders need is read once.

export class PageReads {
  readonly #held = new Map<string, Promise<unknown>>()

  /** `read` runs for the first who asks by this key; the others get what it gave. A key belongs to one kind of thing. */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#held.get(key) as Promise<T> | undefined
    if (known) return known
    const reading = read()
    this.#held.set(key, reading)
    return reading
  }
}
