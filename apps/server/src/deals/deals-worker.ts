// Script of a worker thread that packs the archive (ZIP) of a deal, so that other requests do not wait.
import { type Zippable, zipSync } from 'fflate'
import { answerTasks } from '../platform/threads/answer-tasks.ts'

export interface PackedFile {
  readonly name: string
  readonly content: Uint8Array
}

export interface DealArchive {
  readonly files: readonly PackedFile[]
  /** Date of every entry, YYYY-MM-DD: the day on which the deal was opened, so that the same files give the same bytes. */
  readonly day: string
}

answerTasks(async ({ files, day }: DealArchive): Promise<Uint8Array> => {
  // A ZIP has no time zones. This noon is parsed and written in the zone of the machine, so the bytes are the same on every machine.
  const mtime = `${day}T12:00:00`
  const packed: Zippable = {}
  // Level 0 stores without compression: pictures, PDFs and office files are compressed already.
  for (const { name, content } of files) packed[name] = [content, { mtime, level: 0 }]
  return zipSync(packed)
})
