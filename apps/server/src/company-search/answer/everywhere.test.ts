// The search of the home page with an external source, the aggregator Checko: results of our register come first, then those of the source's four
// searches (companies by name, by head, by founder, and sole traders), each company once. The source is a test server; its answers have Russian keys.
import { searchEverywhere } from '@sverka/contract/company-search/everywhere'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { answerNotFound, type CheckoBehaviour, checkoServer, sendJson } from '../../../test/checko-server.ts'
import { createClient } from '../../../test/client.ts'
import { inventedInn, inventedOgrn, inventedOgrnip } from '../../../test/register-files.ts'
import { addRecords } from '../../../test/search-records.ts'

const checko = await checkoServer()
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'very-secret', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
/** An application without the external source. */
const alone = testApplication()

/** Companies and a sole trader that only the source has: `ofLeader` is found by the name of its head. */
const outside = { ОГРН: inventedOgrn(810), ИНН: inventedInn(810), НаимСокр: 'ООО "ЛУННАЯ ПАСЕКА"', Статус: 'Действует', ЮрАдрес: 'Тверь' }
const ofLeader = { ОГРН: inventedOgrn(811), НаимПолн: 'ООО "ИНОЕ"', Руковод: [{ ФИО: 'Лунная Анна' }], ЮрАдрес: { АдресРФ: 'Омск' } }
const trader = { ОГРНИП: inventedOgrnip(812), ФИО: 'ЛУННАЯ МАРИЯ', Статус: 'Действует' }

/** Answers of the source: each search for companies finds `outside` and our own company, that by the head's name also `ofLeader`. */
const bySearch: CheckoBehaviour = (request, response) => {
  const more = request.query.by === 'leader-name' ? [ofLeader] : request.query.obj === 'ent' ? [trader] : []
  sendJson(response, { data: { Записи: request.query.obj === 'org' ? [outside, ours, ...more] : more } })
}
/** Our own company as the source sends it. */
let ours: Record<string, unknown> = {}

beforeAll(async () => {
  await addRecords(app.db, [{ name: 'ООО "ЛУННАЯ ДОЛИНА"', region: '69', city: 'Тверь' }])
  await addRecords(alone.db, [{ name: 'ООО "ЛУННАЯ ДОЛИНА"', region: '69', city: 'Тверь' }])
  const [stored] = await app.db.selectFrom('companies').select(['ogrn', 'name']).execute()
  ours = { ОГРН: stored?.ogrn, НаимСокр: stored?.name, Статус: 'Действует' }
})
beforeEach(() => {
  // The source's answers are cached for a day.
  app.clock.advance(25 * 3_600_000)
  checko.requests.length = 0
  checko.behaviour = bySearch
})

/** Searches as a guest. */
const search = (query: string, application = app) => createClient(() => application.server)(null)(searchEverywhere, { query: { query } })

test('our results come first, then those that only the source has, each once', async () => {
  const { status, body } = await search('лунная')
  expect(status).toBe(200)
  expect(body.source).toBe('asked')
  expect(body.result.map(({ name, id, kind }) => [name, id === null, kind])).toEqual([
    ['ООО "ЛУННАЯ ДОЛИНА"', false, 'company'],
    ['ООО "ЛУННАЯ ПАСЕКА"', true, 'company'],
    ['ООО "ИНОЕ"', true, 'company'],
    ['ЛУННАЯ МАРИЯ', true, 'entrepreneur'],
  ])
  expect(body.count).toBe(4)
  expect(body.result[2]).toMatchObject({ leader: 'Лунная Анна', address: 'Омск' })
  expect(checko.requests.map(({ query }) => `${query.obj} ${query.by}`).sort()).toEqual([
    'ent name',
    'org founder-name',
    'org leader-name',
    'org name',
  ])
})

test('equal searches use the quota of the source once, and have the time of its answer', async () => {
  const { body: first } = await search('лунная')
  const requestedAt = app.clock.now().toISOString()
  app.clock.advance(60_000)
  for (let guest = 0; guest < 5; guest += 1) expect((await search('Лунная ')).body).toEqual(first)
  expect(first.source_at).toBe(requestedAt)
  expect(checko.requests).toHaveLength(4)
})

test('the key is sent to the source and to nobody else', async () => {
  const answered = await search('лунная')
  expect(checko.requests[0]?.query.key).toBe('very-secret')
  expect(JSON.stringify([answered.body, answered.headers])).not.toContain('very-secret')
})

test('an activity code is sent as a code, and numbers, short words and blanks are not sent', async () => {
  await search('46.74')
  expect(checko.requests.map(({ query }) => query.by)).toEqual(['okved'])
  checko.requests.length = 0
  for (const query of ['7799483056', 'ооо', ' ']) await search(query)
  expect(checko.requests).toEqual([])
})

test.each<[string, CheckoBehaviour]>([
  ['fails', (_request, response) => sendJson(response, {}, 400)],
  ['has no answer in time', () => undefined],
])('a source that %s leaves our own results', async (_case, behaviour) => {
  checko.behaviour = behaviour
  const { status, body } = await search('лунная долина')
  expect([status, body.source, body.count]).toEqual([200, 'failed', 1])
})

test('a source without results adds nothing, and without a source only our index is searched', async () => {
  checko.behaviour = answerNotFound
  expect((await search('лунная')).body).toMatchObject({ source: 'asked', count: 1 })
  checko.requests.length = 0
  expect((await search('лунная', alone)).body).toMatchObject({ source: 'none', count: 1, result: [{ name: 'ООО "ЛУННАЯ ДОЛИНА"' }] })
  expect(checko.requests).toEqual([])
})

test('a search without results offers corrections, and an applied correction is shown', async () => {
  checko.behaviour = answerNotFound
  expect((await search('дунная')).body).toMatchObject({ count: 1, corrected: { query: 'лунная' } })
  expect((await search('дрлина')).body).toMatchObject({ count: 0, offers: ['долина'] })
  expect((await search('долина')).body).toMatchObject({ corrected: null, offers: [] })
})
