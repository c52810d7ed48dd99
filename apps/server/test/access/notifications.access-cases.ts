// Access tests of notifications: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  listNotices: sameRequestForAll(),
  countNotices: sameRequestForAll(),
  readAllNotices: sameRequestForAll(),
  getNoticeSettings: sameRequestForAll(),
  updateNoticeSettings: sameRequestForAll({ body: {} }),
  // For anyone with the link; this link is invalid.
  stopEmails: { input: () => ({ params: { token: '1.digest.forged-signature' }, body: {} }) },
  readNotice: hiddenFromOthers(
    async (world, owner) => {
      const row = { user_id: owner.id, kind: 'friend_added', params: '{}', created_at: new Date('2026-11-20T09:00:00Z') }
      return { params: await world.db.insertInto('notices').values(row).returning('id').executeTakeFirstOrThrow() }
    },
    { owner: 204 },
  ),
}
