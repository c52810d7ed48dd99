// Packs all data about a person into one archive.
import { strToU8, type Zippable, zipSync } from 'fflate'
import { recordAudit } from '../platform/audit/audit.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { Answer } from '../platform/http/binding.ts'
import type { OwnData } from '../platform/own-data.ts'
import { README } from './own-copy.texts.ts'

/** Pictures are compressed already. */
const STORED = { level: 0 } as const

export interface Asked {
  readonly userId: number
  readonly address: string | null
}

/** Collects the data of every word, then records that the copy was made. */
export async function copyOfOwnData(db: Db, clock: Clock, asked: Asked, parts: readonly OwnData[]): Promise<Answer<Uint8Array>> {
  const now = clock.now()
  const files: Zippable = { 'README.txt': [strToU8(README), { mtime: now }] }
  for (const part of parts) {
    for (const { name, content } of await part(readOnly(db), asked.userId)) {
      files[name] = Buffer.isBuffer(content)
        ? [content, { ...STORED, mtime: now }]
        : [strToU8(`${JSON.stringify(content, null, 2)}\n`), { mtime: now }]
    }
  }
  const entry = { action: 'profile.data_copied', actorId: asked.userId, address: asked.address }
  await db.transaction().execute((tx) => recordAudit(tx, clock, entry))
  return new Answer<Uint8Array>(200, Buffer.from(zipSync(files)), {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="sverka-${moscowDay(now)}.zip"`,
  })
}
