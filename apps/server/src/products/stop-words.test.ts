// The stop-list, words that staff must notice in texts of products: maintained by staff, and found with any Russian endings.
import { updateProduct } from '@sverka/contract/products/products'
import { createStopWord, deleteStopWord, listStaffProducts, listStopWords, updateStopWord } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

/** The stop words that staff see beside a waiting product, each with its note. */
const foundIn = async (staff: Person, id: number) => {
  const { result } = (await as(staff)(listStaffProducts, { query: { page_size: 100 } })).body
  return result.find((card) => card.id === id)?.stop_words.map(({ word, note }) => `${word}: ${note}`)
}
const add = (staff: Person, word: string, note = '') => as(staff)(createStopWord, { body: { word, note } })

test('a product with a listed word in any ending is flagged, also in an edit of one on sale', async () => {
  // Replica, black body armour (with ё, which people also write as е), and «not», which Russian dictionaries of search ignore.
  const staff = await world.staff()
  await add(staff, 'реплика', 'Подделки')
  await add(staff, 'бронежилет чёрный')
  await add(staff, 'не')
  const seller = await goods.seller()
  const waiting = await goods.pending(seller, { name: 'Часы', description: 'Точные РЕПЛИКИ швейцарских' })
  const clean = await goods.pending(seller, { name: 'Бронежилет', description: 'Цвет черный: белый' })
  expect(await foundIn(staff, waiting)).toEqual(['реплика: Подделки'])
  expect(await foundIn(staff, clean)).toEqual([])
  const onSale = await goods.published(seller, { name: 'Жилет' })
  expect((await as(seller)(updateProduct, { params: { id: onSale }, body: { name: 'Бронежилеты чёрные' } })).status).toBe(200)
  expect(await foundIn(staff, onSale)).toEqual(['бронежилет чёрный: '])
  await as(seller)(updateProduct, { params: { id: onSale }, body: { description: 'Не для продажи' } })
  expect(await foundIn(staff, onSale)).toEqual(['бронежилет чёрный: ', 'не: '])
})

test('staff list a word once, change it, find it and remove it, and the audit log has the change', async () => {
  const staff = await world.staff()
  const { status, body } = await add(staff, ' Акциз ', 'Нужна марка')
  expect([status, body]).toMatchObject([201, { word: 'Акциз', note: 'Нужна марка' }])
  expect((await add(staff, 'АКЦИЗ')).code).toBe('stop_word_taken')
  expect((await add(staff, '?!')).status).toBe(400)
  const other = (await add(staff, 'табак')).body
  const params = { id: other.id }
  expect((await as(staff)(updateStopWord, { params, body: { word: 'акциз' } })).code).toBe('stop_word_taken')
  const third = (await add(staff, 'спирт')).body
  const toBeer = (id: number) => as(staff)(updateStopWord, { params: { id }, body: { word: 'пиво' } })
  const both = await Promise.all([toBeer(other.id), toBeer(third.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await as(staff)(updateStopWord, { params, body: { word: 'табак' } })
  expect((await as(staff)(updateStopWord, { params, body: { note: '18+' } })).body).toMatchObject({ word: 'табак', note: '18+' })
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'stop-word.changed', subject: `stop-word:${other.id}` })
  expect((await as(staff)(listStopWords, { query: { search: 'АБА' } })).body).toMatchObject({ count: 1, result: [{ word: 'табак' }] })
  expect((await as(staff)(deleteStopWord, { params })).status).toBe(204)
  expect((await as(staff)(deleteStopWord, { params })).status).toBe(404)
  expect((await as(staff)(listStopWords, { query: { search: 'таба' } })).body.count).toBe(0)
})

test('all words of a long list are found, also with invisible characters inside', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({ word: `запрет${index}`, created_at: app.clock.now() }))
  await app.db.insertInto('stop_words').values(rows).execute()
  const staff = await world.staff()
  await add(staff, 'янтарь')
  const seller = await goods.seller()
  expect(await foundIn(staff, await goods.pending(seller, { name: 'Игрушка «Янтаря\u00adми»—запрет77' }))).toEqual([
    'запрет77: ',
    'янтарь: ',
  ])
  // With a stress mark, zero-width characters, and ё written as two characters.
  const disguised = { name: 'Янта\u0301рь', description: `за\u200dпрет78, ${'чёрный'.normalize('NFD')} запрет\u206079` }
  await add(staff, 'чёрный')
  expect(await foundIn(staff, await goods.pending(seller, disguised))).toEqual(['запрет78: ', 'запрет79: ', 'чёрный: ', 'янтарь: '])
})

// The look-alike letters are written as escapes, since nobody can see which letter is the Latin one.
test.each([
  ['наркотик', 'Сильные н\u0061рк\u006fтики', 'in the card'],
  ['КОК\u0041ИН', 'Чистый кокаин', 'in the list'],
  ['сахар', 'Продам \u0063axap', 'of a whole word'],
  ['viagra', 'VI\u0410GRA и другое', 'among Latin letters'],
])('a look-alike letter of another alphabet hides no word (%s, %s, %s)', async (word, name) => {
  const staff = await world.staff()
  const note = `Заметка о слове ${word}`
  const stored = (await add(staff, word, note)).body.word
  expect(stored).not.toMatch(/\p{Script=Latin}.*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*\p{Script=Latin}/u)
  const seller = await goods.seller()
  expect(await foundIn(staff, await goods.pending(seller, { name }))).toEqual([`${stored}: ${note}`])
  expect(await foundIn(staff, await goods.pending(seller, { name: 'Молоток IP54 и VIP-зал' }))).toEqual([])
})
