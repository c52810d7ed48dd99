// A pool of memory for the chunks of posting lists that a query reads. A query may read megabytes; reusing their memory saves work of the garbage
// collector.

/** Bytes of a slab, the unit of the pool. */
const SLAB = 2 ** 20
/** The most slabs that wait for later queries: as many as the searches of a busy moment need. */
const MAX_WAITING = 16

/** One per process. */
export class Slabs {
  readonly #waiting: Buffer[] = []

  take(): Buffer {
    return this.#waiting.pop() ?? Buffer.allocUnsafeSlow(SLAB)
  }

  release(slabs: readonly Buffer[]): void {
    this.#waiting.push(...slabs.slice(0, MAX_WAITING - this.#waiting.length))
  }
}

/** The slabs that one query has taken. */
export class Room {
  readonly #slabs: Slabs
  readonly #taken: Buffer[] = []
  /** Bytes used of the slab taken last; a full one at first, so that the first use takes a slab. */
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

  /** Call it when nothing reads or fills the memory any more. */
  releaseAll(): void {
    this.#slabs.release(this.#taken.splice(0))
    this.#used = SLAB
  }

  get #slab(): Buffer {
    const slab = this.#taken.at(-1)
    if (!slab) throw new Error('no slab has been taken')
    return slab
  }
}
