// Access tests of the staff's monitoring: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  getFigures: sameRequestForAll(),
  getFirstDay: sameRequestForAll(),
  // No person and no failed job has these ids.
  getStaffPerson: { ...sameRequestForAll({ params: { id: 2147483647 } }), expected: { staff: 404 } },
  listFailedJobs: sameRequestForAll(),
  listPresences: sameRequestForAll({ query: { queue: 'products' } }),
  listQueues: sameRequestForAll(),
  putPresence: sameRequestForAll({ body: { queue: 'products', request: 1 } }),
  sendTestMail: { ...sameRequestForAll(), expected: { staff: 204 } },
  retryJob: { ...sameRequestForAll({ params: { id: '00000000-0000-4000-8000-000000000000' } }), expected: { staff: 404 } },
}
