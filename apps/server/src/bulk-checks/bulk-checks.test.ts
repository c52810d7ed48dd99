// Tests bulk checks, lists of companies that are checked at once: each line gets a company or the reason why not, each company counts once against
// the plan's checks, lists are checked in the background and can be repeated and downloaded. ИНН (`inn`) is the taxpayer number, ОГРН (`ogrn`) the
// registration number.
import { createList, exportList, getList, listChanges, listLists, repeatList } from '@sverka/contract/bulk-checks/bulk-checks'
import { putCompanyNote } from '@sverka/contract/company-notes/company-notes'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { companyLists } from '../../test/company-lists.ts'
import { inventedInn } from '../../test/register-files.ts'
import { World } from '../../test/world.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
const { createUnchecked, createChecked, fetchLines, inn, rows } = companyLists(app, as)

test('each line shows the company found or the reason why there is none', async () => {
  const person = await world.person({ plan: 'pro' })
  const sent = [
    // A heading and the empty line are no lines to check.
    'Список поставщиков',
    inn(0),
    `ИНН ${inn(1)}; ООО`,
    '',
    rows[2]?.ogrn,
    // Nine digits, while an ИНН of a company has ten.
    '779948305',
    inn(0),
    // The last digit of an ИНН is a check digit; here it is wrong.
    `${inn(3).slice(0, -1)}${inn(3).endsWith('0') ? 1 : 0}`,
    'ромашка',
    inventedInn(77777),
  ]
  const list = await createChecked(person, sent.join('\n'))
  expect(list).toMatchObject({ state: 'done', lines: 8, done: 8, faults: 5, counted: 3, unchecked: 0, repeats: null })
  const { result } = await fetchLines(person, list.id)
  expect(result.map(({ line, fault, company }) => [line, fault ?? company?.inn])).toEqual([
    [2, inn(0)],
    [3, inn(1)],
    [5, inn(2)],
    [6, 'length'],
    [7, 'repeat'],
    [8, 'checksum'],
    [9, 'no_number'],
    [10, 'not_found'],
  ])
  expect(result[4]?.repeats).toBe(2)
  for (const [index, checkedLine] of result.slice(0, 3).entries()) {
    const as_of = rows[index]?.register_as_of
    expect(checkedLine).toMatchObject({ state: 'checked', verdict: expect.any(String), company: { name: expect.any(String), as_of } })
  }
  expect(Object.values(list.verdicts).reduce((sum, count) => sum + count, 0)).toBe(3)
  const faults = await fetchLines(person, list.id, { verdict: 'fault' })
  expect(faults.count).toBe(5)
})

test('the title of a company’s worst finding comes in the requested language', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createChecked(person, [0, 1, 2].map(inn).join('\n'))
  const readTitles = async (lang: 'ru' | 'en') =>
    (await fetchLines(person, id, { lang })).result.flatMap(({ company }) => company?.first?.title ?? [])
  const [russian, english] = [await readTitles('ru'), await readTitles('en')]
  expect(english).toHaveLength(russian.length)
  expect(english.join()).not.toMatch(/[а-яё]/i)
})

test('a line of an earlier release, which stored no day of the register extract, shows none', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createChecked(person, inn(0))
  await app.db.updateTable('company_list_lines').set({ company: sql`company - 'as_of'` }).where('list_id', '=', id).execute()
  expect((await fetchLines(person, id)).result).toMatchObject([{ company: { inn: inn(0), as_of: null } }])
})

test('a company counts once, and when the plan’s checks are used up it gets no verdict', async () => {
  // The plan «free» has five checks.
  const person = await world.person({ plan: 'free' })
  const first = await createChecked(person, [0, 1, 2].map(inn).join('\n'))
  expect(first.counted).toBe(3)
  const again = await createChecked(person, [0, 1, 2, 3, 4, 5, 6].map(inn).join('\n'))
  expect(again).toMatchObject({ counted: 2, unchecked: 2, done: 7 })
  const { result } = await fetchLines(person, again.id, { verdict: 'unchecked' })
  expect(result.map(({ company, verdict }) => [company?.inn, verdict])).toEqual([
    [inn(5), null],
    [inn(6), null],
  ])
})

test('an interrupted run continues and counts no company twice', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createUnchecked(person, [0, 1, 2, 3].map(inn).join('\n'))
  await Promise.all([runList(app.services, list.id), runList(app.services, list.id)])
  expect((await as(person)(getList, { params: { id: list.id } })).body).toMatchObject({ counted: 4, state: 'done' })
  const notices = await app.db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('kind', '=', 'list_checked')
    .execute()
  expect(notices).toHaveLength(1)
})

test('a repeated list shows what changed since the first one', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, [7, 8].map(inn).join('\n'))
  // An import of the register brings another head; the hash is that of the extract's content.
  await app.db.updateTable('companies').set({ leader: 'Новиков Иван', register_hash: 1 }).where('inn', '=', inn(7)).execute()
  const { body: again } = await as(person)(repeatList, { params: { id: list.id } })
  expect(again).toMatchObject({ repeats: list.id, lines: 2 })
  await runList(app.services, again.id)
  const { body } = await as(person)(listChanges, { params: { id: again.id }, query: {} })
  expect(body.result.map(({ before, after }) => [before.company.inn, after.company.leader])).toEqual([[inn(7), 'Новиков Иван']])
  expect((await as(person)(listChanges, { params: { id: list.id }, query: {} })).body.count).toBe(0)
})

test('the owner can download a list, and nobody else can', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, `${inn(0)}\n=1+1`)
  const csv = await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  // A text that a spreadsheet would run as a formula is written with an apostrophe before it.
  const text = Buffer.from(csv.body as unknown as Buffer).toString()
  expect(text).toContain(`"${inn(0)}"`)
  expect(text).toContain(`"'=1+1"`)
  const { unchecked_stops: stops } = await fetchLines(person, list.id)
  expect(stops).toContainEqual(
    expect.objectContaining({ code: 'terrorist-list', service: expect.objectContaining({ url: expect.stringContaining('fedsfm.ru') }) }),
  )
  // The file names what nobody checked (with the official service) beside a verdict, and not in a line without one.
  expect(text.match(/\(www\.fedsfm\.ru\)/g)).toHaveLength(1)
  const xlsx = await as(person)(exportList, { params: { id: list.id }, query: {} })
  const sheet = strFromU8(unzipSync(Buffer.from(xlsx.body as unknown as Buffer))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  // The title is alone in its row: a spreadsheet would cut it off at the next filled cell.
  expect(sheet).toMatch(/<row r="1"[^>]*><c r="A1"[^>]*><v>0<\/v><\/c><\/row>/)
  const stranger = await world.person({ plan: 'pro' })
  expect((await as(stranger)(getList, { params: { id: list.id } })).code).toBe('not_found')
  expect((await as(stranger)(listLists, { query: {} })).body.count).toBe(0)
  const { key } = await world.makeApiKey(person)
  expect((await as({ access: key })(getList, { params: { id: list.id } })).status).toBe(200)
})

test('the exported table has the member’s notes on its companies', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, inn(0))
  const downloadCsv = async () =>
    Buffer.from((await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })).body as unknown as Buffer).toString()
  expect(await downloadCsv()).not.toContain('Мои метки')
  const id = (await fetchLines(person, list.id)).result[0]?.company?.id ?? 0
  await as(person)(putCompanyNote, { params: { id }, body: { text: '=Не платит', labels: ['склад', 'срочно'] } })
  expect(await downloadCsv()).toContain('"Мои метки";"Моя заметка"')
  expect(await downloadCsv()).toContain('"склад, срочно";"\'=Не платит"')
})

test('a program with an API key gets the table without its member’s notes', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, inn(0))
  const id = (await fetchLines(person, list.id)).result[0]?.company?.id ?? 0
  await as(person)(putCompanyNote, { params: { id }, body: { text: 'Не платит', labels: [] } })
  const { key } = await world.makeApiKey(person)
  const { status, body } = await as({ access: key })(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  expect([status, Buffer.from(body as unknown as Buffer).includes('Не платит')]).toEqual([200, false])
})

test('in a list about buying a share a sole trader gets no verdict', async () => {
  const person = await world.person({ plan: 'pro' })
  const trader = await app.db.selectFrom('companies').select('ogrn').where('kind', '=', 'entrepreneur').limit(1).executeTakeFirstOrThrow()
  const readVerdict = async (purpose: 'share' | 'prepayment') => {
    const { body } = await as(person)(createList, { body: { name: 'Доля', purpose, numbers: trader.ogrn } })
    await runList(app.services, body.id)
    const { result } = await fetchLines(person, body.id)
    return result.map(({ state, verdict }) => ({ state, hasVerdict: verdict !== null }))
  }
  expect(await readVerdict('share')).toEqual([{ state: 'checked', hasVerdict: false }])
  expect(await readVerdict('prepayment')).toEqual([{ state: 'checked', hasVerdict: true }])
})
