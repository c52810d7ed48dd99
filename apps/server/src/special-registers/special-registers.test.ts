// Special registers (public lists such as tax debtors) through the API: copies of the registers, entries by words, and a company in each register
// (found, not found on a day, not checked).
import { getRegistersOfCompany, listRegisterEntries, listSpecialRegisters } from '@sverka/contract/special-registers/special-registers'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadAndAnnounce, type RegisterFile } from '../../test/load-register.ts'
import { disqualifiedFile, openDataFile } from '../../test/open-data-files.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'
import { companiesChanged, registerLoaded } from '../events.ts'
import type { Tx } from '../platform/db/database.ts'
import { refreshEntries } from './refresh.ts'
import { recordAllChanged } from './special-registers.sql.ts'

const app = testApplication()
const as = createClient(() => app.server)

const debtor = legalEntity({ asOf: '2026-05-01' })
/** The test's day is 20 November 2026: this extract is ten days old, the next one 31 days, which is one too many. */
const clean = legalEntity({ asOf: '2026-11-10' })
const old = legalEntity({ asOf: '2026-10-20' })
/** Liquidated in 2022. */
const ended = legalEntity({
  asOf: '2026-11-10',
  more: '<СвПрекрЮЛ ДатаПрекрЮЛ="2022-02-02"><СпПрекрЮЛ КодСпПрекрЮЛ="201" НаимСпПрекрЮЛ="Ликвидация юридического лица" /></СвПрекрЮЛ>',
})
const trader = soleTrader({ asOf: '2026-05-01' })
const debts = (sum: string) => `<СведНедоим НаимНалог="НДС" ОбщСумНедоим="${sum}"/>`

/** Loads the files as an import does, and rebuilds the entries. `ОТКРДАННЫЕ6` is the tax service's type of a file of tax debts. */
async function load(files: readonly RegisterFile[]): Promise<void> {
  const { announce } = app.services
  const listeners = [(tx: Tx, ids: readonly number[]) => announce(tx, companiesChanged, ids)]
  await loadAndAnnounce({ database: app.database, clock: app.clock, whole: true }, files, listeners)
  await app.db.transaction().execute((tx) => announce(tx, registerLoaded, null))
  await refreshEntries(app.db, () => app.clock.now())
}

beforeAll(() =>
  load([
    egrulFile([debtor, clean, old, ended]),
    egripFile([trader], { version: '4.07' }),
    openDataFile('ОТКРДАННЫЕ6', [{ inn: debtor.inn, asOf: '01.10.2026', payload: debts('1097.80') }]),
  ]),
)

const listRegisters = async () => (await as(null)(listSpecialRegisters, { query: {} })).body.result
const findRegister = async (name: string) => (await listRegisters()).find(({ register }) => register === name)
const entries = async (query: object) => (await as(null)(listRegisterEntries, { query })).body
/** Whether the company with this number is in the register with this name. */
const findCompanyIn = async (number: string, name: string) => {
  const { result } = (await as(null)(getRegistersOfCompany, { query: { query: number } })).body
  return result.find(({ register }) => register === name)
}

test('a register that is not loaded is reported as such, not as one without the company', async () => {
  expect(await findRegister('unfair-suppliers')).toMatchObject({
    copy: 'absent',
    records: 0,
    as_of: null,
    site: expect.stringContaining('zakupki'),
  })
  expect(await findCompanyIn(clean.inn, 'unfair-suppliers')).toMatchObject({ state: 'not_checked', copy: 'absent', as_of: null })
  expect(await findCompanyIn(clean.inn, 'tax-debts')).toMatchObject({ copy: 'whole' })
})

test('each register has its owner, the day of the copy and the number counted after the load', async () => {
  expect(await listRegisters()).toHaveLength(8)
  expect(await findRegister('tax-debts')).toMatchObject({
    owner: 'ФНС России',
    copy: 'whole',
    as_of: '2026-10-01',
    records: 1,
    counted_at: app.clock.now().toISOString(),
    example: false,
  })
  expect(await findRegister('unfair-suppliers')).toMatchObject({ copy: 'absent', records: 0, as_of: null })
})

test('an entry is found by number or word, inside its register and over all of them', async () => {
  const [entry] = (await entries({ register: 'tax-debts' })).result
  expect(entry).toMatchObject({ sum: 1097.8, detail: 'НДС', as_of: '2026-10-01', company: { inn: debtor.inn } })
  for (const query of [{ query: debtor.inn }, { query: debtor.ogrn, register: 'tax-debts' }, { query: entry?.subject.toUpperCase() }])
    expect((await entries(query)).result).toContainEqual(entry)
  expect(await entries({ query: debtor.inn, register: 'offences' })).toMatchObject({ count: 0, result: [] })
  expect(await entries({ query: clean.inn })).toMatchObject({ count: 0, result: [] })
})

test.each(["'", '\\', ':* & !', 'а б', '   ', '%_'])('the words %j are searched literally and find nothing', async (query) => {
  expect(await entries({ query })).toMatchObject({ count: 0, result: [] })
})

test('a company missing in a whole copy is «not found» on its day, without a copy it is «not checked»', async () => {
  expect(await findCompanyIn(debtor.inn, 'tax-debts')).toMatchObject({ state: 'found', as_of: '2026-10-01', entries: 1 })
  expect(await findCompanyIn(clean.inn, 'tax-debts')).toMatchObject({ state: 'not_found', as_of: '2026-10-01' })
  // The open data contain companies that exist on their day, so they prove nothing about a company that had ended before.
  expect(await findCompanyIn(ended.inn, 'tax-debts')).toMatchObject({ state: 'not_applicable', as_of: '2026-10-01' })
  expect(await findCompanyIn(clean.inn, 'offences')).toMatchObject({ state: 'not_checked', as_of: null })
  expect(await findCompanyIn(clean.inn, 'licences')).toMatchObject({ state: 'not_found', as_of: '2026-11-10' })
  // An extract older than thirty days gives «not checked», with its day.
  for (const register of ['licences', 'disqualified'] as const)
    expect(await findCompanyIn(old.inn, register)).toMatchObject({ state: 'not_checked', as_of: '2026-10-20' })
  expect(await findCompanyIn(trader.inn, 'tax-debts')).toMatchObject({ state: 'not_applicable' })
})

test('the register of disqualified persons names a company by its ИНН, and its head once', async () => {
  const ban = '<СвДискв ДатаНачДискв="2026-09-05" ДатаОкончДискв="2027-09-04" />'
  const head = `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="ЁЛКИН" Имя="САВВА" Отчество="ИЛЬИЧ" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" />${ban}</СведДолжнФЛ>`
  const withBannedHead = legalEntity({ asOf: '2026-11-10', more: head })
  await load([egrulFile([withBannedHead])])
  expect(await findCompanyIn(withBannedHead.inn, 'disqualified')).toMatchObject({ state: 'found', as_of: '2026-11-10', entries: 1 })
  expect(await findRegister('disqualified')).toMatchObject({ from: 'ЕГРЮЛ', records: 1 })
  await load([
    disqualifiedFile([
      { name: 'ЕЛКИН САВВА ИЛЬИЧ', inn: withBannedHead.inn },
      { name: 'ПЕНЬКОВА АННА', inn: clean.inn },
    ]),
  ])
  expect(await findRegister('disqualified')).toMatchObject({
    from: 'Реестр дисквалифицированных лиц',
    copy: 'whole',
    as_of: '2026-09-28',
    records: 2,
  })
  const { result } = await entries({ register: 'disqualified', query: 'савва' })
  expect(result).toMatchObject([
    { subject: 'ЕЛКИН САВВА ИЛЬИЧ', label: 'ДИРЕКТОР', detail: 'СТ. 14.25 Ч. 5', since: '2026-09-05', until: '2027-09-04' },
  ])
  expect(result).toHaveLength(1)
  expect(await findCompanyIn(clean.inn, 'disqualified')).toMatchObject({ state: 'found', as_of: '2026-09-28', entries: 1 })
})

/** The head whom ten companies will share. */
const HEAD = { name: 'Тёщин Савва Ильич', inn: '500100732259' }

/** Changes companies as an import would: announces them and handles the changes. */
async function change(ids: readonly number[], work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await work(tx)
    await app.services.announce(tx, companiesChanged, ids)
  })
  await refreshEntries(app.db, () => app.clock.now())
}

async function shareAddressAndHead(ids: number[]): Promise<void> {
  await change(ids, async (tx) => {
    await tx
      .updateTable('companies')
      .set({ address_key: 4242, address: 'г. Образцовск, ул. Мнимая, д. 7' })
      .where('id', 'in', ids)
      .execute()
    await tx.deleteFrom('company_ties').where('company_id', 'in', ids).where('role', '=', 'head').execute()
    const ties = ids.map((id) => ({ company_id: id, role: 'head', position: 1, ...HEAD }))
    await tx.insertInto('company_ties').values(ties).execute()
  })
}

/** Expects that an address or head shared only by invented companies is an example, and no example once a real company shares it too. */
async function expectExampleUntilReal(ids: number[]): Promise<void> {
  const setInvented = (some: number[], example: boolean) =>
    change(some, (tx) => tx.updateTable('companies').set({ example }).where('id', 'in', some).execute())
  const flags = async () => {
    const mass = app.db.selectFrom('special_register_entries').select('example').where('register', 'in', ['mass-heads', 'mass-addresses'])
    return (await mass.execute()).map(({ example }) => example)
  }
  await app.db.deleteFrom('special_register_entries').where('key', 'is not', null).execute()
  await setInvented(ids, true)
  expect(await flags()).toEqual([true, true])
  await setInvented(ids.slice(4, 5), false)
  expect(await flags()).toEqual([false, false])
  await setInvented(ids, false)
}

test('a head and an address are entries while enough active companies share them', async () => {
  const many = Array.from({ length: 10 }, () => legalEntity({ asOf: '2026-05-01' }))
  await load([egrulFile(many)])
  const ogrns = many.map(({ ogrn }) => ogrn)
  const ids = (await app.db.selectFrom('companies').select('id').where('ogrn', 'in', ogrns).execute()).map(({ id }) => id)
  await shareAddressAndHead(ids)
  expect((await entries({ register: 'mass-heads', query: 'тещин' })).result).toMatchObject([
    { subject: HEAD.name, companies: 10, company: null },
  ])
  expect((await entries({ register: 'mass-addresses', query: 'мнимая' })).result).toMatchObject([{ companies: 10 }])
  expect(await findCompanyIn(many[0]?.inn ?? '', 'mass-addresses')).toMatchObject({ state: 'found', entries: 10 })
  await expectExampleUntilReal(ids)
  const closed = ids.slice(0, 1)
  await change(closed, (tx) => tx.updateTable('companies').set({ closed_on: '2026-05-02' }).where('id', 'in', closed).execute())
  expect(await entries({ register: 'mass-addresses' })).toMatchObject({ count: 0 })
  expect((await entries({ register: 'mass-heads' })).result).toMatchObject([{ companies: 9 }])
  expect((await findRegister('mass-addresses'))?.records).toBe(0)
})

test('a company without a house number or an ИНН of its head is «not checked» for shared ones', async () => {
  const { id } = await app.db.selectFrom('companies').select('id').where('ogrn', '=', clean.ogrn).executeTakeFirstOrThrow()
  await change([id], async (tx) => {
    await tx.updateTable('companies').set({ address_key: null }).where('id', '=', id).execute()
    await tx.deleteFrom('company_ties').where('company_id', '=', id).execute()
  })
  expect(await findCompanyIn(clean.inn, 'mass-addresses')).toMatchObject({ state: 'not_checked', as_of: null })
  expect(await findCompanyIn(clean.inn, 'mass-heads')).toMatchObject({ state: 'not_checked', as_of: null })
})

test('after a load that announces no changed companies, all companies are rebuilt', async () => {
  const before = await listRegisters()
  await app.db.transaction().execute(recordAllChanged)
  const { companies } = await app.db
    .selectFrom('companies')
    .select((is) => is.fn.countAll<string>().as('companies'))
    .executeTakeFirstOrThrow()
  expect(await refreshEntries(app.db, () => app.clock.now())).toBe(Number(companies))
  expect(await listRegisters()).toEqual(before)
})
