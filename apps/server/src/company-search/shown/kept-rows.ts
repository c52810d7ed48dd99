// Rows that were shown, kept by their places in a file of the process: a place stands for one writing of its record, so that they stay true.
import type { Log } from '../../platform/log.ts'
import { UnnamedFile } from '../index/unnamed-file.ts'

/** Bytes of the file; once it is full a new one is begun. */
const ROOM = 32 * 2 ** 20
/** Place and length of a row in one number: longer rows, of hundreds of founders, are not kept. */
const LENGTHS = 2 ** 16
/** So many ranks are remembered before all are forgotten. */
const MOST_RANKS = 50_000
/** So many rows wait for a slow disk; what is told beyond them is not kept. */
const MOST_TOLD = 1_000
/** Ordinals are smaller. */
const ORDINALS = 2 ** 31

interface Place {
  readonly segment: number
  readonly number: number
}

/** A record that changed since the segments were made has no place. */
type PerhapsPlace = Omit<Place, 'segment'> & { readonly segment: number | null }

interface PlacedBody extends Place {
  readonly body: string
}

export class KeptRows {
  readonly #folder: string
  readonly #log: Log
  readonly #room: number
  readonly #ranks = new Map<number, number>()
  #places = new Map<number, number>()
  #file: UnnamedFile | undefined
  #bytes = Buffer.alloc(0)
  #isBroken = false
  readonly #told: PlacedBody[] = []
  #isWriting = false
  #written = Promise.resolve()

  constructor(folder: string, log: Log, room = ROOM) {
    this.#folder = folder
    this.#log = log
    this.#room = room
  }

  rank(place: Place): number | undefined {
    return this.#ranks.get(keyOf(place))
  }

  keepRank(place: Place, rank: number): void {
    if (this.#ranks.size >= MOST_RANKS) this.#ranks.clear()
    this.#ranks.set(keyOf(place), rank)
  }

  /** The rows at these places; undefined for those that are not kept. What was written together is read at once. */
  read(places: readonly PerhapsPlace[]): (string | undefined)[] {
    const bodies = new Array<string | undefined>(places.length)
    try {
      for (let first = 0; first < places.length; ) first = this.#readRun(places, first, bodies)
    } catch (error) {
      this.#giveUp(error)
      return places.map(() => undefined)
    }
    return bodies
  }

  /** Takes over what the database told, as soon as it is written; what is told meanwhile is written together. */
  keep(rows: readonly PlacedBody[]): Promise<void> {
    if (this.#isBroken || this.#told.length > MOST_TOLD) return this.#written
    this.#told.push(...rows)
    if (!this.#isWriting) this.#written = this.#writeTold()
    return this.#written
  }

  close(): void {
    this.#file?.leave()
    this.#file = undefined
    this.#places = new Map()
  }

  async #writeTold(): Promise<void> {
    this.#isWriting = true
    try {
      while (this.#told.length > 0) await this.#write(this.#told.splice(0))
    } catch (error) {
      this.#giveUp(error)
    } finally {
      this.#isWriting = false
    }
  }

  async #write(rows: readonly PlacedBody[]): Promise<void> {
    const texts = rows.map(({ body }) => Buffer.from(body))
    const bytes = Buffer.concat(texts)
    const file = this.#fileFor(bytes.length)
    const places = this.#places
    let at = await file.write(bytes)
    for (const [i, row] of rows.entries()) {
      const length = texts[i]?.length ?? 0
      if (length < LENGTHS) places.set(keyOf(row), at * LENGTHS + length)
      at += length
    }
  }

  /** Reads the row at `first` and those that follow it in the file too; returns where the next ones begin. */
  #readRun(places: readonly PerhapsPlace[], first: number, bodies: (string | undefined)[]): number {
    const found = this.#foundAt(places[first])
    if (!found) return first + 1
    const lengths = [found.length]
    let end = found.begin + found.length
    for (
      let next = this.#foundAt(places[first + lengths.length]);
      next?.begin === end;
      next = this.#foundAt(places[first + lengths.length])
    ) {
      lengths.push(next.length)
      end += next.length
    }
    const bytes = this.#roomFor(end - found.begin)
    this.#file?.read(bytes, found.begin)
    let at = 0
    for (const [i, length] of lengths.entries()) {
      bodies[first + i] = bytes.toString('utf8', at, at + length)
      at += length
    }
    return first + lengths.length
  }

  /** The same memory every time: what is read is made text at once. */
  #roomFor(bytes: number): Buffer {
    if (this.#bytes.length < bytes) this.#bytes = Buffer.allocUnsafeSlow(bytes * 2)
    return this.#bytes.subarray(0, bytes)
  }

  #foundAt(place: PerhapsPlace | undefined): { begin: number; length: number } | undefined {
    const found = place && place.segment !== null ? this.#places.get(keyOf({ segment: place.segment, number: place.number })) : undefined
    return found === undefined ? undefined : { begin: Math.floor(found / LENGTHS), length: found % LENGTHS }
  }

  #fileFor(bytes: number): UnnamedFile {
    if (this.#file && this.#file.used + bytes > this.#room) this.close()
    this.#file ??= new UnnamedFile(this.#folder)
    return this.#file
  }

  #giveUp(error: unknown): void {
    this.#isBroken = true
    this.#told.length = 0
    this.close()
    this.#log.warn({ err: error }, 'rows of the search cannot be kept on disk; they are read of the database')
  }
}

const keyOf = ({ segment, number }: Place): number => segment * ORDINALS + number
