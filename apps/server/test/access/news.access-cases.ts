// Access tests of the blog: the request that a guest, another member, the owner and staff send to each operation.
// Drafts are visible to staff only.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import sharp from 'sharp'
import { type AccessCases, sameRequestForAll } from './cases.ts'

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const draft = { title: 'Новость', content: '<p>Текст</p>' }

export const accessCases: AccessCases = {
  getNews: {
    input: async (world) => ({ params: { id: await world.article({ isPublished: false }) } }),
    expected: { guest: 404, other: 404, owner: 404, staff: 200 },
  },
  listStaffNews: sameRequestForAll(),
  getStaffNews: { input: async (world) => ({ params: { id: await world.article({ isPublished: false }) } }), expected: { staff: 200 } },
  addNewsPicture: { input: async () => ({ files: { picture: await picture() } }), expected: { staff: 201 } },
  createNews: { ...sameRequestForAll({ body: draft }), expected: { staff: 201 } },
  updateNews: { input: async (world) => ({ params: { id: await world.article() }, body: draft }), expected: { staff: 200 } },
  deleteNews: { input: async (world) => ({ params: { id: await world.article() } }), expected: { staff: 204 } },
}
