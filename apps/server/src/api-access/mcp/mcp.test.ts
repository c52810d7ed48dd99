// Tests the endpoint for AI assistants (Model Context Protocol, MCP) with the protocol's official client over HTTP: it lists tools, finds, reads and
// compares companies, and each call counts as a request of the API key. `inn` is a taxpayer number, `ogrn` a registration number.
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createApiKey, getApiUsage, revokeApiKey } from '@sverka/contract/api-access/api-access'
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { type Person, World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const openClients: Client[] = []
let url: URL
let first: { readonly inn: string | null; readonly ogrn: string; readonly name: string }
let second: typeof first
/** A company whose stored facts a test makes unreadable. */
let broken: typeof first

beforeAll(async () => {
  await loadDemo(app, { companies: 60, traders: 5 })
  const rows = await app.db.selectFrom('companies').selectAll().where('kind', '=', 'company').orderBy('id').limit(3).execute()
  const [row1, row2, row3] = rows
  if (!row1 || !row2 || !row3) throw new Error('the demo register has fewer than three companies')
  first = row1
  second = row2
  broken = row3
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  url = new URL(`http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/mcp`)
})
afterEach(async () => {
  for (const client of openClients.splice(0)) await client.close()
})

const makeKey = async (person: Person) => (await as(person)(createApiKey, { body: { name: 'Помощник' } })).body

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  openClients.push(client)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }))
  return client
}

type ToolResult = Record<string, never> & { isError?: boolean; content: { text: string }[] }
/** Calls a tool and parses its answer, or its error. */
const ask = async (client: Client, name: string, parameters: Record<string, unknown>) => {
  const result = (await client.callTool({ name, arguments: parameters })) as unknown as ToolResult
  return { isError: result.isError === true, answer: JSON.parse(result.content[0]?.text ?? '') }
}

test('the tools are listed and answer from the register', async () => {
  const { key } = await makeKey(await world.person({ plan: 'pro' }))
  const client = await connect(key)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['find_company', 'read_card', 'read_report', 'compare_companies'])
  // The client validates each answer below against the schema in the list of tools.
  for (const { outputSchema } of tools) expect(Object.keys(outputSchema?.properties ?? {}).length).toBeGreaterThan(1)
  const found = await ask(client, 'find_company', { query: first.inn })
  expect(found.answer.companies[0]).toMatchObject({ inn: first.inn })
  const card = await ask(client, 'read_card', { number: first.inn })
  expect(card.answer.company).toMatchObject({ ogrn: first.ogrn, provenance: { register: { source: 'egrul' } } })
  const report = await ask(client, 'read_report', { number: first.ogrn, lang: 'en' })
  expect(report.answer).toMatchObject({ ogrn: first.ogrn, purposes: expect.any(Array), findings: expect.any(Array) })
  // The comparison is the same as on its page.
  const compared = await ask(client, 'compare_companies', { numbers: [first.inn, second.inn] })
  const { body } = await as(null)(compareCompanies, { query: { number__in: [first.ogrn, second.ogrn] } })
  expect(body.result.map(({ ogrn }) => ogrn)).toEqual([first.ogrn, second.ogrn])
  expect(compared.answer).toEqual({ companies: body.result, unknown: [] })
})

test('a finding has the same points in the report and among the verdicts’ reasons, and the points add up', async () => {
  const { key } = await makeKey(await world.person({ plan: 'pro' }))
  const { answer } = await ask(await connect(key), 'read_report', { number: first.ogrn })
  const counted = new Map<string, number>(
    answer.findings.map((finding: { code: string; counted: number }) => [finding.code, finding.counted]),
  )
  expect([...counted.values()].reduce((sum, points) => sum + points, 0)).toBe(answer.points)
  // The verdict for each purpose (kind of deal) lists findings for and against the company.
  const reasons: { code: string; counted: number }[] = answer.purposes.flatMap(({ for: inFavour, against }: PurposeVerdict) => [
    ...(inFavour ?? []),
    ...(against ?? []),
  ])
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect([reason.code, reason.counted]).toEqual([reason.code, counted.get(reason.code)])
})

test('a call with wrong parameters or of an unknown tool is answered with an error code', async () => {
  const { key } = await makeKey(await world.person({ plan: 'pro' }))
  const client = await connect(key)
  expect(await ask(client, 'read_card', { number: '1234567890' })).toMatchObject({ isError: true, answer: { code: 'number_invalid' } })
  expect(await ask(client, 'read_card', {})).toMatchObject({ isError: true, answer: { code: 'validation_failed' } })
  expect(await ask(client, 'compare_companies', { numbers: [first.inn] })).toMatchObject({ isError: true })
  // An object that JavaScript cannot convert to a string or number.
  const noText = { toString: 1, valueOf: 1 }
  expect(await ask(client, 'compare_companies', { numbers: [first.inn, noText] })).toMatchObject({
    isError: true,
    answer: { code: 'validation_failed' },
  })
  expect(await ask(client, 'find_company', { query: first.inn, limit: noText })).toMatchObject({
    isError: true,
    answer: { code: 'validation_failed' },
  })
  expect(await ask(client, 'drop_tables', {})).toMatchObject({ isError: true, answer: { code: 'not_found' } })
})

test('an internal error is answered with its code only', async () => {
  const { key } = await makeKey(await world.person({ plan: 'pro' }))
  const client = await connect(key)
  const { id } = await app.db.selectFrom('companies').select('id').where('ogrn', '=', broken.ogrn).executeTakeFirstOrThrow()
  await app.db
    .updateTable('company_facts')
    .set({ facts: Buffer.from('no facts') })
    .where('company_id', '=', id)
    .execute()
  await expect(ask(client, 'read_card', { number: broken.inn })).rejects.toThrow('internal_error')
})

test('a key is required, its requests are counted, and a revoked key is refused', async () => {
  const person = await world.person({ plan: 'pro' })
  const { key, id } = await makeKey(person)
  await expect(connect('')).rejects.toThrow()
  const client = await connect(key)
  const before = (await as(person)(getApiUsage, {})).body.used
  await ask(client, 'read_card', { number: first.inn })
  expect((await as(person)(getApiUsage, {})).body.used).toBe(before + 1)
  await as(person)(revokeApiKey, { params: { id } })
  await expect(ask(client, 'read_card', { number: first.inn })).rejects.toThrow()
  const buyer = await world.person({ plan: 'pro' })
  // The plan «business» includes no API access.
  const { key: keyOfOldPlan } = await makeKey(buyer)
  await app.db.updateTable('users').set({ plan: 'business' }).where('id', '=', buyer.id).execute()
  await expect(connect(keyOfOldPlan)).rejects.toThrow()
})
