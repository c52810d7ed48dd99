// A temporary file without a name, in which a process caches data read from the store of the index. Its name is removed at once, so that the system
// deletes it when the process ends.
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, write } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const writeAt = promisify(write)

let made = 0

export class UnnamedFile {
  /** Bytes that have been or are being written. */
  used = 0
  readonly #file: number
  #writers = 0
  #isLeft = false

  /** Creates `folder` if it does not exist. Throws the disk's errors. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `cache-${process.pid}-${made++}`)
    this.#file = openSync(path, 'wx+', 0o600)
    unlinkSync(path)
  }

  /** Reads synchronously: copying from the page cache takes less time than waking a thread for it. */
  read(into: Uint8Array, offset: number): void {
    const missing = into.length - readSync(this.#file, into, 0, into.length, offset)
    if (missing > 0) throw new Error(`the file ends ${missing} bytes too early`)
  }

  /** Appends bytes; resolves to their offset once they are written. */
  async write(bytes: Uint8Array): Promise<number> {
    const begin = this.used
    this.used += bytes.length
    this.#writers++
    try {
      const { bytesWritten } = await writeAt(this.#file, bytes, 0, bytes.length, begin)
      if (bytesWritten < bytes.length) throw new Error('the disk has no room')
    } finally {
      this.#writers--
      this.#closeIfDone()
    }
    return begin
  }

  /** Call it when nothing will be read or written any more: closes the file, after writes in progress. */
  leave(): void {
    this.#isLeft = true
    this.#closeIfDone()
  }

  #closeIfDone(): void {
    if (this.#isLeft && this.#writers === 0) closeSync(this.#file)
  }
}
