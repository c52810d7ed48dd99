// Certificates of goods: entered by the seller, shown publicly once staff approved them, copied, exported, and deleted with the product.
import { getItem } from '@sverka/contract/marketplace/marketplace'
import { changeOwnProducts } from '@sverka/contract/products/own-products'
import { createProduct, getProduct, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts, publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { deleteUserProducts } from './own-data.sql.ts'
import { exportProducts } from './own-data.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

/** A declaration of conformity; the link is its page in the public register of the accreditation service, the only site that may be linked. */
const declaration = {
  kind: 'declaration',
  number: 'ЕАЭС N RU Д-RU.РА01.В.12345/23',
  issued_on: '2025-03-01',
  valid_until: '2030-02-28',
  link: 'https://pub.fsa.gov.ru/rds/declaration/view/17000001/common',
} as const
/** A letter of refusal: it says that the goods need no certificate. */
const letter = { kind: 'refusal', number: '№ 114-ОП', issued_on: '2026-01-15', valid_until: null, link: null } as const
const change = (seller: Person, id: number, body: InputFor<typeof updateProduct>['body']) =>
  as(seller)(updateProduct, { params: { id }, body })
const item = async (id: number) => (await as(null)(getItem, { params: { id } })).body.product
/** The first error of the field `certificates`. */
const firstFault = ({ body }: { body: unknown }) => (body as { errors?: Record<string, unknown[]> }).errors?.certificates?.[0]

test('everybody sees the certificates of a product in the seller’s order', async () => {
  const id = await goods.published(await goods.seller(), { certificates: JSON.stringify([letter, declaration]) })
  expect((await item(id)).certificates).toEqual([letter, declaration])
})

test('a product without certificates has an empty list', async () => {
  expect((await item(await goods.published(await goods.seller()))).certificates).toEqual([])
})

test('certificates of an edit are seen by staff beside the approved ones, by strangers after approval', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { certificates: JSON.stringify([letter]) })
  expect((await change(seller, id, { certificates: [declaration] })).status).toBe(200)
  expect((await item(id)).certificates).toEqual([letter])
  const waiting = (await as(staff)(listStaffProducts, { query: { page_size: 1000 } })).body.result.find((card) => card.id === id)
  // `links`: web addresses and phone numbers in the product's texts, a warning to staff. The certificate's link to the state register is none of
  // them.
  expect([waiting?.certificates, waiting?.revision?.certificates, waiting?.links]).toEqual([[letter], [declaration], []])
  expect((await as(staff)(publishProduct, { params: { id }, body: {} })).status).toBe(204)
  expect((await item(id)).certificates).toEqual([declaration])
})

test('unchanged certificates are no edit, and another edit keeps them', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { certificates: JSON.stringify([declaration, letter]) })
  const same = await change(seller, id, { certificates: [{ ...declaration, number: ` ${declaration.number} ` }, letter], price: 77 })
  expect(same.body.revision).toBeNull()
  await change(seller, id, { name: 'Другое название' })
  await as(staff)(publishProduct, { params: { id }, body: {} })
  expect(await item(id)).toMatchObject({ name: 'Другое название', certificates: [declaration, letter] })
})

// A number without a digit, a last day before the first, a link to another site, and the same certificate twice. The number is the item at fault.
test.each([
  [[{ ...declaration, number: 'без цифр' }], 'certificate_number_wrong', 1],
  [[letter, { ...declaration, valid_until: '2025-02-28' }], 'certificate_days_wrong', 2],
  [[{ ...declaration, link: 'https://pub.fsa.gov.ru.shop.example/' }], 'certificate_link_wrong', 1],
  [[letter, letter], 'certificates_wrong', undefined],
] as const)('certificates %j are refused with an error of the field', async (certificates, code, place) => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const wrong = await change(seller, id, { certificates: [...certificates] })
  expect([wrong.status, firstFault(wrong)]).toMatchObject([400, { code, ...(place && { item: place }) }])
  expect((await as(seller)(getProduct, { params: { id } })).body.revision).toBeNull()
})

// Texts that are no list of certificates, an unknown kind, and six certificates: a product may have five, which is checked before repeats are.
test.each(['{}', '[1]', '[null]', 'no json', JSON.stringify([{ ...letter, kind: 'passport' }]), JSON.stringify(Array(6).fill(letter))])(
  'a new product whose certificates are %s is refused',
  async (certificates) => {
    const seller = await goods.seller()
    const reply = await as(seller)(createProduct, {
      body: await goods.form(seller, { certificates }),
      files: { images: [await picture()] },
    })
    expect([reply.status, firstFault(reply)]).toMatchObject([400, { code: 'certificates_wrong' }])
  },
)

test('another seller cannot add certificates to a product', async () => {
  const id = await goods.published(await goods.seller())
  expect((await change(await goods.seller(), id, { certificates: [letter] })).status).toBe(404)
})

test('a returned product accepts new certificates and waits for staff again', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.pending(seller, { certificates: JSON.stringify([letter]) })
  await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Нужна декларация' } })
  const sent = (await change(seller, id, { certificates: [declaration] })).body
  expect([sent.state, sent.certificates, sent.revision]).toEqual(['pending', [declaration], null])
})

test('deleting the seller’s account deletes the certificates', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { certificates: JSON.stringify([letter]) })
  await app.db.transaction().execute((tx) => deleteUserProducts(tx, seller.id, new Date('2026-11-21T09:00:00Z')))
  const remaining = await app.db.selectFrom('products').select('certificates').where('id', '=', id).executeTakeFirst()
  expect(remaining).toEqual({ certificates: [] })
})

test('a copied product has the certificates of the original, and the data export lists them', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { certificates: JSON.stringify([letter]) })
  const { result } = (await as(seller)(changeOwnProducts, { body: { action: 'copy', items: [{ id }] } })).body
  const copy = result[0]?.copy ?? 0
  expect((await as(seller)(getProduct, { params: { id: copy } })).body.certificates).toEqual([letter])
  const [products] = await exportProducts(readOnly(app.db), seller.id)
  expect(products?.content).toMatchObject([{ certificates: [letter] }, { certificates: [letter] }])
})
