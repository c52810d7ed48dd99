// Access tests of page titles: the request that a guest, another member, the owner and staff send to each operation.
// A role that is not named in `expected` gets what the declared access of the operation says.
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
