// The only source of random identifiers on the server, so that tests can set it.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

export interface Ids {
  uuid(): string
  /** Unguessable text of `bytes` random bytes, URL-safe. */
  secret(bytes: number): string
  /** A random number from 0 to below 1, for jitter of pauses. */
  fraction(): number
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  fraction: () => randomInt(2 ** 32) / 2 ** 32,
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
}
