// Access tests of categories and tags: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { World } from '../world.ts'
import { type AccessCases, sameRequestForAll } from './cases.ts'

const insertCategory = async (world: World): Promise<number> => {
  const row = { level: 1, name: 'Категория', slug: `access-${world.next()}` }
  const { id } = await world.db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const insertTag = async (world: World): Promise<number> => {
  const row = { name: `метка ${world.next()} доступа`, created_at: new Date('2026-11-20T09:00:00Z') }
  const { id } = await world.db.insertInto('tags').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const accessCases: AccessCases = {
  createTag: {
    input: (world) => ({ body: { name: `метка ${world.next()}` } }),
    expected: { other: 201, owner: 201, staff: 201 },
  },
  listStaffCategories: sameRequestForAll(),
  moveCategory: {
    input: async (world) => ({ params: { id: await insertCategory(world) }, body: { direction: 'up' } }),
    expected: { staff: 204 },
  },
  updateTag: {
    input: async (world) => ({ params: { id: await insertTag(world) }, body: { name: `другая ${world.next()}` } }),
    expected: { staff: 200 },
  },
  deleteTag: { input: async (world) => ({ params: { id: await insertTag(world) } }), expected: { staff: 204 } },
  createCategory: {
    input: (world) => ({ body: { name: 'Новая', slug: `made-${world.next()}` } }),
    expected: { staff: 201 },
  },
  // The tests' category tree is not empty.
  createFirstCategories: {
    input: async (world) => {
      await insertCategory(world)
      return {}
    },
    expected: { staff: 409 },
  },
  importCategories: {
    ...sameRequestForAll({ body: {}, files: { file: Buffer.from('key;name_ru\naccess;Доступ') } }),
    expected: { staff: 200 },
  },
  updateCategory: {
    input: async (world) => ({ params: { id: await insertCategory(world) }, body: { name: 'Другая' } }),
    expected: { staff: 200 },
  },
  deleteCategory: { input: async (world) => ({ params: { id: await insertCategory(world) } }), expected: { staff: 204 } },
}
