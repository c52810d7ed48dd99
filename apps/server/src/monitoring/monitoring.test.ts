// Watched companies: each change is stored with old and new value and its watchers are notified; nothing is stored about other companies.
import { listEvents, listWatches, unwatchCompany, watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadCompleteSets, loadRegister } from '../../test/load-register.ts'
import { openDataFile } from '../../test/open-data-files.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { type Person, World } from '../../test/world.ts'
import { notifyBatch } from './notify.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const load = (...files: Buffer[]) => loadRegister(app.database, app.clock, files)
/** XML of a head, a founder, founders and a capital in an extract. */
const head = (name: string) =>
  `<СведДолжнФЛ><СвФЛ Фамилия="${name}" Имя="ИВАН" Отчество="ИВАНОВИЧ" ИННФЛ="500100732259" /><СвДолжн ВидДолжн="02" НаимВидДолжн="Руководитель" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
const founder = (name: string) =>
  `<УчрФЛ><СвФЛ Фамилия="${name}" Имя="ИВАН" Отчество="ИВАНОВИЧ" ИННФЛ="500100732259" /><ДоляУстКап НоминСтоим="10000"><РазмерДоли><Процент>100</Процент></РазмерДоли></ДоляУстКап></УчрФЛ>`
const founders = (...names: string[]) => `<СвУчредит>${names.map(founder).join('')}</СвУчредит>`
const capital = (rubles: number) => `<СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="${rubles}" />`
const events = async (person: Person, query = {}) => (await as(person)(listEvents, { query })).body.result
const watch = async (person: Person, ...numbers: string[]) => (await as(person)(watchCompanies, { body: { numbers } })).body

test('three imports each report their changes once, and a repeated import reports nothing', async () => {
  const person = await world.person({ plan: 'pro' })
  const first = legalEntity({ asOf: '2026-11-01', more: capital(10_000) + head('ПЕРВЫЙ') })
  const other = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([first, other]))
  expect(await watch(person, first.inn ?? '', '7707083893', 'нет')).toEqual({ added: 1, unknown: ['7707083893', 'нет'] })
  const second = { ...first, asOf: '2026-11-10', more: capital(500_000) + head('ВТОРОЙ') }
  await load(egrulFile([second, { ...other, asOf: '2026-11-10', more: capital(1) }]))
  const found = await events(person)
  expect(found.map(({ field }) => field).toSorted()).toEqual(['capital', 'head'])
  expect(found.find(({ field }) => field === 'capital')).toMatchObject({
    company: { inn: first.inn },
    before: { sum: 10_000 },
    after: { sum: 500_000 },
    source: 'register',
    as_of: '2026-11-10',
  })
  expect(found.find(({ field }) => field === 'head')?.after?.text).toBe('Второй Иван Иванович')
  await load(egrulFile([second]))
  expect(await events(person)).toHaveLength(2)
  await load(egrulFile([{ ...second, asOf: '2026-11-15', name: 'НОВОЕ ИМЯ' }]))
  expect((await events(person)).map(({ field }) => field)).toContain('name')
  expect(await events(person, { field: 'name' })).toHaveLength(1)
  // Nobody watches the other company: the database has nothing about it.
  const stored = await app.db.selectFrom('company_events').select('company_id').distinct().execute()
  expect(stored).toHaveLength(1)
})

test('the same name and address in another source’s spelling are no change', async () => {
  const person = await world.person({ plan: 'pro' })
  const company = legalEntity({ asOf: '2026-11-01', name: 'ТОТ ЖЕ', more: head('ПРЕЖНИЙ') })
  await load(egrulFile([company]))
  await watch(person, company.ogrn)
  /** Stores the row in another spelling, with this head. */
  const respell = async (leader: string) => {
    const { address } = await app.db.selectFrom('companies').select('address').where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
    const row = { leader, name: 'ООО «Тот же»', address: address?.toLowerCase().replaceAll(',', ' , ') ?? null }
    await app.db.updateTable('companies').set(row).where('ogrn', '=', company.ogrn).execute()
  }
  await respell('Прежний Иван Иванович')
  expect(await events(person)).toEqual([])
  await respell('Другой Иван Иванович')
  expect((await events(person)).map(({ field }) => field)).toEqual(['head'])
})

test('the feed is filtered by importance, company and period', async () => {
  const person = await world.person({ plan: 'pro' })
  const first = legalEntity({ asOf: '2026-11-01', more: capital(10_000) + head('ПЕРВЫЙ') })
  const other = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([first, other]))
  await watch(person, first.inn, other.inn)
  const [second, changed] = [
    { ...first, asOf: '2026-11-10', more: capital(500_000) + head('ВТОРОЙ') },
    { ...other, asOf: '2026-11-10', more: capital(20_000) },
  ]
  await load(egrulFile([second, changed]))
  const fields = async (query: object) => (await events(person, query)).map(({ field }) => field).sort()
  expect(await fields({})).toEqual(['capital', 'capital', 'head'])
  expect(await fields({ important: true })).toEqual(['head'])
  const { id } = (await events(person, { field: 'head' }))[0]?.company ?? { id: 0 }
  expect(await fields({ company: id })).toEqual(['capital', 'head'])
  const weekAgo = new Date(app.clock.now().getTime() - 8 * 86_400_000)
  await app.db.updateTable('company_events').set({ happened_at: weekAgo }).where('company_id', '=', id).execute()
  expect([await fields({ days: 7 }), (await fields({ days: 30 })).length]).toEqual([['capital'], 3])
})

test('founders that come, change or leave while the others stay are each reported', async () => {
  const person = await world.person({ plan: 'pro' })
  const company = legalEntity({ asOf: '2026-11-01' })
  await load(egrulFile([company]))
  await watch(person, company.ogrn)
  const imported = (asOf: string, more: string) => load(egrulFile([{ ...company, asOf, more }]))
  await imported('2026-11-02', founders('ПЕРВЫЙ'))
  await imported('2026-11-03', founders('ПЕРВЫЙ') + capital(20_000))
  await imported('2026-11-04', founders('ВТОРОЙ') + capital(20_000))
  await imported('2026-11-05', capital(20_000))
  const reported = (await events(person, { field: 'founders' })).toReversed()
  expect(reported.map(({ before, after }) => [before?.text ?? null, after?.text ?? null])).toEqual([
    [null, 'Первый Иван Иванович'],
    ['Первый Иван Иванович', 'Второй Иван Иванович'],
    ['Второй Иван Иванович', null],
  ])
  expect(await app.db.selectFrom('watched_founders').selectAll().execute()).toEqual([])
})

test('a list of open data that begins, changes or ceases to name a watched company is reported each time', async () => {
  const person = await world.person({ plan: 'pro' })
  const [debtor, other] = [legalEntity({ asOf: '2026-11-01' }), legalEntity({ asOf: '2026-11-01' })]
  await load(egrulFile([debtor, other]))
  await watch(person, debtor.ogrn)
  const listed = (asOf: string, named: readonly (readonly [string, string])[]) => {
    const debt = (sum: string) => `<СведНедоим НаимНалог="НДС" СумНедНалог="${sum}" СумПени="0" СумШтраф="0" ОбщСумНедоим="${sum}"/>`
    const documents = named.map(([inn, sum]) => ({ inn, asOf, published: asOf, payload: debt(sum) }))
    return loadCompleteSets(app.database, app.clock, [openDataFile('ОТКРДАННЫЕ6', documents)])
  }
  await listed('01.09.2026', [
    [debtor.inn, '100.00'],
    [other.inn, '100.00'],
  ])
  await listed('01.10.2026', [
    [debtor.inn, '250.00'],
    [other.inn, '100.00'],
  ])
  await listed('01.11.2026', [[other.inn, '100.00']])
  const reported = (await events(person, { field: 'debts' })).toReversed()
  expect(reported.map(({ before, after }) => [before?.sum ?? null, after?.sum ?? null])).toEqual([
    [null, 100],
    [100, 250],
    [250, null],
  ])
})

test('a member who begins to watch a company gets no notice of earlier changes', async () => {
  const [early, late] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  const company = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([company]))
  await watch(early, company.ogrn)
  await load(egrulFile([{ ...company, asOf: '2026-11-02', more: capital(20_000) }]))
  await watch(late, company.ogrn)
  expect([(await events(early)).length, (await events(late)).length]).toEqual([1, 0])
  await load(egrulFile([{ ...company, asOf: '2026-11-03', more: capital(30_000) }]))
  expect([(await events(early)).length, (await events(late)).length]).toEqual([2, 1])
})

test('each watcher is notified once of a change, members who began later are not', async () => {
  const [early, late] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'business' })]
  const company = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([company]))
  await watch(early, company.ogrn)
  await load(egrulFile([{ ...company, asOf: '2026-11-10', more: capital(20_000) }]))
  await app.db.transaction().execute((tx) => notifyBatch(tx, app.services))
  await app.db.transaction().execute((tx) => notifyBatch(tx, app.services))
  const reported = (person: Person) =>
    app.db.selectFrom('notices').select('params').where('user_id', '=', person.id).where('kind', '=', 'company_changed').execute()
  expect(await reported(early)).toHaveLength(1)
  expect(await reported(late)).toHaveLength(0)
})

test('a watch belongs to its member, within the plan and the limit', async () => {
  const [person, stranger, free] = [
    await world.person({ plan: 'pro' }),
    await world.person({ plan: 'pro' }),
    await world.person({ plan: 'free' }),
  ]
  const company = await world.company()
  await watch(person, company.inn)
  const { body } = await as(person)(listWatches, { query: { number: company.inn } })
  expect(body.result).toEqual([expect.objectContaining({ company: expect.objectContaining({ id: company.id }), changed_at: null })])
  expect((await as(stranger)(listWatches, { query: {} })).body.count).toBe(0)
  expect((await as(stranger)(unwatchCompany, { params: { id: company.id } })).code).toBe('not_found')
  expect((await as(free)(watchCompanies, { body: { numbers: [company.inn] } })).code).toBe('plan_required')
  const rows = Array.from({ length: 500 }, (_, index) => index)
  for (const index of rows) if (index > 0) await world.company()
  const all = await app.db.selectFrom('companies').select('ogrn').orderBy('id', 'desc').limit(500).execute()
  const full = await as(stranger)(watchCompanies, { body: { numbers: all.map(({ ogrn }) => ogrn) } })
  expect(full.body).toMatchObject({ added: 500 })
  const more = await world.company()
  expect((await as(stranger)(watchCompanies, { body: { numbers: [more.inn] } })).code).toBe('too_many_watches')
  expect((await as(person)(unwatchCompany, { params: { id: company.id } })).status).toBe(204)
  expect((await as(person)(listWatches, { query: {} })).body.count).toBe(0)
})
