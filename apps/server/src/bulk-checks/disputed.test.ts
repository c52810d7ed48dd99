// Tests that a line of a bulk check (a list of companies checked at once) shows how many facts on the company's card the company's representative
// disputes at that moment.
import { createList, listLines } from '@sverka/contract/bulk-checks/bulk-checks'
import { disputeFact, withdrawDispute } from '@sverka/contract/disputed-facts/disputed-facts'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { storeFacts } from '../../test/facts.ts'
import { pdf } from '../../test/pdf.ts'
import { World } from '../../test/world.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const world = new World(app)
const as = createClient(() => app.server)
/** Number of an enforcement proceeding (a debt that bailiffs collect), as their register writes it. */
const PROCEEDING_NUMBER = '60318/26/71024-ИП'

test('a line counts the disputed facts that the card shows when the line is read', async () => {
  const [owner, reader] = [await world.person(), await world.person({ plan: 'pro' })]
  const company = await world.company()
  await world.represent(owner, company.id)
  const proceedings = [{ number: PROCEEDING_NUMBER, date: '2026-07-19', subject: 'Госпошлина', remainingKopecks: 7_000_000 }]
  await storeFacts(app, { companyId: company.id, source: 'enforcement', facts: { proceedings } })
  const { id } = (await as(reader)(createList, { body: { name: 'Поставщики', purpose: 'prepayment', numbers: company.inn } })).body
  await runList(app.services, id)
  const readCounts = async () => (await as(reader)(listLines, { params: { id }, query: {} })).body.result.map(({ disputed }) => disputed)
  expect(await readCounts()).toEqual([0])
  const dispute = {
    company: company.inn,
    kind: 'proceeding' as const,
    record: PROCEEDING_NUMBER,
    reason: 'done' as const,
    said: 'Уплачено раньше.',
  }
  const appeal = { addressee: 'bailiffs' as const, appeal_number: '71024/26/118842', appealed_on: '2026-11-18', file_name: 'платёжка.pdf' }
  const mark = (await as(owner)(disputeFact, { body: { ...dispute, ...appeal }, files: { file: pdf() } })).body
  expect(await readCounts()).toEqual([1])
  await as(owner)(withdrawDispute, { params: { id: mark.id } })
  expect(await readCounts()).toEqual([0])
})
