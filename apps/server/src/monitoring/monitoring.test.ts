// Tests the companies that members watch: imports of register extracts and open data change them, each change is stored with its old and new value,
// and those who watch the company are notified; nothing is stored about companies that nobody watches. `asOf` is the day of an extract.
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
/** XML of parts of a register extract: a head, a founder with the whole capital, a list of founders, the capital in rubles. */
const head = (name: string) =>
  `<СведДолжнФЛ><СвФЛ Фамилия="${name}" Имя="ИВАН" Отчество="ИВАНОВИЧ" ИННФЛ="500100732259" /><СвДолжн ВидДолжн="02" НаимВидДолжн="Руководитель" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
const founder = (name: string) =>
  `<УчрФЛ><СвФЛ Фамилия="${name}" Имя="ИВАН" Отчество="ИВАНОВИЧ" ИННФЛ="500100732259" /><ДоляУстКап НоминСтоим="10000"><РазмерДоли><Процент>100</Процент></РазмерДоли></ДоляУстКап></УчрФЛ>`
const founders = (...names: string[]) => `<СвУчредит>${names.map(founder).join('')}</СвУчредит>`
const capital = (rubles: number) => `<СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="${rubles}" />`
const listOwnEvents = async (person: Person, query = {}) => (await as(person)(listEvents, { query })).body.result
const watch = async (person: Person, ...numbers: string[]) => (await as(person)(watchCompanies, { body: { numbers } })).body

test('three imports each report their changes once, and a repeated import reports nothing', async () => {
  const person = await world.person({ plan: 'pro' })
  const first = legalEntity({ asOf: '2026-11-01', more: capital(10_000) + head('ПЕРВЫЙ') })
  const other = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([first, other]))
  // 7707083893 is a valid taxpayer number of no company here.
  expect(await watch(person, first.inn ?? '', '7707083893', 'нет')).toEqual({ added: 1, unknown: ['7707083893', 'нет'] })
  const second = { ...first, asOf: '2026-11-10', more: capital(500_000) + head('ВТОРОЙ') }
  await load(egrulFile([second, { ...other, asOf: '2026-11-10', more: capital(1) }]))
  const found = await listOwnEvents(person)
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
  expect(await listOwnEvents(person)).toHaveLength(2)
  await load(egrulFile([{ ...second, asOf: '2026-11-15', name: 'НОВОЕ ИМЯ' }]))
  expect((await listOwnEvents(person)).map(({ field }) => field)).toContain('name')
  expect(await listOwnEvents(person, { field: 'name' })).toHaveLength(1)
  // Nobody watches the other company: the database has nothing about it.
  const stored = await app.db.selectFrom('company_events').select('company_id').distinct().execute()
  expect(stored).toHaveLength(1)
})

test('the same name and address in another source’s spelling are no change', async () => {
  const person = await world.person({ plan: 'pro' })
  const company = legalEntity({ asOf: '2026-11-01', name: 'ТОТ ЖЕ', more: head('ПРЕЖНИЙ') })
  await load(egrulFile([company]))
  await watch(person, company.ogrn)
  /** Stores name and address in another spelling, with this head. */
  const respell = async (leader: string) => {
    const { address } = await app.db.selectFrom('companies').select('address').where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
    const row = { leader, name: 'ООО «Тот же»', address: address?.toLowerCase().replaceAll(',', ' , ') ?? null }
    await app.db.updateTable('companies').set(row).where('ogrn', '=', company.ogrn).execute()
  }
  await respell('Прежний Иван Иванович')
  expect(await listOwnEvents(person)).toEqual([])
  await respell('Другой Иван Иванович')
  expect((await listOwnEvents(person)).map(({ field }) => field)).toEqual(['head'])
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
  const listFields = async (query: object) => (await listOwnEvents(person, query)).map(({ field }) => field).sort()
  expect(await listFields({})).toEqual(['capital', 'capital', 'head'])
  expect(await listFields({ important: true })).toEqual(['head'])
  const { id } = (await listOwnEvents(person, { field: 'head' }))[0]?.company ?? { id: 0 }
  expect(await listFields({ company: id })).toEqual(['capital', 'head'])
  const eightDaysAgo = new Date(app.clock.now().getTime() - 8 * 86_400_000)
  await app.db.updateTable('company_events').set({ happened_at: eightDaysAgo }).where('company_id', '=', id).execute()
  expect([await listFields({ days: 7 }), (await listFields({ days: 30 })).length]).toEqual([['capital'], 3])
})

test('founders that appear, change and disappear in successive imports are each reported', async () => {
  const person = await world.person({ plan: 'pro' })
  const company = legalEntity({ asOf: '2026-11-01' })
  await load(egrulFile([company]))
  await watch(person, company.ogrn)
  const importExtract = (asOf: string, more: string) => load(egrulFile([{ ...company, asOf, more }]))
  await importExtract('2026-11-02', founders('ПЕРВЫЙ'))
  await importExtract('2026-11-03', founders('ПЕРВЫЙ') + capital(20_000))
  await importExtract('2026-11-04', founders('ВТОРОЙ') + capital(20_000))
  await importExtract('2026-11-05', capital(20_000))
  const reported = (await listOwnEvents(person, { field: 'founders' })).toReversed()
  expect(reported.map(({ before, after }) => [before?.text ?? null, after?.text ?? null])).toEqual([
    [null, 'Первый Иван Иванович'],
    ['Первый Иван Иванович', 'Второй Иван Иванович'],
    ['Второй Иван Иванович', null],
  ])
  expect(await app.db.selectFrom('watched_founders').selectAll().execute()).toEqual([])
})

test('a watched company that enters, changes in or leaves a list of open data is reported each time', async () => {
  const person = await world.person({ plan: 'pro' })
  const [debtor, other] = [legalEntity({ asOf: '2026-11-01' }), legalEntity({ asOf: '2026-11-01' })]
  await load(egrulFile([debtor, other]))
  await watch(person, debtor.ogrn)
  /** Imports the complete list of tax debtors on a day: taxpayer numbers with their debts in rubles. */
  const importDebtors = (asOf: string, debtors: readonly (readonly [string, string])[]) => {
    const debt = (sum: string) => `<СведНедоим НаимНалог="НДС" СумНедНалог="${sum}" СумПени="0" СумШтраф="0" ОбщСумНедоим="${sum}"/>`
    const documents = debtors.map(([inn, sum]) => ({ inn, asOf, published: asOf, payload: debt(sum) }))
    return loadCompleteSets(app.database, app.clock, [openDataFile('ОТКРДАННЫЕ6', documents)])
  }
  await importDebtors('01.09.2026', [
    [debtor.inn, '100.00'],
    [other.inn, '100.00'],
  ])
  await importDebtors('01.10.2026', [
    [debtor.inn, '250.00'],
    [other.inn, '100.00'],
  ])
  await importDebtors('01.11.2026', [[other.inn, '100.00']])
  const reported = (await listOwnEvents(person, { field: 'debts' })).toReversed()
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
  expect([(await listOwnEvents(early)).length, (await listOwnEvents(late)).length]).toEqual([1, 0])
  await load(egrulFile([{ ...company, asOf: '2026-11-03', more: capital(30_000) }]))
  expect([(await listOwnEvents(early)).length, (await listOwnEvents(late)).length]).toEqual([2, 1])
})

test('each watcher is notified of a change once', async () => {
  const [early, late] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'business' })]
  const company = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await load(egrulFile([company]))
  await watch(early, company.ogrn)
  await load(egrulFile([{ ...company, asOf: '2026-11-10', more: capital(20_000) }]))
  await app.db.transaction().execute((tx) => notifyBatch(tx, app.services))
  await app.db.transaction().execute((tx) => notifyBatch(tx, app.services))
  const listNotices = (person: Person) =>
    app.db.selectFrom('notices').select('params').where('user_id', '=', person.id).where('kind', '=', 'company_changed').execute()
  expect(await listNotices(early)).toHaveLength(1)
  expect(await listNotices(late)).toHaveLength(0)
})

test('a watch belongs to its member, needs a plan with monitoring, and there are at most 500', async () => {
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
  for (let count = 1; count < 500; count += 1) await world.company()
  const all = await app.db.selectFrom('companies').select('ogrn').orderBy('id', 'desc').limit(500).execute()
  const full = await as(stranger)(watchCompanies, { body: { numbers: all.map(({ ogrn }) => ogrn) } })
  expect(full.body).toMatchObject({ added: 500 })
  const more = await world.company()
  expect((await as(stranger)(watchCompanies, { body: { numbers: [more.inn] } })).code).toBe('too_many_watches')
  expect((await as(person)(unwatchCompany, { params: { id: company.id } })).status).toBe(204)
  expect((await as(person)(listWatches, { query: {} })).body.count).toBe(0)
})
