// Tests a line of a bulk check (a list of companies checked at once) for which the database was too slow: it is reported as late, not as a company
// that does not exist, and uses up no check of the member's plan.
import { createList, getList, listLines, repeatList } from '@sverka/contract/bulk-checks/bulk-checks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60', DATABASE_PATIENCE: '1' })
const as = createClient(() => app.server)
const world = new World(app)
/** Taxpayer number of the only company. */
const INN = '1690001169'

test('a line is reported as late when the register does not answer in time', async () => {
  await addRecords(app.db, [{ name: 'ООО "СВЕТОПУТЬ"', inn: INN }])
  const person = await world.person({ plan: 'pro' })
  const { id } = (await as(person)(createList, { body: { name: 'Поставщики', purpose: 'prepayment', numbers: INN } })).body
  await app.db.transaction().execute(async (tx) => {
    // While the table is locked, reading the company runs into the database's time limit.
    await sql`lock table companies in access exclusive mode`.execute(tx)
    await runList(app.services, id)
  })
  const { result } = (await as(person)(listLines, { params: { id }, query: {} })).body
  expect(result).toMatchObject([{ state: 'fault', fault: 'late', company: null }])
  expect((await as(person)(getList, { params: { id } })).body).toMatchObject({ state: 'done', counted: 0, faults: 1 })
  const again = (await as(person)(repeatList, { params: { id } })).body
  await runList(app.services, again.id)
  expect((await as(person)(listLines, { params: { id: again.id }, query: {} })).body.result).toMatchObject([{ state: 'checked' }])
})
