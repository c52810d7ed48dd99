// Uploads of pictures: files that are too large, have too many pixels or are no picture are refused, and nothing of them is stored.
import { addProductImage, createProduct, getProduct, listProducts } from '@sverka/contract/products/products'
import { IMAGE_MAX_BYTES } from '@sverka/contract/products/products.rules'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const goods = new GoodsFactory(app, new World(app))

/** The harmless test file that all virus scanners report. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
/** A GIF of one pixel; GIF is not accepted. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const wide = () =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()

const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['the EICAR test file of virus scanners', () => Buffer.from(EICAR)],
  ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an archive behind the first bytes of a GIF', () => Buffer.concat([gif, Buffer.from('PK\u0003\u0004')])],
  ['an incomplete PNG', async () => (await picture()).subarray(0, 40)],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a picture of 144 megapixels', wide],
]

test.each(hostile)('%s is refused for a new product and for an existing one', async (_name, make) => {
  const seller = await goods.seller()
  const file = await make()
  const made = await as(seller)(createProduct, { body: await goods.form(seller), files: { images: [file] } })
  expect(made).toMatchObject({ status: 400, body: { errors: { images: [{}] } } })
  expect((await as(seller)(listProducts, { query: { user__in: [seller.id] } })).body.count).toBe(0)
  const id = await goods.published(seller)
  expect((await as(seller)(addProductImage, { params: { id }, files: { image: file } })).status).toBe(400)
  expect((await as(seller)(getProduct, { params: { id } })).body).toMatchObject({ revision: null })
})

test('a file of ten megabytes may be sent, one byte more may not', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const png = await picture()
  const filled = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
  expect((await as(seller)(addProductImage, { params: { id }, files: { image: filled(IMAGE_MAX_BYTES) } })).status).toBe(201)
  expect((await as(seller)(addProductImage, { params: { id }, files: { image: filled(IMAGE_MAX_BYTES + 1) } })).status).toBe(413)
})
