// The worker thread that packs the archive of a deal.
import { type Zippable, zipSync } from 'fflate'
import { answerTasks } from '../platform/threads/answer-tasks.ts'

export interface PackedFile {
  readonly name: string
  readonly content: Uint8Array
}

export interface DealArchive {
  readonly files: readonly PackedFile[]
  /** The time of every entry, so that the same files give the same bytes. */
  readonly at: Date
}

answerTasks(async ({ files, at }: DealArchive): Promise<Uint8Array> => {
  const packed: Zippable = {}
  // Pictures, PDFs and office files are compressed already.
  for (const { name, content } of files) packed[name] = [content, { mtime: at, level: 0 }]
  return zipSync(packed)
})
