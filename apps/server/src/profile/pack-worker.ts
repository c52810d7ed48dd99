// The worker thread that packs a member's data export into a ZIP.
import { type Zippable, zipSync } from 'fflate'
import { answerTasks } from '../platform/threads/answer-tasks.ts'

export interface ArchivedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** True: stored without compression. Used for pictures, which are already compressed. */
  readonly isStored: boolean
}

export interface UserDataArchive {
  readonly files: readonly ArchivedFile[]
  /** Modification time of the files. */
  readonly at: Date
}

answerTasks(async ({ files, at }: UserDataArchive): Promise<Uint8Array> => {
  const packed: Zippable = {}
  for (const { name, bytes, isStored } of files) packed[name] = [bytes, { mtime: at, ...(isStored ? { level: 0 as const } : {}) }]
  return zipSync(packed)
})
