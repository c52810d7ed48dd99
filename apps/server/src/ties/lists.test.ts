// Lists of companies searched for ties (shared heads, founders, addresses) among each other: exactly the groups made by the test are found,
// only the owner has access, invalid lists are refused, and the PDF shows the groups.
import { createTieList, getTieList, listTieLists, printTieList, repeatTieList, type WholeTieList } from '@sverka/contract/ties/lists'
import { TIE_MEMBERS_MAX } from '@sverka/contract/ties/lists.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { inventedInn } from '../../test/register-files.ts'
import { type TestCompany, TestRegister } from '../../test/tied-companies.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { deleteTieLists } from './lists.sql.ts'
import { exportTieLists } from './lists.ts'
import { runTieList } from './run-list.ts'
import { findSubjects } from './ties.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

const register = new TestRegister()
const GROUPS = 20
/** Both ends of a chain of two to six steps, and in every other group a third subject beside the last. */
const planted = Array.from({ length: GROUPS }, (_, turn) => {
  const { ends, keys } = register.addChain(2 + (turn % 5), turn)
  const members = turn % 2 === 0 ? ends : [...ends, register.addCompany().addCompanyFounder(ends[1])]
  // If one of the chain's ties is an address, its first end is connected with nobody where addresses do not count.
  return { members, firm: keys.includes('a:') ? members.slice(1) : members }
})
const groups = planted.map(({ members }) => members)
const alone = Array.from({ length: 60 }, () => register.addCompany())
/** A person with more than `HUB_MIN_TIES` (100) ties, so that nothing is searched through them. */
const massHead = register.newPersonInn()
const ofMassHead = Array.from({ length: 101 }, () => register.addCompany().addHead(massHead))
const formerHead = register.newPersonInn()
/** Two companies with one head. The tie to the second is past, because that company is liquidated. */
const past = [register.addCompany().addHead(formerHead), register.addCompany().addHead(formerHead).setLiquidated()]

beforeAll(() => loadRegister(app.database, app.clock, [register.write()]))

/** A new member for each test, since each may make only a few lists a minute. */
let member: Person
beforeEach(async () => {
  member = await world.person()
})

/** The encoding of a bookmark's title in a PDF. */
const bookmark = (title: string) => Buffer.from(title, 'utf16le').swap16().toString('latin1').replaceAll(/[()]/g, '\\$&')

const listNumbers = (companies: readonly TestCompany[]) => companies.map(({ entity }) => entity.inn).join('\n')
const createList = (numbers: string) => as(member)(createTieList, { body: { name: 'Закупка', numbers } })

async function searchTies(companies: readonly TestCompany[]): Promise<WholeTieList> {
  const { body } = await createList(listNumbers(companies))
  await runTieList(app, body.id)
  return (await as(member)(getTieList, { params: { id: body.id } })).body
}

const sortedInns = (companyGroups: readonly (readonly TestCompany[])[]) =>
  companyGroups.map((group) => group.map(({ entity }) => entity.inn).sort()).sort()
const innsIn = (list: WholeTieList, view: 'all' | 'firm' | 'present' = 'all') =>
  list.result?.views[view].groups.map(({ places }) => places.map((place) => list.result?.members[place - 1]?.number).sort()).sort()

test('exactly the planted groups are found', async () => {
  const list = await searchTies([...alone, ...groups.flat(), ...ofMassHead.slice(0, 5)])
  expect(innsIn(list)).toEqual(sortedInns(groups))
  expect(list).toMatchObject({ state: 'done', tied: groups.flat().length, searched: list.members })
  expect(list.result?.views.all.apart).toHaveLength(alone.length + 5)
  expect(list.result).toMatchObject({ cut: false, hubs: [{ kind: 'person', inn: massHead }] })
})

test('without weaker ties, or without past ones, exactly the remaining groups are found', async () => {
  const list = await searchTies([...alone, ...groups.flat(), ...past])
  const firm = planted.map((group) => group.firm).filter(({ length }) => length > 1)
  expect(firm.length).toBeLessThan(GROUPS)
  expect(innsIn(list)).toEqual(sortedInns([...groups, past]))
  expect(innsIn(list, 'firm')).toEqual(sortedInns([...firm, past]))
  expect(innsIn(list, 'present')).toEqual(sortedInns(groups))
})

test('the companies and people of two hundred numbers are read in one query', async () => {
  const numbers = [...groups.flat(), ...alone, ...ofMassHead].map(({ entity }) => entity.inn)
  const queries: string[] = []
  const watched = app.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect((await findSubjects(readOnly(watched), numbers)).size).toBe(numbers.length)
  expect(queries).toHaveLength(1)
})

test('a group has one path fewer than members, and each tie has its percent and day', async () => {
  const three = groups.find((group) => group.length === 3) ?? []
  const { result } = await searchTies(three)
  expect(result?.views.all.groups[0]?.paths).toHaveLength(2)
  const keys = new Set(result?.views.all.groups[0]?.paths.flatMap((path) => path.keys))
  for (const key of keys) expect(result?.nodes.map((node) => node.key)).toContain(key)
  expect(result?.ties).toContainEqual(expect.objectContaining({ kind: 'founder', percent: 25, since: '2021-02-03' }))
})

test('past ties count only when requested', async () => {
  const list = await searchTies(past)
  expect(innsIn(list)).toHaveLength(1)
  expect(innsIn(list, 'firm')).toHaveLength(1)
  expect(innsIn(list, 'present')).toEqual([])
})

test('addresses do not count when weaker ties are left out', async () => {
  // A chain of two steps (`2 + (turn % 5)`) whose first tie is a shared address: `addChain` makes one where `(turn + 1) % 3` is 1.
  const sharingAddress = groups.find((_group, turn) => (turn + 1) % 3 === 1 && 2 + (turn % 5) === 2) ?? groups[0]
  const list = await searchTies(sharingAddress ?? [])
  const isWeak = list.result?.views.all.groups[0]?.paths.some(({ weaker }) => weaker)
  expect(innsIn(list, 'firm')).toHaveLength(isWeak ? 0 : 1)
})

test('a repeat refers to its first place, a number of nobody has no key, lines without number are listed', async () => {
  const [one, other] = alone
  if (!one || !other) throw new Error('nobody alone')
  const numbers = `${one.entity.inn}\nбез номера\n${one.entity.ogrn}\n${inventedInn(99_001)}\n${other.entity.inn}`
  const { body } = await createList(numbers)
  await runTieList(app, body.id)
  const list = (await as(member)(getTieList, { params: { id: body.id } })).body
  expect(list.unread).toEqual(['без номера'])
  expect(list.result?.members.map(({ key, same_as: same }) => [key, same])).toEqual([
    [one.key, null],
    [one.key, 1],
    [null, null],
    [other.key, null],
  ])
  expect(list.result?.views.all).toEqual({ groups: [], apart: [1, 4] })
})

test('a list is visible to its owner only', async () => {
  const { body } = await createList(listNumbers(alone.slice(0, 2)))
  const other = await world.person()
  for (const operation of [getTieList, printTieList, repeatTieList])
    expect(await as(other)(operation, { params: { id: body.id } })).toMatchObject({ status: 404, code: 'not_found' })
  expect((await as(other)(listTieLists, { query: {} })).body).toMatchObject({ count: 0 })
  expect((await as(member)(listTieLists, { query: {} })).body).toMatchObject({ count: 1, result: [{ state: 'running', tied: null }] })
})

test('only the owner of a bulk check makes a list of its numbers', async () => {
  const id = await world.companyList(member)
  const begin = (person: Person) => as(person)(createTieList, { body: { name: 'Закупка', checked_list: id } })
  expect(await begin(await world.person())).toMatchObject({ status: 404 })
  expect(await begin(member)).toMatchObject({ status: 400, body: { errors: { numbers: [{ code: 'too_few_members' }] } } })
})

test('a single number and too many numbers are refused', async () => {
  expect((await createList(alone[0]?.entity.inn ?? '')).body).toMatchObject({ errors: { numbers: [{ code: 'too_few_members' }] } })
  const many = Array.from({ length: TIE_MEMBERS_MAX + 1 }, (_, index) => inventedInn(20_000 + index)).join('\n')
  expect((await createList(many)).body).toMatchObject({ errors: { numbers: [{ code: 'too_many_members' }] } })
})

test('a repeat is a new list with the same numbers', async () => {
  const { id } = await searchTies(past)
  const again = await as(member)(repeatTieList, { params: { id } })
  expect(again).toMatchObject({ status: 201, body: { state: 'running', members: 2 } })
})

test('the PDF shows who is connected, and is refused before the result', async () => {
  const { body } = await createList(listNumbers(past))
  const params = { id: body.id }
  expect(await as(member)(printTieList, { params })).toMatchObject({ status: 409, code: 'tie_list_running' })
  await runTieList(app, body.id)
  const printed = await as(member)(printTieList, { params })
  expect(printed.status).toBe(200)
  const file = (printed.body as unknown as Buffer).toString('latin1')
  for (const part of ['Вывод', 'Группа 1: 2 участника']) expect(file).toContain(bookmark(part))
})

test('two hundred companies are searched in less than five seconds of processor time', async () => {
  const many = [...groups.flat(), ...alone, ...ofMassHead].slice(0, TIE_MEMBERS_MAX)
  expect(many.length).toBeGreaterThan(200)
  const before = process.cpuUsage()
  await searchTies(many)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(5)
})

test('a member’s lists are in the data export and are deleted with the account', async () => {
  await searchTies(past)
  const copy = async () => (await exportTieLists(readOnly(app.db), member.id))[0]
  expect(await copy()).toMatchObject({ name: 'tie-lists.json', content: [{ name: 'Закупка', state: 'done', tied: 2 }] })
  expect(await app.db.transaction().execute((tx) => deleteTieLists(tx, member.id))).toBe(1)
  expect(await copy()).toMatchObject({ content: [] })
})
