// Access cases of page titles.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  listStaffPageMeta: anybody(),
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
