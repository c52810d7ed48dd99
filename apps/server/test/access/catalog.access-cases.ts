// Who gets what from the operations of categories and tags.
import type { World } from '../world.ts'
import { type AccessCases, anybody } from './cases.ts'

const category = async (world: World): Promise<number> => {
  const row = { level: 1, name: 'Категория', slug: `access-${world.next()}` }
  const { id } = await world.db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const accessCases: AccessCases = {
  createTag: {
    input: (world) => ({ body: { name: `метка ${world.next()}` } }),
    expected: { other: 201, owner: 201, staff: 201 },
  },
  listStaffCategories: anybody(),
  createCategory: {
    input: (world) => ({ body: { name: 'Новая', slug: `made-${world.next()}` } }),
    expected: { staff: 201 },
  },
  updateCategory: {
    input: async (world) => ({ params: { id: await category(world) }, body: { name: 'Другая' } }),
    expected: { staff: 200 },
  },
  deleteCategory: { input: async (world) => ({ params: { id: await category(world) } }), expected: { staff: 204 } },
}
