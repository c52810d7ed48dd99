// Files of a request for prices: who sees them and when, their limits, and simultaneous uploads.
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
const DAY = '2026-12-20'

const add = (who: Person, id: number, ...file: Buffer[]) => as(who)(addQuoteFiles, { params: { id }, files: { file } })
const open = (who: Person, id: number, file: string) => as(who)(getQuoteFile, { params: { id, file } })
const offer = (who: Person, id: number, product: number) =>
  as(who)(putOffer, {
    params: { id },
    body: { lines: [{ line: 1, product, price: 900 }], delivery: 'included', ready_by: DAY, valid_until: DAY },
  })

/** An open request to two sellers of a category, and a third who was not asked. */
async function createRequest() {
  const category = await goods.category()
  const [first, second, other] = [await goods.seller(), await goods.seller(), await goods.seller()]
  const cards = [await goods.published(first, { category }), await goods.published(second, { category })] as const
  const buyer = await world.person()
  const form = { category, lines: [{ name: 'Задвижка DN 100', quantity: 3 }], place: 'Химки', answers_until: DAY }
  const { body } = await as(buyer)(askForQuotes, { body: form })
  return { buyer, first, second, other, cards, id: body.id }
}

test('the buyer adds files, the asked sellers see them, nobody else does', async () => {
  const { buyer, first, second, other, id } = await createRequest()
  const { status, body } = await add(buyer, id, pdf({ comment: 'чертёж' }))
  expect([status, body.files]).toMatchObject([201, [{ kind: 'pdf' }]])
  const file = body.files[0]?.id ?? ''
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual(body.files)
  for (const seller of [first, second]) {
    expect((await as(seller)(openInvitation, { params: { id }, query: {} })).body.files).toEqual(body.files)
    expect((await open(seller, id, file)).status).toBe(200)
  }
  for (const who of [other, await world.person(), await world.staff()]) expect((await open(who, id, file)).code).toBe('not_found')
  for (const who of [first, other]) {
    expect((await add(who, id, pdf({ comment: 'чужой' }))).code).toBe('not_found')
    expect((await as(who)(removeQuoteFile, { params: { id, file } })).code).toBe('not_found')
  }
  const theirs = await createRequest()
  expect((await open(theirs.buyer, theirs.id, file)).code).toBe('not_found')
})

test('after the acceptance only its seller and the buyer see them, and nothing is added or removed', async () => {
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

test('the same file is kept once, and a request has at most six, even simultaneously', async () => {
  const { buyer, id } = await createRequest()
  const paper = pdf({ comment: 'чертёж' })
  const added = await Promise.all([add(buyer, id, paper), add(buyer, id, paper), add(buyer, id, paper, paper)])
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files.length).toBe(1)
  const sheets = Array.from({ length: QUOTE_FILES_MAX - 2 }, (_, at) => pdf({ comment: `лист ${at}` }))
  expect((await add(buyer, id, ...sheets)).body.files.length).toBe(QUOTE_FILES_MAX - 1)
  const last = await Promise.all(['один', 'два'].map((comment) => add(buyer, id, pdf({ comment }))))
  expect(last.map(({ code }) => code).toSorted()).toEqual(['too_many_quote_files', undefined])
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files.length).toBe(QUOTE_FILES_MAX)
})

test('a file that is neither a picture nor a PDF is named by its place', async () => {
  const { buyer, id } = await createRequest()
  const wrong = await add(buyer, id, pdf({ comment: 'чертёж' }), Buffer.from('MZ, a program'))
  expect(wrong.body).toMatchObject({ errors: { file: [{ code: 'not_a_document', item: 2 }] } })
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual([])
})

test('a removed file is deleted from the store, and all files with the account', async () => {
  const { buyer, first, id } = await createRequest()
  const [one, two] = (await add(buyer, id, pdf({ comment: 'один' }), pdf({ comment: 'два' }))).body.files
  const keys = [one, two].map((file) => `quote-requests/${file?.id}`)
  expect((await as(buyer)(removeQuoteFile, { params: { id, file: one?.id ?? '' } })).body.files).toEqual([two])
  expect((await as(buyer)(removeQuoteFile, { params: { id, file: one?.id ?? '' } })).code).toBe('not_found')
  expect((await open(first, id, one?.id ?? '')).code).toBe('not_found')
  expect(await quoteFiles.known(readOnly(app.services.db), keys)).toEqual([keys[1]])
  expect((await as(buyer)(copyOwnData, {})).status).toBe(200)
  await as(buyer)(deleteAccount, { body: { password: buyer.password } })
  expect(await quoteFiles.known(readOnly(app.services.db), keys)).toEqual([])
})

test('a PDF with a word of the stop list, or one that cannot be opened, is refused with its number', async () => {
  const { buyer, id } = await createRequest()
  await app.db.insertInto('stop_words').values({ word: 'roulette', note: '', created_at: app.clock.now() }).execute()
  const refused = await add(buyer, id, pdf({ text: 'Valve, tel. 8 495 000-12-40, shop.example' }), pdf({ pages: 2, text: 'Best ROULETTE' }))
  expect(refused.body).toMatchObject({ errors: { file: [{ code: 'file_words', item: 2 }] } })
  const broken = await add(buyer, id, Buffer.from('%PDF-1.7\n%%EOF'))
  expect(broken.body).toMatchObject({ errors: { file: [{ code: 'not_a_document' }] } })
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual([])
  expect((await add(buyer, id, pdf({ text: 'Valve, tel. 8 495 000-12-40' }))).status).toBe(201)
})
