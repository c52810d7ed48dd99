// Adds to a member's copy of their data what accounts store about them: profile, consents, sessions, e-mail changes, audit log, avatar.
import { listUserAudit } from '../platform/audit/audit.sql.ts'
import type { Files } from '../platform/files/files.ts'
import type { ExportedFile, ExportUserData } from '../platform/own-data.ts'
import { findAccountForExport, listConsentsForExport, listEmailChangesForExport, listSessionsForExport } from './own-data.sql.ts'

export function exportAccount({ files }: { files: Files }): ExportUserData {
  return async (db, userId) => {
    const account = await findAccountForExport(db, userId)
    const picture = account.avatar && (await files.pictures.get(account.avatar))
    const avatar: ExportedFile[] = picture ? [{ name: 'avatar.png', content: picture }] : []
    return [
      { name: 'account.json', content: account },
      { name: 'consents.json', content: await listConsentsForExport(db, userId) },
      { name: 'sign-ins.json', content: await listSessionsForExport(db, userId) },
      { name: 'email-changes.json', content: await listEmailChangesForExport(db, userId) },
      { name: 'actions.json', content: await listUserAudit(db, userId) },
      ...avatar,
    ]
  }
}
