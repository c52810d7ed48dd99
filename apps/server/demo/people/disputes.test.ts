// The demo has one disputed fact: the seller's company disputes a court case on its card. Its text says that it is invented.
import { getDisputeDocument, listDisputedFacts } from '@sverka/contract/disputed-facts/disputed-facts'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { storeFacts } from '../../test/facts.ts'
import { World } from '../../test/world.ts'
import { seedDispute } from './disputes.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('a guest reads the text and the document of the one disputed case, also after a second run', async () => {
  const seller = await world.person({ email: 'seller@demo.test' })
  await world.db.updateTable('users').set({ is_demo: true }).where('id', '=', seller.id).execute()
  const company = await world.company()
  const query = { ogrn: company.ogrn }
  await world.represent(seller, company.id)
  // Without a court case there is nothing to dispute.
  await seedDispute(app.services)
  expect((await as(null)(listDisputedFacts, { query })).body.count).toBe(0)
  const cases = [
    {
      number: 'А45-1/2026',
      date: '2026-07-19',
      subject: 'Неустойка',
      plaintiffs: [],
      respondents: [{ name: company.name, inn: company.inn }],
    },
  ]
  await storeFacts(app, { companyId: company.id, source: 'cases', facts: { cases } })
  for (let times = 0; times < 2; times += 1) await seedDispute(app.services)
  const { count, result } = (await as(null)(listDisputedFacts, { query })).body
  expect(count).toBe(1)
  expect(result[0]).toMatchObject({ kind: 'case', state: 'standing', said: expect.stringMatching(/^Вымышленный спор/) })
  expect((await as(null)(getDisputeDocument, { params: { id: result[0]?.id ?? 0 } })).status).toBe(200)
})
