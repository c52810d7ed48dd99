// Access tests of page titles: the request that a guest, another member, the owner and staff send to each operation.
// Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
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
