// Lets members see their own changes although standbys (read-only copies of the database) lag: a cookie tells how up to date a standby must be.
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Reading, Replicas } from '../db/replicas.ts'
import type { Log } from '../log.ts'

/** Cookie set after each write: the primary's position in PostgreSQL's write-ahead log, in hexadecimal. It contains nothing personal. */
const NAME = 'sverka_written'
const COOKIE = new RegExp(`(?:^|;)[ \\t]*${NAME}=([0-9a-f]{1,16})[ \\t]*(?:;|$)`)
/** A position that no standby reaches: the primary answers. */
const NEVER = 'f'.repeat(16)

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Chooses a standby that has replayed the cookie's position; null if the primary must answer. A member without the cookie, such as a program,
 * may have just written, so the primary answers too.
 */
export function readingFor(replicas: Replicas | undefined, { cookie, authorization }: Headers): Reading | null {
  if (!replicas) return null
  const mark = COOKIE.exec([cookie ?? ''].flat().join(';'))?.[1]
  if (mark === undefined && authorization !== undefined) return null
  return replicas.choose(BigInt(`0x${mark ?? '0'}`))
}

/** The `Set-Cookie` header of the response to a write. */
export async function markAfterWrite(
  replicas: Replicas,
  { db, config, log }: { readonly db: Db; readonly config: Config; readonly log: Log },
): Promise<string> {
  const mark = await replicas.written(db).then(
    (position) => position.toString(16),
    (error: unknown) => {
      log.warn({ err: error }, 'the position of the primary is unknown after a write: this browser reads from the primary')
      return NEVER
    },
  )
  return `${NAME}=${mark}; Path=/; HttpOnly; SameSite=Lax${config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''}`
}
