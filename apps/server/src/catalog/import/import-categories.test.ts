// Import of a file of categories: previewed before anything changes, applied as previewed, reported by line; no product loses its category.
import { listCategories, listStaffCategories } from '@sverka/contract/catalog/catalog'
import { importCategories } from '@sverka/contract/catalog/category-import'
import type { Problem } from '@sverka/contract/http/http'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory } from '../../../test/goods.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { World } from '../../../test/world.ts'
import { planCategories } from './plan-categories.ts'

const app = testApplication(() => ({ LIMIT_PREVIEW: '10000/60', LIMIT_API: '100000/60' }))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

beforeEach(async () => {
  await app.db.deleteFrom('categories').execute()
})

const HEAD = 'key;parent;name_ru;name_en;name_zh;vat'
const table = (...lines: string[]) => [HEAD, ...lines].join('\n')
/** A valid row as `planCategories` gets it, without line, key and parent. */
const ROW = { name: 'Имя', nameEn: undefined, nameZh: undefined, vatRate: undefined, fault: null }
const METAL = table('metal;;Металл;Metal;金属;22', 'rolled;metal;Прокат;Rolled metal;;', 'rebar;rolled;Арматура;;;10 %')

/** Sends the file: without `preview` it is only previewed, with the fingerprint of a preview it is applied. */
const send = async (text: string | Uint8Array<ArrayBuffer>, preview?: string) =>
  as(await world.staff())(importCategories, { files: { file: [Buffer.from(text)] }, body: preview === undefined ? {} : { preview } })

async function apply(text: string) {
  const { preview } = (await send(text)).body
  return (await send(text, preview)).body
}

const rows = async () => (await as(await world.staff())(listStaffCategories, { query: { page_size: 100 } })).body.result
const outcomes = async (text: string) => (await send(text)).body.rows.map(({ key, outcome, fault }) => [key, fault ?? outcome])

test('a file is previewed, then applied, and a repeat changes nothing', async () => {
  const previewed = (await send(METAL)).body
  expect(previewed).toMatchObject({ applied: false, counts: { new: 3, changed: 0, unchanged: 0, refused: 0 } })
  expect(previewed.rows.map(({ line, key, parent }) => [line, key, parent])).toEqual([
    [2, 'metal', null],
    [3, 'rolled', 'metal'],
    [4, 'rebar', 'rolled'],
  ])
  expect(await rows()).toEqual([])
  expect((await send(METAL, previewed.preview)).body.applied).toBe(true)
  const tree = (await as(null)(listCategories, {})).body
  expect(tree).toMatchObject([
    {
      name: 'Металл',
      name_en: 'Metal',
      name_zh: '金属',
      vat_rate: 22,
      childrens: [{ slug: 'rolled', name_zh: null, childrens: [{ vat_rate: 10 }] }],
    },
  ])
  const before = await rows()
  expect((await apply(METAL)).counts).toEqual({ new: 0, changed: 0, unchanged: 3, refused: 0 })
  expect(await rows()).toEqual(before)
  expect(await world.auditActions()).toContain('categories.imported')
})

test('changed names, places and rates are reported and written, and blank cells change nothing', async () => {
  await apply(METAL)
  const changed = table('metal;;Металлы;;;', 'rebar;metal;Арматура;Rebar;;20', 'rolled;metal;Прокат;;;')
  expect((await send(changed)).body.rows.map(({ outcome, changes }) => [outcome, changes])).toEqual([
    ['changed', ['name']],
    ['changed', ['parent', 'name_en', 'vat_rate']],
    ['unchanged', []],
  ])
  await apply(changed)
  expect((await rows()).map(({ slug, level, name, name_en, vat_rate }) => [slug, level, name, name_en, vat_rate])).toEqual([
    ['metal', 1, 'Металлы', 'Metal', 22],
    ['rolled', 2, 'Прокат', 'Rolled metal', null],
    ['rebar', 2, 'Арматура', 'Rebar', 20],
  ])
})

test('each invalid row is refused with its reason, and the others are written', async () => {
  await apply(METAL)
  const bad = table(
    ';;Без ключа;;;',
    'Плохой ключ;;Имя;;;',
    'good;;Хорошая;;;',
    'good;;Повтор;;;',
    'nameless;;;;;',
    `long;;${'я'.repeat(101)};;;`,
    'odd-vat;;Ставка;;;13',
    'lost;nowhere;Без родителя;;;',
    'below-lost;lost;Под потерянной;;;',
    'round-a;round-b;Круг;;;',
    'round-b;round-a;Круг;;;',
    'below-round;round-a;Под кругом;;;',
    'fourth;rebar;Четвёртый уровень;;;',
    'itself;itself;Сама в себе;;;',
  )
  expect((await outcomes(bad)).map(([, reason]) => reason)).toEqual([
    'no_key',
    'bad_key',
    'new',
    'key_twice',
    'no_name',
    'name_long',
    'bad_vat',
    'parent_unknown',
    'parent_refused',
    'in_circle',
    'in_circle',
    'parent_refused',
    'too_deep',
    'in_circle',
  ])
  expect((await apply(bad)).counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 13 })
  expect((await rows()).map(({ slug }) => slug).toSorted()).toEqual(['good', 'metal', 'rebar', 'rolled'])
})

test('a category is not moved where its subtree would become too deep', async () => {
  await apply(table('a;;А;;;', 'b;;Б;;;', 'c;b;В;;;', 'd;c;Г;;;'))
  expect(await outcomes(table('b;a;Б;;;'))).toEqual([['b', 'too_deep']])
  expect(await outcomes(table('c;a;В;;;'))).toEqual([['c', 'changed']])
  await apply(table('c;;В;;;'))
  expect((await rows()).map(({ slug, level }) => [slug, level])).toContainEqual(['d', 2])
})

test('JSON, commas, tabs and windows-1251 are read alike', async () => {
  const rebar = { key: 'rebar', parent: null, name_ru: 'Арматура', name_zh: '钢筋', vat: 22 }
  expect((await send(JSON.stringify([rebar]))).body.rows).toMatchObject([{ line: 1, key: 'rebar', parent: null, outcome: 'new' }])
  for (const mark of [',', '\t']) {
    const text = `\ufeffkey,parent,name_ru\n"rebar","","Арматура"`.replaceAll(',', mark)
    expect((await send(text)).body.rows).toMatchObject([{ key: 'rebar', name: 'Арматура' }])
  }
  // The letters of «Арматура» in windows-1251, the encoding in which Excel in Russian saves CSV.
  const bytesByLetter = new Map([...'Арматур'].map((letter, place) => [letter, [0xc0, 0xf0, 0xec, 0xe0, 0xf2, 0xf3, 0xf0][place] ?? 0]))
  const bytes = Uint8Array.from('key;name_ru\nrebar;Арматура', (letter) => bytesByLetter.get(letter) ?? letter.charCodeAt(0))
  expect((await send(bytes)).body.rows).toMatchObject([{ key: 'rebar', name: 'Арматура' }])
})

test('an invalid or too long file is refused', async () => {
  const fault = async (text: string) => {
    const { body } = await send(text)
    return (body as unknown as Problem).errors?.file?.[0]?.code
  }
  for (const text of ['', 'слова', HEAD, '[1, 2]', '[{"key": ', '{"key": "a"}', 'key;name_en\na;b', 'key,name_ru\n"a'])
    expect([text, await fault(text)]).toEqual([text, 'not_a_category_list'])
  // A file has at most 2000 rows and 1 MiB; the letter takes two bytes.
  expect(await fault(table(...Array.from({ length: 2001 }, (_, at) => `k${at};;Имя;;;`)))).toBe('too_many_categories')
  expect((await send('я'.repeat(600_000))).status).toBe(413)
})

test('a file is not applied if the tree has changed since the preview', async () => {
  const { preview } = (await send(METAL)).body
  await apply(table('metal;;Сплавы;;;'))
  expect((await send(METAL, preview)).code).toBe('conflict')
  expect((await rows()).map(({ name }) => name)).toEqual(['Сплавы'])
})

test('a chain of two thousand rows is answered', async () => {
  // Each row is the parent of the next. The tree has three levels, so all other rows are refused.
  const chain = Array.from({ length: 2000 }, (_, at) => `k${at};${at === 0 ? '' : `k${at - 1}`};Имя;;;`)
  expect((await send(table(...chain))).body.counts).toEqual({ new: 3, changed: 0, unchanged: 0, refused: 1997 })
})

test('cycles and chains of two thousand rows do not delay other requests', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({ ...ROW, line: at + 2, key: `k${at}` }))
  const cycle = rows.map((row, at) => ({ ...row, parent: `k${at === 0 ? rows.length - 1 : at - 1}` }))
  const chain = rows.map((row, at) => ({ ...row, parent: at === 0 ? null : `k${at - 1}` }))
  const { result, ms } = await measureLeastTime(100, () => [planCategories([], cycle), planCategories([], chain)] as const)
  expect(ms).toBeLessThan(100)
  expect(result[0].rows.every(({ fault }) => fault === 'in_circle')).toBe(true)
  expect(result[1].rows.filter(({ fault }) => fault === 'too_deep')).toHaveLength(1997)
})

test('only the recognized columns of a wide table are read', async () => {
  const wide = [`key;name_ru${';'.repeat(40_000)}`, ...Array.from({ length: 1999 }, (_, at) => `k${at};Имя`)].join('\n')
  const before = process.cpuUsage()
  expect((await send(wide)).body.counts.new).toBe(1999)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
})

test('a file of delimiters only and a list of values that are not text are refused', async () => {
  const code = async (text: string) => (await send(text)).code
  expect(await code(`${HEAD}\n${';'.repeat(900_000)}`)).toBe('validation_failed')
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const value of [nested, '{"toString": 1}', '"a\\u0000b"', '"\\ud800"', 'true'])
    expect([value.slice(0, 20), await code(`[{"key": "a", "name_ru": ${value}}]`)]).toEqual([value.slice(0, 20), 'validation_failed'])
  expect(await code('key;name_ru\na;И\0мя')).toBe('validation_failed')
  expect((await send(`[{"key": "a", "name_ru": "Имя", "children": [{}]}]`)).body.counts.new).toBe(1)
})

test('a category that a colleague is changing by hand is not overwritten', async () => {
  await apply(METAL)
  const changed = table('metal;;Металлы;;;')
  const { preview } = (await send(changed)).body
  const pending = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('categories').set({ name: 'Сплавы' }).where('slug', '=', 'metal').execute()
    const reply = send(changed, preview)
    // The import waits for the lock of this transaction.
    await expect.poll(() => lockWaits(app.db)).toBe(1)
    return { reply }
  })
  expect((await pending.reply).code).toBe('conflict')
  expect((await rows()).map(({ name }) => name)).toContain('Сплавы')
})

test('only staff can preview and apply a file', async () => {
  const person = await world.person()
  expect((await as(person)(importCategories, { files: { file: [Buffer.from(METAL)] }, body: {} })).status).toBe(404)
})

test('no product loses its category, whatever the file leaves out or moves', async () => {
  await apply(METAL)
  const rebar = (await rows()).find(({ slug }) => slug === 'rebar')?.id ?? 0
  const product = await goods.published(await goods.seller(), { category: rebar })
  await apply(table('steel;;Сталь;;;', 'rebar;steel;Арматура стальная;;;'))
  const stored = await app.db.selectFrom('products').select('category_id').where('id', '=', product).executeTakeFirstOrThrow()
  expect([stored.category_id, (await rows()).length]).toEqual([rebar, 4])
})
