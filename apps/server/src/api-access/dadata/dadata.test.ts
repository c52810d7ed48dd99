// Tests the operations in the format of DaData, another service of company data, over our register: suggestions by text, lookups by number, errors,
// the API key. DaData calls a company, sole trader or branch a party; ИНН is its taxpayer number, ОГРН its registration number, and a КЛАДР code
// (13 digits) is that of a place in the national classifier of addresses.
import { getApiUsage } from '@sverka/contract/api-access/api-access'
import {
  findAffiliatedParties,
  findPartyById,
  getSuggestStatus,
  type PartyState,
  refuseOtherLookup,
  refuseOtherSuggestion,
  suggestParty,
} from '@sverka/contract/api-access/dadata'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let key = ''

beforeAll(async () => {
  await loadDemo(app, { companies: 60, traders: 5 })
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

const keyHeader = () => ({ headers: { authorization: `Token ${key}` } })
/** A company or sole trader that is not closed and in no procedure. */
const findActive = (kind: 'company' | 'entrepreneur') =>
  app.db
    .selectFrom('companies')
    .selectAll()
    .where('kind', '=', kind)
    .where('closed_on', 'is', null)
    .where('procedure', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()

interface Data {
  readonly inn: string
  readonly type: string
  readonly state: { readonly status: string }
  readonly [name: string]: unknown
}
const readData = (body: { suggestions: { data: unknown }[] }) => body.suggestions.map(({ data }) => data as Data)

test('suggestions by name, ИНН and ОГРН contain what the client shows', async () => {
  const row = await findActive('company')
  for (const query of [row.inn ?? '', row.ogrn, /«(.+)»/.exec(row.name)?.[1] ?? row.name]) {
    const { body, status } = await as(null)(suggestParty, { body: { query }, ...keyHeader() })
    expect(status).toBe(200)
    const party = readData(body).find(({ inn }) => inn === row.inn)
    expect(party).toMatchObject({
      inn: row.inn,
      kpp: row.kpp,
      ogrn: row.ogrn,
      type: 'LEGAL',
      branch_type: 'MAIN',
      state: { status: 'ACTIVE' },
    })
    expect(party?.address).toMatchObject({ value: row.address })
  }
})

test('suggestions can be filtered by kind, state, place and number', async () => {
  const ask = async (body: object) => readData((await as(null)(suggestParty, { body: { query: 'ооо', ...body }, ...keyHeader() })).body)
  expect(await ask({ count: 3 })).toHaveLength(3)
  expect((await ask({ count: 500 })).length).toBeLessThanOrEqual(20)
  expect((await ask({ status: ['LIQUIDATED'] })).every(({ state }) => state.status === 'LIQUIDATED')).toBe(true)
  expect((await ask({ type: 'INDIVIDUAL' })).every(({ type }) => type === 'INDIVIDUAL')).toBe(true)
  expect(await ask({ query: '  ' })).toEqual([])
})

interface Place {
  readonly city: string | null
  readonly region_kladr_id: string
}
const readPlace = ({ address }: Data) => (address as { data: Place }).data
/** The parties suggested in any of these places. */
const suggestIn = async (query: string, ...locations: object[]) =>
  readData((await as(null)(suggestParty, { body: { query, count: 20, locations }, ...keyHeader() })).body)

const companyIn = (city: string) =>
  app.db
    .selectFrom('companies')
    .selectAll()
    .where('city', '=', city)
    .where('kind', '=', 'company')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()

test('suggestions can be filtered by a region’s code or name', async () => {
  // The code of a region is its two digits, alone or filled up with zeros.
  const { region_code: region } = await companyIn('Казань')
  for (const place of [{ kladr_id: region }, { kladr_id: `${region}00000000000` }, { region: 'Татарстан' }, { region: 'респ Татарстан' }]) {
    const parties = await suggestIn('ооо', place)
    expect(parties.length).toBeGreaterThan(0)
    for (const party of parties) expect(readPlace(party).region_kladr_id).toBe(`${region}00000000000`)
  }
  expect(await suggestIn('ооо', { region: 'Атлантида' })).toEqual([])
})

test('suggestions can be filtered by a town’s code or name, and an unknown town finds nothing', async () => {
  const { inn, region_code: region } = await companyIn('Екатеринбург')
  // Two digits of the region, three of the district (none here), three of the town, three of the village, two of the revision.
  const code = `${region}00000100000`
  for (const place of [
    { kladr_id: code },
    { city_kladr_id: code },
    { city: 'екатеринбург' },
    { region: 'Свердловская обл', city: 'г Екатеринбург' },
  ]) {
    const parties = await suggestIn('ооо', place)
    expect(parties.length).toBeGreaterThan(0)
    for (const party of parties) expect(readPlace(party).city).toBe('Екатеринбург')
    expect(await suggestIn(inn ?? '', place)).toHaveLength(1)
  }
  const both = await suggestIn('ооо', { kladr_id: code }, { city: 'Казань', country_iso_code: 'RU' })
  expect(new Set(both.map((party) => readPlace(party).city))).toEqual(new Set(['Екатеринбург', 'Казань']))
  const { body } = await as(null)(findPartyById, { body: { query: inn ?? '' }, ...keyHeader() })
  expect(readData(body)[0]).toMatchObject({ address: { data: { city_kladr_id: code, kladr_id: code } } })
  const khimki = await suggestIn('ооо', { kladr_id: '5000003000000' })
  expect(new Set(khimki.map((party) => readPlace(party).city))).toEqual(new Set(['Химки']))
  // Another town, a district, a street (a longer code), an identifier of the newer address register ФИАС, which our register does not have,
  // another country, a malformed code, a town other than that of the code.
  const withoutCompanies = [
    { kladr_id: `${region}00000200000` },
    { kladr_id: `${region}00900000000` },
    { kladr_id: `${region}000001000012300` },
  ]
  for (const place of [
    ...withoutCompanies,
    { city_fias_id: 'c2deb16a' },
    { country_iso_code: 'BY' },
    { kladr_id: 'ab' },
    { city: 'Казань', kladr_id: code },
  ])
    expect(await suggestIn('ооо', place)).toEqual([])
})

test('companies of a preferred town or region come first, and no other company is left out', async () => {
  const ask = async (locations_boost: object[]) =>
    readData((await as(null)(suggestParty, { body: { query: 'ооо', count: 20, locations_boost }, ...keyHeader() })).body)
  const { region_code: region } = await companyIn('Казань')
  for (const place of [{ kladr_id: `${region}00000100000` }, { city: 'Казань' }, { region: 'Татарстан' }]) {
    const cities = (await ask([place])).map((party) => readPlace(party).city)
    const firstOther = cities.findIndex((city) => city !== 'Казань')
    expect(firstOther).toBeGreaterThan(0)
    expect(cities.slice(firstOther)).not.toContain('Казань')
    expect(cities).toHaveLength(20)
  }
})

test('findById shows everything of one company and nothing of an unknown number', async () => {
  const row = await findActive('company')
  const { body } = await as(null)(findPartyById, { body: { query: row.inn ?? '' }, ...keyHeader() })
  const [party] = readData(body)
  expect(party).toMatchObject({ inn: row.inn, okved: row.okved_code, management: { post: row.leader_post } })
  const [surname, name, patronymic] = (row.leader ?? '').split(' ').map((word) => expect.stringMatching(new RegExp(`^${word}$`, 'i')))
  expect(party?.managers).toEqual([expect.objectContaining({ fio: expect.objectContaining({ surname, name, patronymic }) })])
  expect(party?.okveds).toContainEqual({ main: true, type: '2014', code: row.okved_code, name: expect.stringMatching(/./) })
  const trader = await findActive('entrepreneur')
  expect(readData((await as(null)(findPartyById, { body: { query: trader.ogrn }, ...keyHeader() })).body)[0]).toMatchObject({
    type: 'INDIVIDUAL',
  })
  // A valid taxpayer number that no company of the demo register has.
  expect((await as(null)(findPartyById, { body: { query: '7707083893' }, ...keyHeader() })).body.suggestions).toEqual([])
  expect((await as(null)(findPartyById, { body: { query: 'не номер' }, ...keyHeader() })).body.suggestions).toEqual([])
})

test('a typed client that writes null for unused fields gets the company without its branches', async () => {
  const row = await findActive('company')
  const unusedFields = { count: null, type: null, status: null, okved: null, locations: [{ kladr_id: null }] }
  const suggested = await as(null)(suggestParty, { body: { query: row.inn ?? '', ...unusedFields }, ...keyHeader() })
  expect(readData(suggested.body).map(({ inn }) => inn)).toContain(row.inn)
  const ask = async (body: { branch_type?: 'MAIN' | 'BRANCH' | null; kpp?: null; status?: PartyState[] }) =>
    readData((await as(null)(findPartyById, { body: { query: row.inn ?? '', ...body }, ...keyHeader() })).body)
  expect(await ask({ branch_type: null, kpp: null })).toHaveLength(1)
  expect(await ask({ branch_type: 'MAIN' })).toHaveLength(1)
  expect(await ask({ branch_type: 'BRANCH' })).toEqual([])
  expect(await ask({ status: ['ACTIVE'] })).toHaveLength(1)
  expect(await ask({ status: ['LIQUIDATED', 'BANKRUPT'] })).toEqual([])
})

test('findAffiliated finds the companies that a person heads or founded', async () => {
  const tie = await app.db
    .selectFrom('company_ties')
    .selectAll()
    .where('role', '=', 'head')
    .where('inn', 'is not', null)
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const company = await app.db.selectFrom('companies').select('inn').where('id', '=', tie.company_id).executeTakeFirstOrThrow()
  const query = tie.inn ?? ''
  const heads = await as(null)(findAffiliatedParties, { body: { query, scope: ['MANAGERS'] }, ...keyHeader() })
  expect(readData(heads.body).map(({ inn }) => inn)).toContain(company.inn)
  // A taxpayer number of a person who heads and founded nothing.
  expect((await as(null)(findAffiliatedParties, { body: { query: '770000000156' }, ...keyHeader() })).body.suggestions).toEqual([])
})

test('every error has DaData’s format, also without a key or with a session instead of one', async () => {
  const refused = await as(null)(suggestParty, { body: { query: 'ооо' } })
  expect(refused).toMatchObject({ status: 401, body: { family: 'CLIENT_ERROR', reason: 'Unauthorized' } })
  const person = await world.person({ plan: 'pro' })
  expect((await as(person)(suggestParty, { body: { query: 'ооо' } })).status).toBe(401)
  const other = await as(null)(refuseOtherSuggestion, { params: { method: 'suggest', about: 'fio' }, ...keyHeader() })
  expect(other).toMatchObject({ status: 404, body: { reason: 'Not Found', message: expect.stringContaining('suggest/party') } })
  const byGet = await as(null)(refuseOtherLookup, { params: { method: 'iplocate', about: 'address' }, ...keyHeader() })
  expect(byGet).toMatchObject({ status: 404, body: { message: expect.stringContaining('findById/party') } })
  expect(refused.body).toMatchObject({ message: expect.stringContaining('ключ') })
  // Clients show one line of text, so it names the invalid field.
  const tooLong = await as(null)(suggestParty, { body: { query: 'а'.repeat(301) }, ...keyHeader() })
  expect(tooLong).toMatchObject({ status: 400, body: { message: expect.stringContaining('query:') } })
})

test('a page of another site may call the API', async () => {
  const url = '/suggestions/api/4_1/rs/suggest/party'
  const preflight = await app.server.inject({ method: 'OPTIONS', url, headers: { origin: 'https://shop.example' } })
  expect(preflight).toMatchObject({ statusCode: 204, headers: { 'access-control-allow-origin': '*' } })
  expect(preflight.headers['access-control-allow-headers']).toContain('authorization')
  // DaData's own browser plugin sends its version in this header.
  expect(preflight.headers['access-control-allow-headers']).toContain('x-version')
  const answer = await app.server.inject({ method: 'POST', url, headers: { authorization: `Token ${key}` }, payload: { query: 'ооо' } })
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'access-control-allow-origin': '*' } })
})

test('DaData’s browser plugin may check its key, and the request is not counted', async () => {
  const person = await world.person({ plan: 'pro' })
  const own = await world.makeApiKey(person)
  const answer = await as(null)(getSuggestStatus, { headers: { authorization: `Token ${own.key}` } })
  expect(answer).toMatchObject({ status: 200, body: { search: true } })
  expect((await as(person)(getApiUsage, {})).body.used).toBe(0)
  expect((await as(null)(getSuggestStatus, { headers: { authorization: 'Token svk_aaaaaaaaaaaaaaaaaaaaaaaaa' } })).status).toBe(401)
})
