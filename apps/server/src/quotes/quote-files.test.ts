// Tests the files that a buyer attaches to a request for prices: who sees them and when, their limits, and simultaneous uploads. The sellers to
// whom a request was sent are the asked sellers.
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import { addQuoteFiles, getQuoteFile, removeQuoteFile } from '@sverka/contract/quotes/quote-files'
import { acceptOffer, askForQuotes, closeQuote, getQuote, openInvitation, putOffer } from '@sverka/contract/quotes/quotes'
import { QUOTE_FILES_MAX } from '@sverka/contract/quotes/quotes.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { pdf } from '../../test/pdf.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { quoteFiles } from './quote-files.ts'

const app = testApplication({ LIMIT_COMMENTS: '1000/3600', LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
/** A month after the day of the test clock: the last day for offers, and the days that offers name. */
const DAY = '2026-12-20'

const add = (buyer: Person, id: number, ...file: Buffer[]) => as(buyer)(addQuoteFiles, { params: { id }, files: { file } })
const open = (person: Person, id: number, file: string) => as(person)(getQuoteFile, { params: { id, file } })
const offer = (seller: Person, id: number, product: number) =>
  as(seller)(putOffer, {
    params: { id },
    body: { lines: [{ line: 1, product, price: 900 }], delivery: 'included', ready_by: DAY, valid_until: DAY },
  })

/** An open request to two sellers of a category, and a third seller (`other`) to whom it was not sent. */
async function createRequest() {
  const category = await goods.category()
  const [first, second, other] = [await goods.seller(), await goods.seller(), await goods.seller()]
  const cards = [await goods.published(first, { category }), await goods.published(second, { category })] as const
  const buyer = await world.person()
  const form = { category, lines: [{ name: 'Задвижка DN 100', quantity: 3 }], place: 'Химки', answers_until: DAY }
  const { body } = await as(buyer)(askForQuotes, { body: form })
  return { buyer, first, second, other, cards, id: body.id }
}

test('the buyer adds files, which the asked sellers see and nobody else', async () => {
  const { buyer, first, second, other, id } = await createRequest()
  const { status, body } = await add(buyer, id, pdf({ comment: 'чертёж' }))
  expect([status, body.files]).toMatchObject([201, [{ kind: 'pdf' }]])
  const file = body.files[0]?.id ?? ''
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual(body.files)
  for (const seller of [first, second]) {
    expect((await as(seller)(openInvitation, { params: { id }, query: {} })).body.files).toEqual(body.files)
    expect((await open(seller, id, file)).status).toBe(200)
  }
  for (const person of [other, await world.person(), await world.staff()]) expect((await open(person, id, file)).code).toBe('not_found')
  for (const person of [first, other]) {
    expect((await add(person, id, pdf({ comment: 'чужой' }))).code).toBe('not_found')
    expect((await as(person)(removeQuoteFile, { params: { id, file } })).code).toBe('not_found')
  }
  const otherRequest = await createRequest()
  expect((await open(otherRequest.buyer, otherRequest.id, file)).code).toBe('not_found')
})

test('once an offer is accepted, only its seller and the buyer see the files, and they cannot be changed', async () => {
  const { buyer, first, second, cards, id } = await createRequest()
  const file = (await add(buyer, id, pdf({ comment: 'чертёж' }))).body.files[0]?.id ?? ''
  const offered = await offer(first, id, cards[0])
  await offer(second, id, cards[1])
  const delivery = { address: 'Химки, Рабочая, 2', postal_code: '141400', phone_number: '+7 900 000-00-00' }
  expect((await as(buyer)(acceptOffer, { params: { id: offered.body.offer?.id ?? 0 }, body: delivery })).status).toBe(201)
  expect([(await open(first, id, file)).status, (await open(second, id, file)).status]).toEqual([200, 404])
  expect((await as(first)(openInvitation, { params: { id }, query: {} })).body.files.length).toBe(1)
  expect((await as(second)(openInvitation, { params: { id }, query: {} })).body.files).toEqual([])
  expect((await add(buyer, id, pdf({ comment: 'поздно' }))).code).toBe('quote_closed')
  expect((await as(buyer)(removeQuoteFile, { params: { id, file } })).code).toBe('quote_closed')
  expect((await open(first, id, file)).status).toBe(200)
})

test('sellers do not see the files of a closed request', async () => {
  const { buyer, first, id } = await createRequest()
  const file = (await add(buyer, id, pdf({ comment: 'чертёж' }))).body.files[0]?.id ?? ''
  await as(buyer)(closeQuote, { params: { id } })
  expect([(await open(buyer, id, file)).status, (await open(first, id, file)).status]).toEqual([200, 404])
})

test('the same file is stored once, and a request has at most six, even simultaneously', async () => {
  const { buyer, id } = await createRequest()
  const drawing = pdf({ comment: 'чертёж' })
  const added = await Promise.all([add(buyer, id, drawing), add(buyer, id, drawing), add(buyer, id, drawing, drawing)])
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files.length).toBe(1)
  const sheets = Array.from({ length: QUOTE_FILES_MAX - 2 }, (_, index) => pdf({ comment: `лист ${index}` }))
  expect((await add(buyer, id, ...sheets)).body.files.length).toBe(QUOTE_FILES_MAX - 1)
  const last = await Promise.all(['один', 'два'].map((comment) => add(buyer, id, pdf({ comment }))))
  expect(last.map(({ code }) => code).toSorted()).toEqual(['too_many_quote_files', undefined])
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files.length).toBe(QUOTE_FILES_MAX)
})

test('a file that is neither a picture nor a PDF is refused with its number among the files', async () => {
  const { buyer, id } = await createRequest()
  const wrong = await add(buyer, id, pdf({ comment: 'чертёж' }), Buffer.from('MZ, a program'))
  expect(wrong.body).toMatchObject({ errors: { file: [{ code: 'not_a_document', item: 2 }] } })
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual([])
})

test('a removed file’s row is deleted, and all files’ rows with the account', async () => {
  const { buyer, first, id } = await createRequest()
  const [firstFile, secondFile] = (await add(buyer, id, pdf({ comment: 'один' }), pdf({ comment: 'два' }))).body.files
  const keys = [firstFile, secondFile].map((file) => `quote-requests/${file?.id}`)
  expect((await as(buyer)(removeQuoteFile, { params: { id, file: firstFile?.id ?? '' } })).body.files).toEqual([secondFile])
  expect((await as(buyer)(removeQuoteFile, { params: { id, file: firstFile?.id ?? '' } })).code).toBe('not_found')
  expect((await open(first, id, firstFile?.id ?? '')).code).toBe('not_found')
  expect(await quoteFiles.known(readOnly(app.services.db), keys)).toEqual([keys[1]])
  expect((await as(buyer)(copyOwnData, {})).status).toBe(200)
  await as(buyer)(deleteAccount, { body: { password: buyer.password } })
  expect(await quoteFiles.known(readOnly(app.services.db), keys)).toEqual([])
})

test('a PDF with a stop word or that cannot be opened is refused with its number among the files', async () => {
  const { buyer, id } = await createRequest()
  // Staff keep a list of words that are not allowed on the site. Telephones and links in files are allowed.
  await app.db.insertInto('stop_words').values({ word: 'roulette', note: '', created_at: app.clock.now() }).execute()
  const refused = await add(buyer, id, pdf({ text: 'Valve, tel. 8 495 000-12-40, shop.example' }), pdf({ pages: 2, text: 'Best ROULETTE' }))
  expect(refused.body).toMatchObject({ errors: { file: [{ code: 'file_words', item: 2 }] } })
  const broken = await add(buyer, id, Buffer.from('%PDF-1.7\n%%EOF'))
  expect(broken.body).toMatchObject({ errors: { file: [{ code: 'not_a_document' }] } })
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual([])
  expect((await add(buyer, id, pdf({ text: 'Valve, tel. 8 495 000-12-40' }))).status).toBe(201)
})
