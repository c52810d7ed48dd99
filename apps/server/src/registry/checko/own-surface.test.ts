// Our server offers its data through an API in the format of Checko, a commercial aggregator of company data. Here our own Checko client reads this
// API: a company must come back as it is stored.
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { World } from '../../../test/world.ts'
import { loadConfig } from '../../platform/config.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { randomIds } from '../../platform/ids.ts'
import { chooseSource } from '../choose-source.ts'
import { type CompanyRecord, findById, openRecord, type SourcedCompany } from '../registry.ts'

const app = testApplication({ LIMIT_API: '9999/60' })
const world = new World(app)
let key = ''
let base = ''

beforeAll(async () => {
  await loadDemo(app, { companies: 40, traders: 5 })
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/v2`
})

/** Our client of Checko, with this server in place of Checko. */
const clientOfOurApi = () => {
  const config = loadConfig({ ...process.env, DATA_DIR: app.config.DATA_DIR, CHECKO_KEY: key, CHECKO_URL: base, CHECKO_PER_DAY: '100000' })
  return chooseSource({ config, db: app.db, clock: app.clock, ids: randomIds })
}

const get = async (path: string) => {
  const answer = await app.server.inject({ url: `/v2/${path}` })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const withKey = (path: string) => get(`${path}${path.includes('?') ? '&' : '?'}key=${key}`)

/** The first companies or sole traders of the demo, as they are stored. */
async function sample(kind: 'company' | 'entrepreneur', count: number) {
  const rows = await app.db
    .selectFrom('companies')
    .select(['id', 'ogrn', 'inn'])
    .where('kind', '=', kind)
    .orderBy('id')
    .limit(count)
    .execute()
  const opened: { ogrn: string; record: CompanyRecord }[] = []
  for (const { id, ogrn } of rows) {
    const row = await findById(readOnly(app.db), id)
    if (row) opened.push({ ogrn, record: await openRecord(readOnly(app.db), row) })
  }
  return opened
}

const sortedNames = <T extends { readonly name?: string }>(list: readonly T[] = []) => list.map(({ name }) => name).toSorted()

test.each(['company', 'entrepreneur'] as const)(
  'every %s that our Checko client reads from our API is equal to the stored one',
  async (kind) => {
    const source = clientOfOurApi()
    for (const { ogrn, record } of await sample(kind, kind === 'company' ? 12 : 4)) {
      const answer = (await source.fetchCompany({ kind, ogrn })) as SourcedCompany
      const { row, register, blocks } = record
      expect(answer.failed).toEqual([])
      expect(answer.record.columns).toMatchObject({
        ...{ kind, ogrn, inn: row.inn, kpp: row.kpp, nameFull: row.nameFull, closedOn: row.closedOn, statusName: row.statusName },
        ...{ procedure: row.procedure, registeredOn: row.registeredOn, ogrnDate: row.ogrnDate, regionCode: row.regionCode },
        ...{ okvedCode: row.okvedCode, okopfCode: row.okopfCode, city: row.city },
        ...(kind === 'company'
          ? { name: row.name, address: row.address, capitalKopecks: row.capitalKopecks, leader: row.leader }
          : { fio: row.fio }),
      })
      const { facts } = answer.record
      if (kind === 'company') {
        expect(facts.heads.map(({ name, inn, post, recordDate }) => ({ name, inn, post, recordDate }))).toEqual(
          register.heads.map(({ name, inn, post, recordDate }) => ({ name, inn, post, recordDate })),
        )
        expect(sortedNames(facts.founders)).toEqual(
          sortedNames(register.founders.filter(({ kind: founderKind, name }) => name && founderKind !== 'hidden')),
        )
      }
      expect(facts.okvedAdd.map(({ code }) => code)).toEqual(register.okvedAdd.map(({ code }) => code))
      expect(facts.licenses).toEqual(register.licenses.map(({ suspended: _, ...license }) => license))
      expect(facts.taxAuthority).toEqual(register.taxAuthority)
      expect(answer.blocks.cases?.facts.cases.map(({ number }) => number).toSorted()).toEqual(
        (blocks.cases?.cases ?? []).map(({ number }) => number).toSorted(),
      )
      const numbersAndPrices = (blocks.contracts?.contracts ?? []).map(({ registerNumber, priceKopecks }) => [registerNumber, priceKopecks])
      expect(
        answer.blocks.contracts?.facts.contracts.map(({ registerNumber, priceKopecks }) => [registerNumber, priceKopecks]).toSorted(),
      ).toEqual(numbersAndPrices.toSorted())
      expect(answer.blocks.enforcement?.facts.proceedings.toSorted((a, b) => a.number.localeCompare(b.number))).toEqual(
        (blocks.enforcement?.proceedings ?? []).toSorted((a, b) => a.number.localeCompare(b.number)),
      )
      expect(answer.blocks.inspections?.facts.inspections.length).toBe(blocks.inspections?.inspections.length ?? 0)
      if (kind === 'company') expect(answer.blocks.accounts?.facts.years).toEqual(blocks.accounts?.years ?? [])
      expect(answer.blocks.contacts?.facts).toEqual(blocks.contacts ?? answer.blocks.contacts?.facts)
    }
  },
)

test('our Checko client finds a company of our API by a word of its name', async () => {
  const [first] = await sample('company', 1)
  const word = /[«"](.+)[»"]/.exec(first?.record.row.name ?? '')?.[1] ?? ''
  const answer = await clientOfOurApi().search?.(word)
  expect(answer?.entries.map(({ ogrn }) => ogrn)).toContain(first?.ogrn)
})

test('a person is returned with the companies that they head', async () => {
  const tie = await app.db
    .selectFrom('company_ties')
    .selectAll()
    .where('role', '=', 'head')
    .where('inn', 'is not', null)
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { body } = await withKey(`person?inn=${tie.inn}`)
  expect(body.data).toMatchObject({ ИНН: tie.inn, ФИО: tie.name })
  expect(body.data.Руковод.length).toBeGreaterThan(0)
})

test('the parameters of the Checko API are supported', async () => {
  const rows = await sample('company', 40)
  const withAccounts = rows.find(({ record }) => (record.blocks.accounts?.years.length ?? 0) > 0)
  const year = withAccounts?.record.blocks.accounts?.years[0]
  // 2110 is the line of the revenue, stored in kopecks.
  const rubles = (year?.lines['2110'] ?? 0) / 100
  expect((await withKey(`finances?ogrn=${withAccounts?.ogrn}`)).body.data[year?.year ?? 0]['2110']).toBe(rubles)
  const extended = await withKey(`finances?ogrn=${withAccounts?.ogrn}&extended=true`)
  expect(extended.body.data[year?.year ?? 0]['2110']).toEqual({ СумОтч: rubles })
  expect(extended.body.company).toMatchObject({ ОГРН: withAccounts?.ogrn })
  // Contracts need the number of a procurement law.
  expect(await withKey(`contracts?ogrn=${withAccounts?.ogrn}`)).toMatchObject({ status: 400, body: { meta: { status: 'error' } } })
  const sued = rows.find(({ record }) => (record.blocks.cases?.cases.length ?? 0) > 1)
  const page = await withKey(`legal-cases?ogrn=${sued?.ogrn}&limit=1&page=2`)
  expect(page.body.data).toMatchObject({ СтрТекущ: 2, СтрВсего: sued?.record.blocks.cases?.cases.length })
  expect(page.body.data.Записи).toHaveLength(1)
})

test('answers without data and refusals have the format of the Checko API', async () => {
  const [first] = await sample('company', 1)
  const { body } = await withKey(`company?ogrn=${first?.ogrn}`)
  expect(body.meta).toEqual({ status: 'ok', today_request_count: expect.any(Number), balance: 0 })
  expect((await withKey(`company?ogrn=${first?.ogrn}`)).body.meta.today_request_count).toBe(body.meta.today_request_count + 1)
  // A valid ИНН (taxpayer number) that no company of the demo has.
  expect((await withKey('company?inn=7707083893')).body).toMatchObject({
    data: {},
    meta: { status: 'ok', message: expect.stringContaining('Не найдено') },
  })
  const noKey = { status: 401, body: { meta: { status: 'error', message: expect.any(String) } } }
  expect(await get(`company?ogrn=${first?.ogrn}`)).toMatchObject(noKey)
  expect(await get(`company?ogrn=${first?.ogrn}&key=svk_${'a'.repeat(43)}`)).toMatchObject(noKey)
  expect(await withKey('company?inn=12')).toMatchObject({ status: 400, body: { meta: { status: 'error' } } })
  // A method of Checko that our API does not have.
  expect(await withKey('timeline?inn=7707083893')).toMatchObject({ status: 404, body: { meta: { status: 'error' } } })
})

test.each(['Сведения ограничены', 'Нет сведений', 'Ликвидирована', 'Исключена', 'Реорганизована', 'Присоединена'])(
  'our Checko client reads the status «%s» without a day of closing as it is stored',
  async (status) => {
    const { ogrn } = await world.company()
    await app.db
      .updateTable('companies')
      .set({ status_name: status, status_code: null, closed_on: null })
      .where('ogrn', '=', ogrn)
      .execute()
    const { record } = (await clientOfOurApi().fetchCompany({ kind: 'company', ogrn })) as SourcedCompany
    expect(record.columns).toMatchObject({ statusName: status, procedure: null, closedOn: null })
  },
)
