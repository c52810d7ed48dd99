// Access cases of notifications.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listNotices: anybody(),
  countNotices: anybody(),
  readAllNotices: anybody(),
  getNoticeSettings: anybody(),
  updateNoticeSettings: anybody({ body: {} }),
  // For anyone with the link; this link is invalid.
  stopEmails: { input: () => ({ params: { token: '1.digest.forged-signature' }, body: {} }) },
  readNotice: ofOwner(
    async (world, owner) => {
      const row = { user_id: owner.id, kind: 'friend_added', params: '{}', created_at: new Date('2026-11-20T09:00:00Z') }
      return { params: await world.db.insertInto('notices').values(row).returning('id').executeTakeFirstOrThrow() }
    },
    { owner: 204 },
  ),
}
