// Who gets what from the operations of the blog: a draft is there for staff only.
import { type AccessCases, anybody } from './cases.ts'

const draft = { title: 'Новость', content: '<p>Текст</p>' }

export const accessCases: AccessCases = {
  getNews: {
    input: async (world) => ({ params: { id: await world.article({ isPublished: false }) } }),
    expected: { guest: 404, other: 404, owner: 404, staff: 200 },
  },
  listStaffNews: anybody(),
  createNews: { ...anybody({ body: draft }), expected: { staff: 201 } },
  updateNews: { input: async (world) => ({ params: { id: await world.article() }, body: draft }), expected: { staff: 200 } },
  deleteNews: { input: async (world) => ({ params: { id: await world.article() } }), expected: { staff: 204 } },
}
