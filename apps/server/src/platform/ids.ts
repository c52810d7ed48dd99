// The only source of random identifiers on the server, so that tests can set it.
import { randomBytes, randomUUID } from 'node:crypto'

export interface Ids {
  uuid(): string
  /** Unguessable text of `bytes` random bytes, URL-safe. */
  secret(bytes: number): string
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
}
