// A search in the Checko API (a commercial aggregator of company data): results of several calls are merged, and cached for a day.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClock, testApplication } from '../../../test/application.ts'
import { type CheckoBehaviour, type CheckoServer, checkoServer, sendJson } from '../../../test/checko-server.ts'
import { randomIds } from '../../platform/ids.ts'
import { checkoDefaults } from './call.ts'
import { checkoSource } from './checko-source.ts'

const app = testApplication()
let server: CheckoServer
beforeEach(async () => {
  server = await checkoServer()
  await app.db.deleteFrom('source_calls').execute()
})
afterEach(() => server.close())

const source = (perDay = 1000, clock = new TestClock()) =>
  checkoSource({ ...checkoDefaults, base: server.base, key: 'k1', perDay, retryPauseMs: 1 }, { db: app.db, clock, ids: randomIds })

// By words: company name, founder, head, and name of a sole trader (`obj=ent`). 68.20 is a code of ОКВЭД, the classifier of economic activities.
// «ооо» (Ltd) is too short to be sent.
test('a search by words merges four calls, a search by activity code makes one', async () => {
  server.behaviour = (request, response) => {
    const record = { ОГРН: '1177700000004', НаимСокр: 'ООО "ПРИМЕР"', Руковод: [{ ФИО: 'Иванов' }], ЮрАдрес: 'Москва', Статус: 'Действует' }
    const records = request.query.obj === 'ent' ? [{ ОГРНИП: '320774600000010', ФИО: 'Иванов Игорь' }] : [record]
    sendJson(response, { data: { ЗапВсего: 1, Записи: records } })
  }
  expect((await source().search('пример')).entries).toMatchObject([
    { kind: 'company', ogrn: '1177700000004', leader: 'Иванов', address: 'Москва' },
    { kind: 'entrepreneur', ogrn: '320774600000010' },
  ])
  expect(server.requests.map(({ query }) => query.by).sort()).toEqual(['founder-name', 'leader-name', 'name', 'name'])
  server.requests.length = 0
  await source().search('68.20')
  expect(server.requests.map(({ query }) => query.by)).toEqual(['okved'])
  expect((await source().search('ооо')).entries).toEqual([])
})

const answerOneCompany: CheckoBehaviour = (_request, response) =>
  sendJson(response, { data: { Записи: [{ ОГРН: '1177700000004', НаимСокр: 'ООО' }] } })

test('a query is sent once a day, and each result has the time of its sending', async () => {
  server.behaviour = answerOneCompany
  const clock = new TestClock()
  const checko = source(1000, clock)
  const first = await Promise.all(['Пример  дела', ' пример дела'].map((words) => checko.search(words)))
  const sentAt = clock.now()
  clock.advance(23 * 3_600_000)
  const later = await checko.search('ПРИМЕР ДЕЛА')
  expect([...first, later].map(({ entries, at }) => [entries.length, at])).toEqual(Array(3).fill([1, sentAt]))
  expect(server.requests).toHaveLength(4)
  clock.advance(2 * 3_600_000)
  expect((await checko.search('пример дела')).at).toEqual(clock.now())
  expect(server.requests).toHaveLength(8)
})

test('a partly failed search is cached for a minute, a failed one not at all', async () => {
  const clock = new TestClock()
  const checko = source(1000, clock)
  server.behaviour = (_request, response) => sendJson(response, {}, 400)
  await expect(checko.search('пример')).rejects.toMatchObject({ failure: 'refused' })
  server.behaviour = (request, response) =>
    request.query.by === 'leader-name' ? sendJson(response, {}, 400) : answerOneCompany(request, response)
  expect((await checko.search('пример')).entries).toHaveLength(1)
  server.requests.length = 0
  clock.advance(59_000)
  await checko.search('пример')
  expect(server.requests).toHaveLength(0)
  clock.advance(2_000)
  await checko.search('пример')
  expect(server.requests).toHaveLength(4)
})
