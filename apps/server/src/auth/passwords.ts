// Hashes passwords with argon2id, a few at a time, so that a flood of sign-ins cannot stall the site.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../platform/errors.ts'

/** OWASP's figures: 19 MiB, two passes, one lane; argon2id is the library's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$'
/** Never more than this at once, and one processor is left to everybody else. */
const MOST_AT_ONCE = 2
const QUEUE = 64

export interface Passwords {
  hash(password: string): Promise<string>
  /** With null (no such account) it takes the same time and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>
  /** True where the stored hash was made with other parameters. */
  isOutdated(hashed: string): boolean
  /** Refuses as `verify` would, before anything else is done for a caller who cannot be served. */
  refuseIfFull(): void
}

/** Refuses with 503 when more than 64 wait. */
export function createPasswords(): Passwords {
  const gate = createGate()
  let decoy: Promise<string> | null = null
  return {
    hash: (password) => gate.pass(() => hash(password, PARAMETERS)),
    verify: (hashed, password) =>
      gate.pass(async () => {
        decoy ??= hash('nobody has this password', PARAMETERS)
        const matches = await verify(hashed ?? (await decoy), password)
        return hashed !== null && matches
      }),
    isOutdated: (hashed) => !hashed.startsWith(CURRENT),
    refuseIfFull: gate.refuseIfFull,
  }
}

interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T>
  refuseIfFull(): void
}

function createGate(): Gate {
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, availableParallelism() - 1))
  let running = 0
  const waiting: (() => void)[] = []
  const refuseIfFull = () => {
    if (waiting.length >= QUEUE) refuse('overloaded', { retryAfter: 2 })
  }
  const pass = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      refuseIfFull()
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
  return { pass, refuseIfFull }
}
