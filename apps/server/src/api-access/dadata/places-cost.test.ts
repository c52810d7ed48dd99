// Tests the cost of filters by place in the suggestions in the format of DaData, another service of company data: a small request body must not
// cause a search through the whole register. `kladr_id` is a code of the national classifier of addresses: 2 digits of the region, then finer places.
import { suggestParty } from '@sverka/contract/api-access/dadata'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let key = ''

beforeAll(async () => {
  await loadDemo(app, { companies: 1600, traders: 5 })
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

/** The answer, and the least processor time of this thread that it takes in several attempts; these end once it is below `mostMs`. */
async function suggest(locations: object[], mostMs: number) {
  const ask = () => as(null)(suggestParty, { body: { query: 'ооо', locations }, headers: { authorization: `Token ${key}` } })
  const { result, ms } = await measureLeastTime(mostMs, ask)
  return { status: result.status, body: result.body as unknown, ms }
}

test.each([
  ['a region that does not exist', [{ region: 'Атлантида' }]],
  ['a code of another region than the named one', [{ kladr_id: '7700000000000', region: 'Татарстан' }]],
  ['a hundred long names of regions', Array.from({ length: 100 }, (_, index) => ({ region: `${index}${' г'.repeat(50)}` }))],
])('%s finds nothing and reads no companies', async (_name, locations) => {
  const { status, body, ms } = await suggest(locations, 30)
  expect([status, body]).toEqual([200, { suggestions: [] }])
  expect(ms).toBeLessThan(30)
})

test.each([
  ['a town with none of the first companies found', [{ kladr_id: '7799900000000' }]],
  ['a district with none of the first companies found', [{ area: 'Неведомый' }]],
  ['a hundred districts', Array.from({ length: 100 }, (_, index) => ({ area: `Неведомый${index} ${'а '.repeat(50)}` }))],
])('%s is answered 503, because only a part of the results could be examined', async (_name, locations) => {
  const { status, body, ms } = await suggest(locations, 50)
  expect(status).toBe(503)
  expect(body).toMatchObject({ family: 'SERVER_ERROR', reason: 'Service Unavailable', message: expect.any(String) })
  expect(ms).toBeLessThan(50)
})
