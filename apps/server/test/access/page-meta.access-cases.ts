// Access tests of page meta data (title and description by path):
// the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  listStaffPageMeta: sameRequestForAll(),
  createPageMeta: {
    input: (world) => ({ body: { slug: `/made-${world.next()}`, title: 'Страница' } }),
    expected: { staff: 201 },
  },
  updatePageMeta: {
    input: async (world) => ({ params: { id: await world.pageMeta() }, body: { title: 'Другая' } }),
    expected: { staff: 200 },
  },
  deletePageMeta: { input: async (world) => ({ params: { id: await world.pageMeta() } }), expected: { staff: 204 } },
}
