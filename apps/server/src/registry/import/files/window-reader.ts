// Gives the library yauzl the bytes of a ZIP archive. The archive's directory has many small entries, which are read through a buffer (the window),
// because a disk read for each would take seconds.
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import yauzl from 'yauzl'

const WINDOW_BYTES = 64 * 1024

type ReadArguments = [Buffer, offset: number, length: number, position: number, (error: Error | null, bytesRead?: number) => void]

/** yauzl closes it after the last use. */
export class WindowReader extends yauzl.RandomAccessReader {
  readonly #file: FileHandle
  #window = Buffer.alloc(0)
  #start = 0

  private constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  /** The reader, and the size of the file. */
  static async open(path: string): Promise<{ reader: WindowReader; size: number }> {
    const file = await open(path)
    return { reader: new WindowReader(file), size: (await file.stat()).size }
  }

  /** The bytes of a member are read directly, without the buffer. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false })
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const wanted = Math.min(WINDOW_BYTES, end - at)
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(wanted), 0, wanted, at)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  }

  /** May return fewer bytes at the end of the file. */
  override read(...[buffer, offset, length, position, callback]: ReadArguments): void {
    const from = position - this.#start
    if (from >= 0 && from + length <= this.#window.length) {
      callback(null, this.#window.copy(buffer, offset, from, from + length))
      return
    }
    const wanted = Buffer.allocUnsafe(Math.max(length, WINDOW_BYTES))
    this.#file.read(wanted, 0, wanted.length, position).then(
      ({ bytesRead }) => {
        this.#window = wanted.subarray(0, bytesRead)
        this.#start = position
        callback(null, wanted.copy(buffer, offset, 0, Math.min(length, bytesRead)))
      },
      (error: Error) => callback(error),
    )
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback)
  }
}
