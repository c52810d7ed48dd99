// News of a special register (a public list such as the tax debtors): the entries that are new since the member's own last visit of it.
import { getRegisterNews, markRegisterSeen } from '@sverka/contract/special-registers/special-registers'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadAndAnnounce, type RegisterFile } from '../../test/load-register.ts'
import { openDataFile } from '../../test/open-data-files.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { type Person, World } from '../../test/world.ts'
import { companiesChanged } from '../events.ts'
import type { Tx } from '../platform/db/database.ts'
import { refreshEntries } from './refresh.ts'
import { recordAllChanged } from './special-registers.sql.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const params = { register: 'tax-debts' } as const

/** Loads the files as an import does; new entries are dated to the moment `dated`, or now. */
async function load(files: readonly RegisterFile[], dated?: Date): Promise<void> {
  const listeners = [(tx: Tx, ids: readonly number[]) => app.services.announce(tx, companiesChanged, ids)]
  await loadAndAnnounce({ database: app.database, clock: app.clock, whole: true }, files, listeners)
  await refreshEntries(app.db, () => dated ?? app.clock.now())
}

/** Loads a new company with a tax debt of 1,097.80 ₽ and returns its ИНН (taxpayer number). */
async function loadDebtor(dated?: Date): Promise<string> {
  const debtor = legalEntity({ asOf: '2026-05-01' })
  const debt = { inn: debtor.inn, asOf: '01.10.2026', payload: '<СведНедоим НаимНалог="НДС" ОбщСумНедоим="1097.80"/>' }
  await load([egrulFile([debtor]), openDataFile('ОТКРДАННЫЕ6', [debt])], dated)
  return debtor.inn
}

const news = async (person: Person) => (await as(person)(getRegisterNews, { params })).body
const markSeen = (person: Person, until: string) => as(person)(markRegisterSeen, { params, body: { until } })

/** Moves the clock by the two minutes after which entries count as news, and a minute more. */
const settle = () => app.clock.advance(180_000)

/** A member who visited the register three minutes ago. */
async function createVisitor(): Promise<Person> {
  const person = await world.person()
  settle()
  expect((await markSeen(person, (await news(person)).counted_at)).status).toBe(204)
  settle()
  return person
}

test('nothing is new to a member who has never visited the register', async () => {
  await loadDebtor()
  expect(await news(await world.person())).toMatchObject({ seen_at: null, fresh: 0, result: [] })
})

test('an entry added since the last visit is new until the next visit', async () => {
  const person = await createVisitor()
  const inn = await loadDebtor()
  settle()
  const { fresh, result, counted_at } = await news(person)
  expect([fresh, result.map(({ company }) => company?.inn)]).toEqual([1, [inn]])
  await markSeen(person, counted_at)
  expect((await news(person)).fresh).toBe(0)
})

test('an entry that is rebuilt without a change is not new', async () => {
  await loadDebtor()
  const person = await createVisitor()
  await app.db.transaction().execute(recordAllChanged)
  await refreshEntries(app.db, () => app.clock.now())
  settle()
  expect((await news(person)).fresh).toBe(0)
})

test('entries that arrive while the news are read are new the next time', async () => {
  const person = await createVisitor()
  const { counted_at } = await news(person)
  app.clock.advance(60_000)
  await loadDebtor()
  settle()
  await markSeen(person, counted_at)
  expect((await news(person)).fresh).toBe(1)
})

test('a visit dated in the future does not hide later entries', async () => {
  const person = await createVisitor()
  await markSeen(person, '2999-01-01T00:00:00.000Z')
  app.clock.advance(60_000)
  await loadDebtor()
  settle()
  expect((await news(person)).fresh).toBe(1)
})

test('an entry committed after a visit but dated before it is new', async () => {
  const person = await createVisitor()
  const beforeVisit = app.clock.now()
  app.clock.advance(60_000)
  await markSeen(person, (await news(person)).counted_at)
  await loadDebtor(beforeVisit)
  settle()
  expect((await news(person)).fresh).toBe(1)
})
