// Limits of unfinished uploads: their number per sender and in total, and their bytes in memory.
import { refuse } from '../errors.ts'

export interface UploadLimits {
  /** Per member, or per guest address. */
  readonly maxPerSender: number
  /** Unfinished uploads of all senders. */
  readonly most: number
  /** Bytes of all uploads together. */
  readonly mostBytes: number
}

/** An upload from its first byte until its answer. */
export interface Upload {
  /** Adds bytes held in memory; throws `overloaded` if the total is too large. */
  hold(bytes: number): void
  end(): void
}

export interface Uploads {
  /** Throws `too_many_requests` or `overloaded`. */
  begin(sender: string): Upload
}

const LIMITS: UploadLimits = { maxPerSender: 3, most: 40, mostBytes: 200_000_000 }
/** A body that stalls is closed after thirty seconds. */
const RETRY_AFTER_SECONDS = 30

export function createUploads({ maxPerSender, most, mostBytes }: UploadLimits = LIMITS): Uploads {
  const underWay = new Map<string, number>()
  let count = 0
  let held = 0
  return {
    begin(sender) {
      const own = underWay.get(sender) ?? 0
      if (own >= maxPerSender) refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
      if (count >= most) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
      underWay.set(sender, own + 1)
      count += 1
      let holds = 0
      return {
        hold(bytes) {
          if (held + bytes > mostBytes) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
          holds += bytes
          held += bytes
        },
        end() {
          const left = (underWay.get(sender) ?? 1) - 1
          if (left === 0) underWay.delete(sender)
          else underWay.set(sender, left)
          count -= 1
          held -= holds
        },
      }
    },
  }
}
