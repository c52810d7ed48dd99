// Tests a search that runs out of time in the three APIs for programs: in the formats of DaData and Checko (other services of company data) and over
// MCP for AI assistants. Each gets an error in its own format, and lookups by number still work.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'

/** A search may take 500 ms. */
const app = testApplication({ SEARCH_PASS_MS: '500' })
const world = new World(app)
/** Taxpayer number of the only company. */
const INN = '1690001169'
let key = ''

beforeAll(async () => {
  await addRecords(app.db, [{ name: 'ООО "СВЕТОПУТЬ"', inn: INN }])
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

const suggestAsDadata = (query: string) =>
  app.server.inject({
    method: 'POST',
    url: '/suggestions/api/4_1/rs/suggest/party',
    headers: { authorization: `Token ${key}` },
    payload: { query },
  })
const searchAsChecko = (query: string) => app.server.inject({ url: '/v2/search', query: { key, by: 'name', obj: 'org', query } })
const searchAsAssistant = (query: string) =>
  app.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find_company', arguments: { query } } },
  })

test('each API refuses in its own format when the search runs out of time', async () => {
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table company_search_terms, company_search_documents in access exclusive mode`.execute(tx)
    // While the tables of the search index are locked, a search by words waits until its time is over.
    const [dadata, checko] = [await suggestAsDadata('светопуть'), await searchAsChecko('светопуть')]
    expect([dadata.statusCode, dadata.json().family, dadata.headers['retry-after']]).toEqual([503, 'SERVER_ERROR', '2'])
    expect([checko.statusCode, checko.json().meta.status, checko.headers['retry-after']]).toEqual([503, 'error', '2'])
    const { isError, content } = (await searchAsAssistant('светопуть')).json().result
    expect([isError, JSON.parse(content[0].text).code]).toEqual([true, 'search_late'])
    expect((await suggestAsDadata(INN)).json().suggestions).toHaveLength(1)
    expect((await searchAsChecko(INN)).json().data.ЗапВсего).toBe(1)
    const answer = (await searchAsAssistant(INN)).json().result
    expect(JSON.parse(answer.content[0].text)).toMatchObject({ count: 1, complete: true, companies: [{ inn: INN }] })
  })
})
