// The server's only source of random identifiers and secrets, so that tests can replace it by predictable ones.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

export interface Ids {
  uuid(): string
  /** Unguessable text of `bytes` random bytes, URL-safe. */
  secret(bytes: number): string
  /** A random number from 0 to below 1, to spread pauses so that processes do not retry all at once. */
  fraction(): number
}

/** Cryptographically random values, as the server uses them outside tests. */
export const randomIds: Ids = {
  uuid: () => randomUUID(),
  fraction: () => randomInt(2 ** 32) / 2 ** 32,
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
}
