// Memory for the chunks that a question reads, used again by the next one: a question may read megabytes, which would be left to the collector.

const SLAB = 2 ** 20
/** Bytes of slabs that wait for the next question: as many as the searches of a busy moment need. */
const MOST_WAITING = 16

/** One per process. */
export class Slabs {
  readonly #waiting: Buffer[] = []

  take(): Buffer {
    return this.#waiting.pop() ?? Buffer.allocUnsafeSlow(SLAB)
  }

  giveBack(slabs: readonly Buffer[]): void {
    this.#waiting.push(...slabs.slice(0, MOST_WAITING - this.#waiting.length))
  }
}

/** What one question has taken. */
export class Room {
  readonly #slabs: Slabs
  readonly #taken: Buffer[] = []
  #used = SLAB

  constructor(slabs: Slabs) {
    this.#slabs = slabs
  }

  /** Uninitialised memory. */
  take(bytes: number): Buffer {
    if (bytes > SLAB) return Buffer.allocUnsafeSlow(bytes)
    if (this.#used + bytes > SLAB) {
      this.#taken.push(this.#slabs.take())
      this.#used = 0
    }
    const from = this.#used
    this.#used += bytes
    return this.#slab.subarray(from, this.#used)
  }

  /** To be called when nothing reads or fills any more what was taken. */
  giveBack(): void {
    this.#slabs.giveBack(this.#taken.splice(0))
    this.#used = SLAB
  }

  get #slab(): Buffer {
    const slab = this.#taken.at(-1)
    if (!slab) throw new Error('no slab has been taken')
    return slab
  }
}
