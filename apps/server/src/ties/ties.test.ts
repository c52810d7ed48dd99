// The path of ties (shared heads, founders, addresses and so on) between two companies or people: exactly the paths made by the test are found;
// hubs, which have too many ties, are named but not searched through; a search that reached its limit never answers «no tie».
import { findPath } from '@sverka/contract/ties/ties'
import { HUB_MIN_TIES, PATHS_SHOWN, SHARED_BY_FEW } from '@sverka/contract/ties/ties.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egripFile, soleTrader } from '../../test/register-files.ts'
import { type TestCompany, TestRegister } from '../../test/tied-companies.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { NeighbourReader } from './neighbours.ts'
import { shortestPaths } from './shortest.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

const register = new TestRegister()
const PLANTED = 50
/** Chains of one to six steps, and one of seven, which is longer than `MAX_STEPS`. */
const chains = Array.from({ length: PLANTED }, (_, turn) => register.addChain(1 + (turn % 6), turn))
const tooLong = register.addChain(7, 3)

/** A person with too many companies, and an address with too many, to be searched through. */
const hub = register.newPersonInn()
const companiesOfHub = Array.from({ length: HUB_MIN_TIES + 1 }, () => register.addCompany().addHead(hub))
const massHouse = register.house()
const atMassHouse = Array.from({ length: SHARED_BY_FEW + 1 }, () => register.addCompany().setHouse(massHouse))
/** Heads with one name but two ИНН (taxpayer numbers): different people. */
const [namesakeA, namesakeB] = [register.addCompany(), register.addCompany()]
namesakeA.addHead(register.newPersonInn(), 'ОДНОФАМИЛЬЦЕВ')
namesakeB.addHead(register.newPersonInn(), 'ОДНОФАМИЛЬЦЕВ')
/** The head of an active and of a liquidated company. */
const formerHead = register.newPersonInn()
const [activeA, endedB] = [register.addCompany().addHead(formerHead), register.addCompany().addHead(formerHead).setLiquidated()]
/** A sole trader who is a founder of a company under the same ИНН. */
const traderInn = register.newPersonInn()
const ofTrader = register.addCompany().addPersonFounder(traderInn)
const trader = soleTrader({ asOf: '2026-10-01', inn: traderInn })
/** More paths of two steps than an answer has: each company between is owned by `top` and owns a part of `bottom`. */
const [top, bottom] = [register.addCompany(), register.addCompany()]
const between = Array.from({ length: PATHS_SHOWN + 1 }, () => register.addCompany().addCompanyFounder(top))
for (const company of between) bottom.addCompanyFounder(company, 10)

beforeAll(() => loadRegister(app.database, app.clock, [register.write(), egripFile([trader], { version: '4.06' })]))

/** A new member for each test, since each may search only a few times a minute. */
let member: Person
beforeEach(async () => {
  member = await world.person()
})

const findPaths = (from: string, to: string, more = {}) => as(member)(findPath, { query: { from, to, ...more } })
const pathsBetween = async (from: TestCompany, to: TestCompany, more = {}) => (await findPaths(from.entity.inn, to.entity.inn, more)).body
/** The keys of a path; what follows `a:` in the key of an address is left out, as the expected keys do not have it. */
const withoutAddresses = (keys: readonly string[]) => keys.map((key) => (key.startsWith('a:') ? 'a:' : key))

test('every planted path is found with each of its ties', async () => {
  for (const { keys, ends } of chains) {
    const answer = await pathsBetween(...ends)
    expect(answer.state).toBe('found')
    expect(answer.paths.map((path) => withoutAddresses(path.keys))).toEqual([keys])
    expect(answer.paths[0]?.weaker).toBe(keys.includes('a:'))
    expect(answer.ties).toHaveLength(keys.length - 1)
    expect(answer.more).toBe(false)
  }
})

test('ends of different planted paths are not tied', async () => {
  for (const [turn, { ends }] of chains.entries()) {
    const [, other] = chains[(turn + 1) % PLANTED]?.ends ?? ends
    expect(await pathsBetween(ends[0], other)).toMatchObject({ state: 'none', paths: [], ties: [] })
  }
})

test('a path is the same from either end', async () => {
  for (const { keys, ends } of chains.slice(0, 12)) {
    expect((await pathsBetween(ends[1], ends[0])).paths.map((path) => withoutAddresses(path.keys))).toEqual([keys.toReversed()])
  }
})

test('a path of seven steps is too long', async () => {
  expect(await pathsBetween(...tooLong.ends)).toMatchObject({ state: 'none', paths: [] })
})

test('addresses do not count when weaker ties are left out', async () => {
  const weak = chains.find(({ keys }) => keys.includes('a:'))
  if (!weak) throw new Error('no planted address')
  expect((await pathsBetween(...weak.ends, { weaker: false })).state).toBe('none')
})

test('a tie has its percent, day of entry and source', async () => {
  const [one] = between
  if (!one) throw new Error('nobody between')
  const { ties } = await pathsBetween(top, one)
  expect(ties).toEqual([
    expect.objectContaining({ from: top.key, to: one.key, kind: 'founder', percent: 25, since: '2021-02-03', over: false }),
  ])
  expect(ties[0]?.source).toMatchObject({ source: 'egrul', as_of: '2026-10-01' })
})

test('a person with too many companies is named but not searched through', async () => {
  const [a, b] = companiesOfHub
  if (!a || !b) throw new Error('no companies of the hub')
  expect(await pathsBetween(a, b)).toMatchObject({ state: 'none', hubs: [{ kind: 'person', inn: hub, name: 'РОМАШКИН ИВАН' }] })
})

test('a person with too many companies may be an end of a path', async () => {
  const [a] = companiesOfHub
  if (!a) throw new Error('no companies of the hub')
  const { body } = await findPaths(hub, a.entity.ogrn)
  expect(body.paths.map(({ keys }) => keys)).toEqual([[`p:${hub}`, a.key]])
})

test('an address of too many companies is named but not searched through', async () => {
  const [a, b] = atMassHouse
  if (!a || !b) throw new Error('no companies at the address')
  const answer = await pathsBetween(a, b)
  expect(answer).toMatchObject({ state: 'none', hubs: [{ kind: 'address' }] })
  expect(answer.hubs[0]?.name).toContain('ЛЕНИНА')
})

test('namesakes are two people', async () => {
  expect(await pathsBetween(namesakeA, namesakeB)).toMatchObject({ state: 'none' })
})

test('ended ties are found when requested, with the day', async () => {
  expect(await pathsBetween(activeA, endedB)).toMatchObject({ state: 'none' })
  const answer = await pathsBetween(activeA, endedB, { past: true })
  expect(answer.paths).toMatchObject([{ keys: [activeA.key, `p:${formerHead}`, endedB.key], over: true }])
  expect(answer.ties).toContainEqual(expect.objectContaining({ to: endedB.key, over: true, until: '2023-06-18' }))
})

test('a sole trader is the person of that number', async () => {
  const { body } = await findPaths(trader.ogrn, ofTrader.entity.ogrn)
  expect(body.paths.map(({ keys }) => keys)).toEqual([[`p:${traderInn}`, ofTrader.key]])
})

test('of many equally long paths a few are shown, and the answer says that there are more', async () => {
  const answer = await pathsBetween(top, bottom)
  expect(answer.paths).toHaveLength(PATHS_SHOWN)
  expect(answer.more).toBe(true)
})

test('a search that reaches its limit of rows reports that it was cut off', async () => {
  const { ends } = tooLong
  const reader = new NeighbourReader(readOnly(app.db), 3)
  const filter = { weaker: true, past: false }
  const found = await shortestPaths(reader, { from: ends[0].key, to: ends[1].key, filter, maxPaths: 1 })
  expect(found).toEqual({ paths: [], more: false, cut: true })
})

test('a guest, two equal ends, wrong and unknown numbers are refused', async () => {
  const { inn, ogrn } = top.entity
  expect(await as(null)(findPath, { query: { from: inn, to: ogrn } })).toMatchObject({ status: 401 })
  expect(await findPaths(inn, ogrn)).toMatchObject({ status: 400, code: 'ties_of_one' })
  // The last digit of an ИНН is a check digit: 7707083893 is valid but has no company here.
  expect(await findPaths(inn, '7707083894')).toMatchObject({
    status: 400,
    code: 'number_invalid',
    body: { errors: { to: [{ message: '7707083894' }] } },
  })
  expect(await findPaths(inn, '7707083893')).toMatchObject({
    status: 404,
    code: 'company_not_found',
    body: {
      detail: 'Компания с таким номером не найдена: «7707083893».',
      errors: { to: [{ code: 'company_not_found', message: '7707083893' }] },
    },
  })
  const person = register.newPersonInn()
  expect(await findPaths(person, inn)).toMatchObject({
    status: 404,
    code: 'person_not_found',
    body: { errors: { from: [{ message: person }] } },
  })
})
