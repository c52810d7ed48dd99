// Access tests of the staff's monitoring: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  getFigures: sameRequestForAll(),
  getFirstDay: sameRequestForAll(),
  getStaffPerson: { ...sameRequestForAll({ params: { id: 2147483647 } }), expected: { staff: 404 } },
  listFailedJobs: sameRequestForAll(),
  listPresences: sameRequestForAll({ query: { queue: 'products' } }),
  listQueues: sameRequestForAll(),
  putPresence: sameRequestForAll({ body: { queue: 'products', request: 1 } }),
  sendTestMail: { ...sameRequestForAll(), expected: { staff: 204 } },
  retryJob: { ...sameRequestForAll({ params: { id: '00000000-0000-4000-8000-000000000000' } }), expected: { staff: 404 } },
}
