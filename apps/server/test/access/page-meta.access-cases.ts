// Access tests of page meta data (title and description by path): the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
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
