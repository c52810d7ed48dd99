// A client of Checko as its documentation describes it: POST with a JSON body and GET with a query get the same answers.
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

/** What such a client does: one address, one key, a method and its parameters; `meta.status` says whether it worked. */
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
  async posted(method: string, parameters: object): Promise<Envelope> {
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
  const got = await client.get(method, { inn, ...queryParameters })
  const posted = await client.posted(method, { inn, ...parameters })
  expect(posted.meta.status).toBe('ok')
  expect(posted.data).toEqual(got.data)
  // Each of the two counts as one request of the day.
  expect(posted.meta.today_request_count).toBe((got.meta.today_request_count ?? 0) + 1)
})

test('the answer names each filter that is ignored, and an applied filter reduces the list', async () => {
  const { client } = await clientWith()
  const withIgnored = await client.get('search', { by: 'okved', obj: 'org', query: '62', opf: '12300', codes: 'all' })
  expect(withIgnored.meta).toMatchObject({ status: 'ok', message: 'Параметры не учтены: opf, codes.' })
  // `source` comes with every call of a client and is not reported as ignored.
  expect((await client.get('company', { inn, source: 'true' })).meta.message).toBeUndefined()
  const owned = await companyWithCases()
  const cases = (await client.get('legal-cases', { inn: owned })).data?.Записи as { СуммИск?: number }[]
  const most = Math.max(...cases.map(({ СуммИск: sum = 0 }) => sum))
  const large = (await client.get('legal-cases', { inn: owned, claim_amount_from: String(most) })).data?.Записи as { СуммИск: number }[]
  expect(large.map(({ СуммИск: sum }) => sum)).toEqual([most])
  expect((await client.get('legal-cases', { inn: owned, claim_amount_from: String(most + 1) })).data?.ЗапВсего).toBe(0)
})

/** INN of a company with cases of different sums. */
const companyWithCases = async (): Promise<string> => {
  const { client } = await clientWith()
  const rows = await app.db.selectFrom('companies').select('inn').where('kind', '=', 'company').orderBy('id').execute()
  for (const { inn: one } of rows) {
    const sums = ((await client.get('legal-cases', { inn: one ?? '' })).data?.Записи ?? []) as { СуммИск?: number }[]
    if (one && new Set(sums.map(({ СуммИск: sum }) => sum)).size > 1) return one
  }
  throw new Error('the demo has no company with cases of different sums')
}

test('the search finds companies registered on a day or in a period, with and without words', async () => {
  const { client } = await clientWith()
  const row = await app.db.selectFrom('companies').selectAll().where('inn', '=', inn).executeTakeFirstOrThrow()
  const day = String(row.registered_on)
  const ask = async (parameters: Record<string, string>) =>
    ((await client.get('search', { obj: 'org', ...parameters })).data?.Записи ?? []) as { ИНН: string; ДатаРег: string }[]
  const registered = await ask({ by: 'reg-date', query: day })
  expect(registered.map((one) => one.ИНН)).toContain(inn)
  expect(new Set(registered.map((one) => one.ДатаРег))).toEqual(new Set([day]))
  expect((await ask({ by: 'name', query: row.name, date_from: day, date_to: day })).map((one) => one.ИНН)).toContain(inn)
  expect((await ask({ by: 'name', query: row.name, date_to: '1990-01-01' })).map((one) => one.ИНН)).not.toContain(inn)
  const wrong = await client.get('search', { by: 'reg-date', obj: 'org', query: '31.12.2020' })
  expect(wrong.meta).toMatchObject({ status: 'error', message: expect.stringContaining('query:') })
  expect((await client.get('search', { by: 'upd-date', obj: 'org', query: day })).meta).toMatchObject({
    status: 'error',
    message: expect.stringContaining('by:'),
  })
})

test('a list whose source was never asked is reported as not loaded, not as empty', async () => {
  const { client } = await clientWith()
  const row = await app.db
    .selectFrom('companies')
    .select('inn')
    .where('kind', '=', 'company')
    .where('id', 'not in', (of) => of.selectFrom('company_facts').select('company_id').where('source', '=', 'contracts'))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const contracts = await client.get('contracts', { inn: row.inn ?? '', law: '44' })
  expect(contracts).toMatchObject({
    data: {},
    company: { ИНН: row.inn },
    meta: { status: 'ok', message: expect.stringContaining('ещё нет') },
  })
})

test('every error has Checko’s format, whether the number, the method or the key is wrong', async () => {
  const { client, person, id } = await clientWith()
  // The check digit is wrong.
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
