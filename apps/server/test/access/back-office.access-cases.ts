// Access cases of the staff's monitoring.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getFigures: anybody(),
  getFirstDay: anybody(),
  getStaffPerson: { ...anybody({ params: { id: 2147483647 } }), expected: { staff: 404 } },
  listFailedJobs: anybody(),
  listPresences: anybody({ query: { queue: 'products' } }),
  listQueues: anybody(),
  putPresence: anybody({ body: { queue: 'products', request: 1 } }),
  sendTestMail: { ...anybody(), expected: { staff: 204 } },
  retryJob: { ...anybody({ params: { id: '00000000-0000-4000-8000-000000000000' } }), expected: { staff: 404 } },
}
