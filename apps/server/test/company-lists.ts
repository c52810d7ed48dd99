// Makes, runs and reads lists of bulk checks (many companies checked at once) for tests, with the first twelve companies of the demo register.
import { createList, getList, listLines } from '@sverka/contract/bulk-checks/bulk-checks'
import { beforeAll } from 'vitest'
import { runList } from '../src/bulk-checks/run-list.ts'
import type { TestApplication } from './application.ts'
import type { createClient } from './client.ts'
import { loadDemo } from './demo-register.ts'
import type { Person } from './world.ts'

export interface ListedCompany {
  readonly id: number
  readonly inn: string
  readonly ogrn: string
  readonly name: string
  readonly register_as_of: string
}

/** Loads the register before the tests of the calling file. `numbers` are INN (tax) or OGRN (registration) numbers, one in each line. */
export function companyLists(app: TestApplication, as: ReturnType<typeof createClient>) {
  const rows: ListedCompany[] = []
  beforeAll(async () => {
    await loadDemo(app, { companies: 40, traders: 5 })
    const found = await app.db
      .selectFrom('companies')
      .select(['id', 'inn', 'ogrn', 'name', 'register_as_of'])
      .where('inn', 'is not', null)
      .orderBy('id')
      .limit(12)
      .execute()
    rows.push(...found.map((row) => ({ ...row, inn: row.inn ?? '' })))
  })
  const createUnchecked = async (person: Person, numbers: string) =>
    (await as(person)(createList, { body: { name: 'Поставщики', purpose: 'prepayment', numbers } })).body
  return {
    /** The twelve companies; empty until the tests begin. */
    rows: rows as readonly ListedCompany[],
    /** INN (tax number) of one of them. */
    inn: (index: number) => rows[index]?.inn ?? '',
    /** Makes a list that is not processed yet. */
    createUnchecked,
    /** Makes a list and processes it. */
    createChecked: async (person: Person, numbers: string) => {
      const list = await createUnchecked(person, numbers)
      await runList(app.services, list.id)
      return (await as(person)(getList, { params: { id: list.id } })).body
    },
    /** Lines of a list in their order. */
    fetchLines: async (person: Person, id: number, query = {}) =>
      (await as(person)(listLines, { params: { id }, query: { sort: 'line', ...query } })).body,
  }
}
