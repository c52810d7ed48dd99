// Makes files for download (PDF, spreadsheets) in a worker thread, since a large one would delay other requests on the main thread.
import { threadLimits } from '../bounds.ts'
import { createThread, refuseIfThreadLost } from './thread.ts'

/** `Task` is the data from which a file is made. */
export interface FilePrinter<Task> {
  /**
   * The bytes of the file. Throws `too_many_requests` while three files of the sender, a member or a guest's network, are being written, and
   * `overloaded` if too many wait or the thread was lost.
   */
  print(task: Task, sender?: number | string): Promise<Buffer>
  /** Ends the thread; unfinished files are rejected. */
  close(): Promise<void>
}

/** `script` is the worker's script, which replies to each task with the bytes of a file. */
export function createFilePrinter<Task>(script: URL): FilePrinter<Task> {
  const thread = createThread<Task, Uint8Array>(script, threadLimits.printFile)
  return {
    print: async (task, sender) => {
      const bytes = await thread.run(task, sender).catch(refuseIfThreadLost)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => thread.close(),
  }
}
