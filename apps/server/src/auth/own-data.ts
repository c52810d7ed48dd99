// What accounts store about a person: the profile, consents, sign-ins, the audit log of their actions, and the picture.
import { listUserAudit } from '../platform/audit/audit.sql.ts'
import type { Files } from '../platform/files/files.ts'
import type { OwnData, OwnFile } from '../platform/own-data.ts'
import { findAccountCopy, listConsentCopies, listEmailChangeCopies, listSessionCopies } from './own-data.sql.ts'

export function ownAccount({ files }: { files: Files }): OwnData {
  return async (db, userId) => {
    const account = await findAccountCopy(db, userId)
    const picture = account.avatar && (await files.pictures.get(account.avatar))
    const avatar: OwnFile[] = picture ? [{ name: 'avatar.png', content: picture }] : []
    return [
      { name: 'account.json', content: account },
      { name: 'consents.json', content: await listConsentCopies(db, userId) },
      { name: 'sign-ins.json', content: await listSessionCopies(db, userId) },
      { name: 'email-changes.json', content: await listEmailChangeCopies(db, userId) },
      { name: 'actions.json', content: await listUserAudit(db, userId) },
      ...avatar,
    ]
  }
}
