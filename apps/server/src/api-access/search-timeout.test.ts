// When a search runs out of time, programs get an error in their own format, and lookups by number still work.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ SEARCH_PASS_MS: '500' })
const world = new World(app)
const INN = '1690001169'
let key = ''

beforeAll(async () => {
  await addRecords(app.db, [{ name: 'ООО "СВЕТОПУТЬ"', inn: INN }])
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

const suggest = (query: string) =>
  app.server.inject({
    method: 'POST',
    url: '/suggestions/api/4_1/rs/suggest/party',
    headers: { authorization: `Token ${key}` },
    payload: { query },
  })
const checko = (query: string) => app.server.inject({ url: '/v2/search', query: { key, by: 'name', obj: 'org', query } })
const assistant = (query: string) =>
  app.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find_company', arguments: { query } } },
  })

test('each API refuses in its own format when the search runs out of time', async () => {
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table company_search_terms, company_search_documents in access exclusive mode`.execute(tx)
    const [byName, byWords] = [await suggest('светопуть'), await checko('светопуть')]
    expect([byName.statusCode, byName.json().family, byName.headers['retry-after']]).toEqual([503, 'SERVER_ERROR', '2'])
    expect([byWords.statusCode, byWords.json().meta.status, byWords.headers['retry-after']]).toEqual([503, 'error', '2'])
    const { isError, content } = (await assistant('светопуть')).json().result
    expect([isError, JSON.parse(content[0].text).code]).toEqual([true, 'search_late'])
    expect((await suggest(INN)).json().suggestions).toHaveLength(1)
    expect((await checko(INN)).json().data.ЗапВсего).toBe(1)
    const reported = (await assistant(INN)).json().result
    expect(JSON.parse(reported.content[0].text)).toMatchObject({ count: 1, complete: true, companies: [{ inn: INN }] })
  })
})
