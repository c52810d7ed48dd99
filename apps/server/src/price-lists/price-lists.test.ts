// Price lists through the API: read, compared line by line, applied in the background, repeated without effect.
//
// Headings in the files: «Артикул» is the seller's product code, «Наименование» or «Название» the name, «Цена» the price in rubles, «Остаток» the
// stock, «Категория» the category, «Сертификат» the number of a certificate.

import {
  applyPriceList,
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLines,
  listPriceLists,
  setPriceColumns,
} from '@sverka/contract/price-lists/price-lists'
import { STORED_LISTS_MAX } from '@sverka/contract/price-lists/price-lists.rules'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { getProduct, updateProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { sheetFile } from '../../test/xlsx-files.ts'
import { deleteAllLists } from './price-lists.ts'
import { runPriceList } from './run-list.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const upload = async (seller: Seller, file: string | Buffer) =>
  as(seller)(createPriceList, { body: { company: seller.companyId }, files: { file: [Buffer.from(file)] } })
/** Runs the job of the list; returns the list. */
const run = async (seller: Person, id: number) => {
  await runPriceList(app.services, id)
  return (await as(seller)(getPriceList, { params: { id } })).body
}
const compareFile = async (seller: Seller, file: string | Buffer) => {
  const made = await upload(seller, file)
  expect(made.status).toBe(201)
  return run(seller, made.body.id)
}
const apply = async (seller: Seller, id: number) => {
  expect((await as(seller)(applyPriceList, { params: { id } })).status).toBe(200)
  return run(seller, id)
}
/** The first compared lines of the list, or only those with the outcome. */
const lines = async (seller: Person, id: number, outcome?: 'refused' | 'changed') =>
  (await as(seller)(listPriceLines, { params: { id }, query: outcome ? { outcome } : {} })).body.result
/** A product code that no other product has. */
const code = () => `PL-${world.next()}`

test('a list shows the changes that it would make, and makes them only when applied', async () => {
  const [seller, existing, equal, added] = [await goods.seller(), code(), code(), code()]
  const category = await goods.category()
  const id = await goods.published(seller, { product_code: existing, price: 100, stock: 5 })
  await goods.published(seller, { product_code: equal, price: 50 })
  const file = `ООО «Пример», цены на ноябрь\n\nАртикул;Наименование;Цена, руб.;Остаток\n${existing};Болт;120,50;7\n${equal};Гайка;50;\n${added};Шайба;3;10\nX;;abc;`
  const list = await compareFile(seller, file)
  expect(list).toMatchObject({ state: 'compared', lines: 4, counts: { new: 0, changed: 1, unchanged: 1, refused: 2 } })
  expect((await lines(seller, list.id, 'refused')).map(({ article, code: why }) => [article, why])).toEqual([
    [added, 'category_needed'],
    ['X', 'price_not_money'],
  ])
  const columns = list.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  await as(seller)(setPriceColumns, { params: { id: list.id }, body: { columns, category } })
  expect(await run(seller, list.id)).toMatchObject({ counts: { new: 1, changed: 1, unchanged: 1, refused: 1 } })
  expect((await as(null)(getProduct, { params: { id } })).body.price).toBe(100)
  expect(await apply(seller, list.id)).toMatchObject({ state: 'done', applied: 2 })
  expect((await as(null)(getProduct, { params: { id } })).body).toMatchObject({ price: 120.5, stock: 7 })
  const drafts = (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result
  expect(drafts).toMatchObject([{ name: 'Шайба', product_code: added, price: 3, stock: 10, category: { id: category }, state: 'draft' }])
})

test('the same file again changes nothing', async () => {
  const [seller, existing] = [await goods.seller(), code()]
  const id = await goods.published(seller, { product_code: existing, price: 100 })
  const file = `Артикул;Цена\n${existing.toLowerCase()};99`
  await apply(seller, (await compareFile(seller, file)).id)
  const { updated_at } = (await as(null)(getProduct, { params: { id } })).body
  const again = await compareFile(seller, file)
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 })
  expect(await apply(seller, again.id)).toMatchObject({ state: 'done', applied: 0 })
  expect((await as(null)(getProduct, { params: { id } })).body.updated_at).toBe(updated_at)
})

test('a table of Excel without headings is read once its columns are named', async () => {
  const [seller, existing] = [await goods.seller(), code()]
  await goods.published(seller, { product_code: existing, price: 100 })
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const made = await upload(seller, sheetFile(`<row r="1">${cell('Болт')}${cell(existing)}<c><v>77.5</v></c></row>`))
  expect(made.body).toMatchObject({
    state: 'columns',
    columns: [{ column: 1, samples: ['Болт'] }, { column: 2 }, { column: 3, samples: ['77.5'] }],
  })
  const params = { id: made.body.id }
  const wrong = await as(seller)(setPriceColumns, { params, body: { columns: [{ column: 3, field: 'price' }] } })
  expect(wrong.body).toMatchObject({ errors: { columns: [{ code: 'article_column' }] } })
  const twice = [
    { column: 2, field: 'article' as const },
    { column: 3, field: 'article' as const },
  ]
  expect((await as(seller)(setPriceColumns, { params, body: { columns: twice } })).body).toMatchObject({
    errors: { columns: [{ code: 'column_twice' }] },
  })
  const columns = [
    { column: 2, field: 'article' as const },
    { column: 3, field: 'price' as const },
  ]
  await as(seller)(setPriceColumns, { params, body: { columns } })
  await run(seller, params.id)
  expect(await lines(seller, params.id)).toMatchObject([
    { outcome: 'changed', changes: [{ field: 'price', before: '100', after: '77.5' }] },
  ])
})

test('a product that was changed after the comparison is refused and not overwritten', async () => {
  const [seller, one, other] = [await goods.seller(), code(), code()]
  const ids = [
    await goods.published(seller, { product_code: one, price: 100 }),
    await goods.published(seller, { product_code: other, price: 100 }),
  ]
  const list = await compareFile(seller, `Артикул;Цена\n${one};90\n${other};80`)
  await as(seller)(updateProduct, { params: { id: ids[0] ?? 0 }, body: { price: 111 } })
  expect(await apply(seller, list.id)).toMatchObject({ applied: 1, counts: { changed: 1, refused: 1 } })
  expect(await lines(seller, list.id, 'refused')).toMatchObject([{ article: one, code: 'card_changed' }])
  const prices = await Promise.all(ids.map(async (id) => (await as(null)(getProduct, { params: { id } })).body.price))
  expect(prices).toEqual([111, 80])
})

test('a new product code that another product got after the comparison is refused', async () => {
  const [seller, added] = [await goods.seller(), code()]
  const category = await goods.category()
  const list = await compareFile(seller, `Артикул;Название;Цена\n${added};Болт;5`)
  await as(seller)(setPriceColumns, {
    params: { id: list.id },
    body: { columns: list.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : [])), category },
  })
  await run(seller, list.id)
  await goods.pending(seller, { product_code: added })
  expect(await apply(seller, list.id)).toMatchObject({ applied: 0, counts: { new: 0, refused: 1 } })
  expect(await lines(seller, list.id, 'refused')).toMatchObject([{ code: 'code_taken' }])
})

test('a large file in windows-1251 is applied in batches, and two runs at once apply each line once', async () => {
  const seller = await goods.seller()
  const category = await goods.category()
  const table = Array.from({ length: 1200 }, (_, at) => `BIG-${at};Товар ${at};${at + 1},50;${at}`).join('\r\n')
  const text = `Артикул;Наименование;Цена;Остаток\r\n${table}`
  const decoder = new TextDecoder('windows-1251')
  // 63 is the question mark.
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  const list = await compareFile(seller, Buffer.from([...text].map((letter) => byLetter.get(letter) ?? 63)))
  expect(list).toMatchObject({ lines: 1200, counts: { refused: 1200 } })
  const columns = list.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  await as(seller)(setPriceColumns, { params: { id: list.id }, body: { columns, category } })
  await run(seller, list.id)
  await as(seller)(applyPriceList, { params: { id: list.id } })
  await Promise.all([runPriceList(app.services, list.id), runPriceList(app.services, list.id)])
  expect((await as(seller)(getPriceList, { params: { id: list.id } })).body).toMatchObject({ state: 'done', applied: 1200 })
  expect((await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.count).toBe(1200)
})

test('staff see that a price list changed a price manifold, as after a change by hand', async () => {
  const [seller, existing] = [await goods.seller(), code()]
  const id = await goods.published(seller, { product_code: existing, price: 100 })
  await apply(seller, (await compareFile(seller, `Артикул;Цена\n${existing};10`)).id)
  // The price at the last decision of staff remains the reference, in kopecks: from it to 10 rubles is a jump.
  const row = await app.db.selectFrom('products').select(['seen_price_kopecks as seen']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.seen).toBe(100_00)
})

test('characters at the ends of cells, headings and samples are stored whole or not at all', async () => {
  // Each text ends with a character of two UTF-16 units that crosses the limit of its field: headings have 100 characters (the word «Описание»
  // and a space are nine), names 200, cells 2000, samples 60.
  const [seller, category, added] = [await goods.seller(), await goods.category(), code()]
  const bolt = (letters: number) => `${'a'.repeat(letters - 1)}\u{1f529}`
  const file = `Артикул;Цена;Наименование;Описание ${bolt(91)};Заметка\n${added};5;${bolt(200)};${bolt(2000)};${bolt(60)}`
  const list = await compareFile(seller, file)
  const columns = list.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  await as(seller)(setPriceColumns, { params: { id: list.id }, body: { columns, category } })
  expect(await run(seller, list.id)).toMatchObject({ state: 'compared', counts: { new: 1 } })
  expect(await apply(seller, list.id)).toMatchObject({ state: 'done', applied: 1 })
  const drafts = (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result
  expect(drafts).toMatchObject([{ name: 'a'.repeat(199), product_code: added }])
})

test('deleting an account deletes its price lists', async () => {
  const seller = await goods.seller()
  await compareFile(seller, 'Артикул;Цена\nA;1')
  const counts = await app.db.transaction().execute((tx) => deleteAllLists(tx, seller.id))
  expect(counts).toBe(1)
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(0)
})

test('only the newest price lists are stored', async () => {
  const seller = await goods.seller()
  for (let made = 0; made < STORED_LISTS_MAX + 2; made += 1) await compareFile(seller, `Артикул;Цена\nA-${made};1`)
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(STORED_LISTS_MAX)
})

test.each(['', 'not a table at all\u0000', 'Артикул;Цена'])('the file %j is refused', async (file) => {
  const seller = await goods.seller()
  const reply = await upload(seller, file)
  expect([reply.status, Object.keys((reply.body as unknown as { errors: object }).errors)]).toEqual([400, ['file']])
})

test('a list is found only by its seller, and made only for their own company', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const list = await compareFile(seller, 'Артикул;Цена\nA;1')
  const params = { id: list.id }
  for (const operation of [getPriceList, listPriceLines, applyPriceList, deletePriceList])
    expect((await as(other)(operation, { params, query: {} } as never)).code).toBe('not_found')
  const foreign = await as(other)(createPriceList, {
    body: { company: seller.companyId },
    files: { file: [Buffer.from('Артикул;Цена\nA;1')] },
  })
  expect(foreign.code).toBe('forbidden')
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(1)
  expect((await as(seller)(deletePriceList, { params })).status).toBe(204)
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(0)
})

test('new products get the certificates that their lines name, and an unknown number refuses the line', async () => {
  const [seller, other, category] = [await goods.seller(), await goods.seller(), await goods.category()]
  // A declaration of conformity that another product of the seller has; only such certificates can be named.
  const declaration = {
    kind: 'declaration',
    number: 'ЕАЭС N RU Д-RU.РА01.В.12345/26',
    issued_on: '2026-01-12',
    valid_until: null,
    link: null,
  } as const
  const foreign = { ...declaration, number: 'ЕАЭС N RU Д-RU.РА01.В.54321/26' }
  for (const [who, certificate] of [
    [seller, declaration],
    [other, foreign],
  ] as const) {
    const id = await goods.published(who, { category })
    await app.db
      .updateTable('products')
      .set({ certificates: JSON.stringify([certificate]) })
      .where('id', '=', id)
      .execute()
  }
  const { name } = await app.db.selectFrom('categories').select('name').where('id', '=', category).executeTakeFirstOrThrow()
  const [one, two, three] = [code(), code(), code()]
  const file = [
    'Артикул;Название;Цена;Категория;Сертификат',
    `${one};Болт;10;${name};${declaration.number.toLowerCase()}`,
    `${two};Гайка;10;${name};${foreign.number}`,
    `${three};Шайба;10;${name};`,
  ].join('\n')
  const list = await compareFile(seller, file)
  expect(list.counts).toMatchObject({ new: 2, refused: 1 })
  expect(await lines(seller, list.id, 'refused')).toMatchObject([{ line: 3, article: two, code: 'certificate_unknown' }])
  await apply(seller, list.id)
  const drafts = (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result
  const certificatesIn = async (article: string) => {
    const id = drafts.find(({ product_code }) => product_code === article)?.id ?? 0
    return (await as(seller)(getProduct, { params: { id } })).body.certificates
  }
  expect(await certificatesIn(one)).toMatchObject([{ number: declaration.number, issued_on: '2026-01-12' }])
  expect(await certificatesIn(three)).toEqual([])
  expect((await compareFile(seller, file)).counts).toMatchObject({ new: 0, unchanged: 2, refused: 1 })
})
