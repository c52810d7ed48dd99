// Tests that a client made for Checko, another service of company data, works with our server: POST with a JSON body and GET with a query get
// the same answers, and errors have Checko's format. In its answers `Записи` are the records of a list and `ЗапВсего` is their number.
import type { AddressInfo } from 'node:net'
import { revokeApiKey } from '@sverka/contract/api-access/api-access'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let base = ''
let inn = ''

beforeAll(async () => {
  await loadDemo(app, { companies: 30, traders: 5 })
  const row = await app.db.selectFrom('companies').select('inn').where('kind', '=', 'company').orderBy('id').executeTakeFirstOrThrow()
  inn = row.inn ?? ''
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/v2`
})

interface Envelope {
  readonly data?: Record<string, unknown>
  readonly meta: { readonly status: string; readonly message?: string; readonly today_request_count?: number }
}

/** Calls a method with parameters, as Checko's clients do: one base URL, the key among the parameters; `meta.status` is «ok» or «error». */
class CheckoClient {
  readonly #key: string
  constructor(key: string) {
    this.#key = key
  }
  async get(method: string, parameters: Record<string, string>): Promise<Envelope> {
    return (await fetch(`${base}/${method}?${new URLSearchParams({ key: this.#key, ...parameters })}`)).json() as Promise<Envelope>
  }
  post(method: string, parameters: object): Promise<Response> {
    const body = JSON.stringify({ key: this.#key, ...parameters })
    return fetch(`${base}/${method}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  async postAndRead(method: string, parameters: object): Promise<Envelope> {
    return (await this.post(method, parameters)).json() as Promise<Envelope>
  }
}

const clientWith = async () => {
  const person = await world.person({ plan: 'pro' })
  const { id, key } = await world.makeApiKey(person)
  return { person, id, client: new CheckoClient(key) }
}

test.each([
  ['company', {}],
  ['finances', { extended: true }],
  ['legal-cases', { limit: 100, page: 1, sort: '-date' }],
  ['contracts', { law: '44' }],
  ['inspections', {}],
  ['enforcements', {}],
])('%s answers by POST what it answers by GET', async (method, parameters) => {
  const { client } = await clientWith()
  const queryParameters = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))
  const byGet = await client.get(method, { inn, ...queryParameters })
  const byPost = await client.postAndRead(method, { inn, ...parameters })
  expect(byPost.meta.status).toBe('ok')
  expect(byPost.data).toEqual(byGet.data)
  // Each of the two counts as one request of the day.
  expect(byPost.meta.today_request_count).toBe((byGet.meta.today_request_count ?? 0) + 1)
})

test('the answer names each filter that is ignored, and an applied filter reduces the list', async () => {
  const { client } = await clientWith()
  // Our register has no legal forms to filter by (`opf`) and no expanded codes (`codes`).
  const withIgnored = await client.get('search', { by: 'okved', obj: 'org', query: '62', opf: '12300', codes: 'all' })
  expect(withIgnored.meta).toMatchObject({ status: 'ok', message: 'Параметры не учтены: opf, codes.' })
  // Checko's clients send `source` with every call; the operation does not declare it, so it is not reported as ignored.
  expect((await client.get('company', { inn, source: 'true' })).meta.message).toBeUndefined()
  const innWithCases = await findCompanyWithCases()
  const cases = (await client.get('legal-cases', { inn: innWithCases })).data?.Записи as { СуммИск?: number }[]
  const largestClaim = Math.max(...cases.map(({ СуммИск: sum = 0 }) => sum))
  const atLeastLargest = await client.get('legal-cases', { inn: innWithCases, claim_amount_from: String(largestClaim) })
  const large = atLeastLargest.data?.Записи as { СуммИск: number }[]
  expect(large.map(({ СуммИск: sum }) => sum)).toEqual([largestClaim])
  expect((await client.get('legal-cases', { inn: innWithCases, claim_amount_from: String(largestClaim + 1) })).data?.ЗапВсего).toBe(0)
})

/** Taxpayer number (ИНН) of a company whose court cases claim different sums (`СуммИск`, in rubles). */
const findCompanyWithCases = async (): Promise<string> => {
  const { client } = await clientWith()
  const rows = await app.db.selectFrom('companies').select('inn').where('kind', '=', 'company').orderBy('id').execute()
  for (const { inn: candidate } of rows) {
    const sums = ((await client.get('legal-cases', { inn: candidate ?? '' })).data?.Записи ?? []) as { СуммИск?: number }[]
    if (candidate && new Set(sums.map(({ СуммИск }) => СуммИск)).size > 1) return candidate
  }
  throw new Error('the demo has no company with cases of different sums')
}

test('the search finds companies registered on a day or in a period, with and without search words', async () => {
  const { client } = await clientWith()
  const row = await app.db.selectFrom('companies').selectAll().where('inn', '=', inn).executeTakeFirstOrThrow()
  const day = String(row.registered_on)
  const ask = async (parameters: Record<string, string>) =>
    ((await client.get('search', { obj: 'org', ...parameters })).data?.Записи ?? []) as { ИНН: string; ДатаРег: string }[]
  const registered = await ask({ by: 'reg-date', query: day })
  expect(registered.map((record) => record.ИНН)).toContain(inn)
  expect(new Set(registered.map((record) => record.ДатаРег))).toEqual(new Set([day]))
  expect((await ask({ by: 'name', query: row.name, date_from: day, date_to: day })).map((record) => record.ИНН)).toContain(inn)
  expect((await ask({ by: 'name', query: row.name, date_to: '1990-01-01' })).map((record) => record.ИНН)).not.toContain(inn)
  // A day must be written as YYYY-MM-DD, and the day of the last update (`upd-date`) cannot be searched here.
  const wrong = await client.get('search', { by: 'reg-date', obj: 'org', query: '31.12.2020' })
  expect(wrong.meta).toMatchObject({ status: 'error', message: expect.stringContaining('query:') })
  expect((await client.get('search', { by: 'upd-date', obj: 'org', query: day })).meta).toMatchObject({
    status: 'error',
    message: expect.stringContaining('by:'),
  })
})

test('a list whose source has not been loaded for the company is reported as such, not as empty', async () => {
  const { client } = await clientWith()
  const row = await app.db
    .selectFrom('companies')
    .select('inn')
    .where('kind', '=', 'company')
    .where('id', 'not in', (is) => is.selectFrom('company_facts').select('company_id').where('source', '=', 'contracts'))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const contracts = await client.get('contracts', { inn: row.inn ?? '', law: '44' })
  expect(contracts).toMatchObject({
    data: {},
    company: { ИНН: row.inn },
    meta: { status: 'ok', message: expect.stringContaining('ещё нет') },
  })
})

test('every error has Checko’s format, whether a number, the method or the key is wrong', async () => {
  const { client, person, id } = await clientWith()
  // The last digit of a taxpayer number is a check digit; here it is wrong.
  const wrong = await client.post('company', { inn: '1234567890' })
  expect(wrong.status).toBe(400)
  expect(((await wrong.json()) as Envelope).meta.status).toBe('error')
  const withoutNumber = await client.get('company', { okpo: '12345678' })
  expect(withoutNumber.meta).toMatchObject({ status: 'error', message: expect.stringContaining('inn:') })
  const withoutLaw = await client.get('contracts', { inn })
  expect(withoutLaw.meta).toMatchObject({ status: 'error', message: expect.stringContaining('law:') })
  expect((await client.post('timeline', { inn })).status).toBe(404)
  expect((await new CheckoClient('').post('company', { inn })).status).toBe(401)
  await as(person)(revokeApiKey, { params: { id } })
  const revoked = await client.post('company', { inn })
  expect(revoked.status).toBe(401)
  expect(((await revoked.json()) as Envelope).meta.message).toContain('отозван')
  // A page of another site may read both the answer and the error.
  expect(revoked.headers.get('access-control-allow-origin')).toBe('*')
})
