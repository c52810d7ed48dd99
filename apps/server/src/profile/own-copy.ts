// The data export: packs everything that the site stores about a member into a ZIP archive for download.
import { recordAudit } from '../platform/audit/audit.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { README } from './own-copy.texts.ts'
import type { ArchivedFile, UserDataArchive } from './pack-worker.ts'

export interface ExportRequest {
  readonly userId: number
  readonly clientIp: string | null
}

interface Deps {
  readonly clock: Clock
  /** Packs the archive in a worker thread. */
  readonly printer: FilePrinter<UserDataArchive>
}

const textFile = (name: string, text: string): ArchivedFile => ({ name, bytes: Buffer.from(text), isStored: false })

/** Packs the exports of `parts`, one for each module, into a ZIP, and records the export in the audit log. */
export async function packUserData(
  db: Db,
  { clock, printer }: Deps,
  request: ExportRequest,
  parts: readonly ExportUserData[],
): Promise<HttpResponse<Uint8Array>> {
  const now = clock.now()
  const files = [textFile('README.txt', README)]
  for (const part of parts) {
    for (const { name, content } of await part(readOnly(db), request.userId)) {
      // A buffer is a picture, everything else is written as JSON.
      if (Buffer.isBuffer(content)) files.push({ name, bytes: content, isStored: true })
      else files.push(textFile(name, `${JSON.stringify(content, null, 2)}\n`))
    }
  }
  const content = await printer.print({ files, at: now }, request.userId)
  const entry = { action: 'profile.data_copied', actorId: request.userId, clientIp: request.clientIp }
  await db.transaction().execute((tx) => recordAudit(tx, clock, entry))
  return new HttpResponse<Uint8Array>(200, content, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="sverka-${moscowDay(now)}.zip"`,
  })
}
