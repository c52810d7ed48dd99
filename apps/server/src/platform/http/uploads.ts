// Limits the uploads in progress of one process: their number per sender and in total, and their bytes in memory.
import { refuse } from '../errors.ts'

export interface UploadLimits {
  /** Per member, or per guest address. */
  readonly maxPerSender: number
  /** Unfinished uploads of all senders. */
  readonly maxUploads: number
  /** Bytes of all uploads together. */
  readonly maxBytes: number
}

/** An upload in progress: from its first byte until its response. */
export interface Upload {
  /** Adds bytes held in memory; throws `overloaded` if the total is too large. */
  hold(bytes: number): void
  /** Frees the sender's place and the memory. */
  end(): void
}

/** The uploads of one process. */
export interface Uploads {
  /** Registers an upload; `sender` is a member or a guest's address. Throws `too_many_requests` or `overloaded`. */
  begin(sender: string): Upload
}

/** 200 MB is the share of the process's memory for uploads. */
const LIMITS: UploadLimits = { maxPerSender: 3, maxUploads: 40, maxBytes: 200_000_000 }
/** `Retry-After`: a request whose body has not arrived after thirty seconds is closed, which frees its place. */
const RETRY_AFTER_SECONDS = 30

export function createUploads({ maxPerSender, maxUploads, maxBytes }: UploadLimits = LIMITS): Uploads {
  const uploadsBySender = new Map<string, number>()
  let count = 0
  let totalBytes = 0
  return {
    begin(sender) {
      const own = uploadsBySender.get(sender) ?? 0
      if (own >= maxPerSender) refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
      if (count >= maxUploads) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
      uploadsBySender.set(sender, own + 1)
      count += 1
      let ownBytes = 0
      return {
        hold(bytes) {
          if (totalBytes + bytes > maxBytes) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
          ownBytes += bytes
          totalBytes += bytes
        },
        end() {
          const remaining = (uploadsBySender.get(sender) ?? 1) - 1
          if (remaining === 0) uploadsBySender.delete(sender)
          else uploadsBySender.set(sender, remaining)
          count -= 1
          totalBytes -= ownBytes
        },
      }
    },
  }
}
