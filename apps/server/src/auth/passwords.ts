// Hashes passwords with argon2id, a few at a time, so that many sign-ins at once cannot block the site.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../platform/errors.ts'

/** Parameters that OWASP recommends: 19 MiB, two passes, one lane; argon2id is the library's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** How a stored hash with these parameters begins. */
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$'
/** How many passwords are hashed at once; one processor is always left for everything else. */
const CONCURRENT_MAX = 2
/** Hashes, and sign-ins that lead to one, that may wait; the next is refused. */
const QUEUE = 64
/** Seconds after which a refused client may retry: about as long as a full queue takes. */
const RETRY_AFTER = 2

export interface Passwords {
  hash(password: string): Promise<string>
  /** Compares a password with a stored hash. With null (no such account) it takes the same time and returns false. */
  verify(hashed: string | null, password: string): Promise<boolean>
  /** True if the stored hash was made with other parameters than the present ones. */
  isOutdated(hashed: string): boolean
  /** Runs work that ends in a `verify`. If the queue is full, throws `overloaded` before the work starts. */
  admit<T>(work: () => Promise<T>): Promise<T>
}

/** The returned functions throw `overloaded` (503) when more than 64 wait. */
export function createPasswords(): Passwords {
  const limit = createConcurrencyLimit()
  let admitted = 0
  // Compared where there is no account, so that the answer takes as long as with one.
  let decoy: Promise<string> | null = null
  return {
    hash: (password) => limit(() => hash(password.normalize('NFKC'), PARAMETERS)),
    verify: (hashed, password) =>
      limit(async () => {
        decoy ??= hash('nobody has this password', PARAMETERS)
        const compared = hashed ?? (await decoy)
        for (const form of normalForms(password)) if (await verify(compared, form)) return hashed !== null
        return false
      }),
    isOutdated: (hashed) => !hashed.startsWith(CURRENT),
    admit: async (work) => {
      if (admitted > QUEUE) refuse('overloaded', { retryAfter: RETRY_AFTER })
      admitted++
      try {
        return await work()
      } finally {
        admitted--
      }
    },
  }
}

/**
 * The Unicode forms of a typed password: a keyboard may write «й» as one character or two. NFKC, which new hashes use, is compared first; older
 * hashes were made of the password as typed.
 */
const normalForms = (password: string): Set<string> =>
  new Set([...['NFKC', 'NFC', 'NFD'].map((form) => password.normalize(form)), password])

/** Runs at most `CONCURRENT_MAX` at once; the others wait. */
function createConcurrencyLimit(): <T>(work: () => Promise<T>) => Promise<T> {
  const atOnce = Math.max(1, Math.min(CONCURRENT_MAX, availableParallelism() - 1))
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= QUEUE) refuse('overloaded', { retryAfter: RETRY_AFTER })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
