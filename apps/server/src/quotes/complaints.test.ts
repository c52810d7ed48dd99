// Tests complaints about buyers' requests for prices: the sellers to whom a request was sent (the asked sellers) may complain, staff keep or remove
// the request or one of its files, and a removed request is hidden from its sellers. While a complaint is open, a file that the buyer removes stays
// for staff.
import { listQueues } from '@sverka/contract/back-office/back-office'
import { getStaffPerson } from '@sverka/contract/back-office/person'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import { addQuoteFiles, getQuoteFile, removeQuoteFile as removeOperation } from '@sverka/contract/quotes/quote-files'
import {
  acceptOffer,
  askForQuotes,
  complainOfQuote,
  getQuote,
  listInvitations,
  openInvitation,
  putOffer,
  withdrawOffer,
} from '@sverka/contract/quotes/quotes'
import { KEPT_FILES_MAX } from '@sverka/contract/quotes/quotes.rules'
import { keepQuote, listComplainedQuotes, removeFileByStaff, removeQuote } from '@sverka/contract/quotes/quotes.staff'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { pdf } from '../../test/pdf.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { quoteFiles, removeQuoteFile } from './quote-files.ts'

const app = testApplication({ LIMIT_COMMENTS: '1000/3600', LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
/** A month after the day of the test clock: the last day for offers, and the days that offers name. */
const DAY = '2026-12-20'
/** The reason for which staff remove a request. */
const REASON = 'Реклама'

const complain = (person: Person, id: number, more: { text?: string; file?: string } = {}) =>
  as(person)(complainOfQuote, { params: { id }, body: { text: 'Это реклама, а не запрос', ...more } })
const offer = (seller: Person, id: number, product: number) =>
  as(seller)(putOffer, {
    params: { id },
    body: { lines: [{ line: 1, product, price: 900 }], delivery: 'included', ready_by: DAY, valid_until: DAY },
  })
const openAsSeller = (seller: Person, id: number) => as(seller)(openInvitation, { params: { id }, query: {} })
const remove = (staff: Person, id: number) => as(staff)(removeQuote, { params: { id }, body: { reason: ` ${REASON} ` } })
const keep = (staff: Person, id: number) => as(staff)(keepQuote, { params: { id } })
/** The requests with open complaints, as staff see them. */
const listComplained = async (staff: Person) => (await as(staff)(listComplainedQuotes, { query: { page_size: 100 } })).body.result
const delivery = { address: 'Химки, Рабочая, 2', postal_code: '141400', phone_number: '+7 900 000-00-00' }

/** Resolves when a statement that names this table waits for a lock. */
const waitForLock = (table: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`.execute(app.db)
      return rows.length
    })
    .toBe(1)

/** An open request to two sellers of a category, and a third seller (`other`) to whom it was not sent. */
async function createRequest() {
  const category = await goods.category()
  const [first, second, other] = [await goods.seller(), await goods.seller(), await goods.seller()]
  const cards = [await goods.published(first, { category }), await goods.published(second, { category })] as const
  const buyer = await world.person()
  const form = { category, lines: [{ name: 'Задвижка DN 100', quantity: 3 }], place: 'Химки', answers_until: DAY, details: 'Срочно' }
  const { body } = await as(buyer)(askForQuotes, { body: form })
  return { buyer, first, second, other, cards, id: body.id, staff: await world.staff() }
}

test('each asked seller may complain once, and nobody else', async () => {
  const { buyer, first, second, other, id, staff } = await createRequest()
  const otherRequest = await createRequest()
  const foreignFile =
    (await as(otherRequest.buyer)(addQuoteFiles, { params: { id: otherRequest.id }, files: { file: [pdf()] } })).body.files[0]?.id ?? ''
  for (const person of [buyer, other, staff]) expect((await complain(person, id)).code).toBe('not_found')
  expect((await complain(first, id, { file: foreignFile })).code).toBe('not_found')
  expect((await complain(first, id, { text: ' ' })).status).toBe(400)
  const both = await Promise.all([complain(first, id), complain(first, id)])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', undefined])
  expect((await complain(second, id)).status).toBe(204)
  expect((await listComplained(staff)).find((request) => request.id === id)?.complaints.length).toBe(2)
})

test('staff read the request with its complaints and files while a complaint is open', async () => {
  const { buyer, first, id, staff } = await createRequest()
  const files = (await as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf({ comment: 'a' }), pdf({ comment: 'b' })] } })).body
    .files
  const file = files[1]?.id ?? ''
  const read = () => as(staff)(getQuoteFile, { params: { id, file } })
  expect((await read()).code).toBe('not_found')
  await complain(first, id, { file })
  expect((await read()).status).toBe(200)
  const queues = (await as(staff)(listQueues, {})).body.result
  expect(queues.find(({ queue }) => queue === 'quotes')?.waiting).toBe((await listComplained(staff)).length)
  expect((await listComplained(staff)).find((request) => request.id === id)).toMatchObject({
    buyer: { id: buyer.id },
    lines: [{ name: 'Задвижка DN 100' }],
    place: 'Химки',
    details: 'Срочно',
    links: [],
    complaints: [{ text: 'Это реклама, а не запрос', file: 2, user: { id: first.id } }],
  })
  for (const [person, side] of [
    [first, 'author'],
    [buyer, 'subject'],
  ] as const)
    expect((await as(staff)(getStaffPerson, { params: { id: person.id } })).body.complaints).toMatchObject([{ about: 'quote', side }])
  expect((await keep(staff, id)).status).toBe(204)
  expect((await read()).code).toBe('not_found')
})

test('a file that the buyer removes while a complaint is open stays for staff until they decide', async () => {
  const { buyer, first, second, id, staff } = await createRequest()
  const add = (...file: Buffer[]) => as(buyer)(addQuoteFiles, { params: { id }, files: { file } })
  const [advert] = (await add(pdf({ comment: 'a' }))).body.files
  const drawing = (await add(pdf({ comment: 'b' }))).body.files.find((added) => added.id !== advert?.id)
  const file = advert?.id ?? ''
  await complain(first, id, { file })
  const removeAdvert = () => as(buyer)(removeOperation, { params: { id, file } })
  expect((await removeAdvert()).body.files).toEqual([drawing])
  expect((await removeAdvert()).code).toBe('not_found')
  const readStatus = async (person: Person) => (await as(person)(getQuoteFile, { params: { id, file } })).status
  expect([await readStatus(first), await readStatus(buyer), await readStatus(staff)]).toEqual([404, 404, 200])
  expect((await openAsSeller(first, id)).body.files).toEqual([drawing])
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body.files).toEqual([drawing])
  expect((await complain(second, id, { file })).code).toBe('not_found')
  const complained = (await listComplained(staff)).find((request) => request.id === id)
  const index = complained?.files.findIndex((listed) => listed.id === file) ?? -1
  // A complaint names its file by the place among the request's files, from 1.
  expect([complained?.files.length, complained?.files[index]?.is_removed, complained?.complaints[0]?.file]).toEqual([2, true, index + 1])
  // The same content uploaded again shows the removed file again.
  const afterSecondUpload = (await add(pdf({ comment: 'a' }))).body.files
  expect(afterSecondUpload.map((added) => added.id).toSorted()).toEqual([file, drawing?.id].toSorted())
  await removeAdvert()
  const stored = () => quoteFiles.known(readOnly(app.services.db), [`quote-requests/${file}`])
  expect(await stored()).toHaveLength(1)
  expect((await keep(staff, id)).status).toBe(204)
  expect([await stored(), await readStatus(staff)]).toEqual([[], 404])
})

test('files that stay for staff are limited, and are deleted with the account that complained', async () => {
  const { buyer, first, id } = await createRequest()
  await complain(first, id)
  const add = (index: number) => as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf({ comment: `${index}` })] } })
  for (let index = 0; index < KEPT_FILES_MAX; index += 1) {
    const file = (await add(index)).body.files[0]?.id ?? ''
    expect((await as(buyer)(removeOperation, { params: { id, file } })).status).toBe(200)
  }
  expect((await add(KEPT_FILES_MAX)).code).toBe('too_many_quote_files')
  await as(first)(deleteAccount, { body: { password: first.password } })
  const rows = await app.db.selectFrom('quote_request_files').select('id').where('request_id', '=', id).execute()
  expect(rows).toEqual([])
})

test('a file removed while the account that complained is being deleted is deleted too', async () => {
  const { buyer, first, id } = await createRequest()
  const file = (await as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf()] } })).body.files[0]?.id ?? ''
  await complain(first, id)
  const replies: Promise<{ readonly status: number }>[] = []
  await app.db.transaction().execute(async (tx) => {
    await removeQuoteFile(tx, app.services, { userId: buyer.id, id, file })
    replies.push(as(first)(deleteAccount, { body: { password: first.password } }))
    await waitForLock('quote_requests')
  })
  expect((await replies[0])?.status).toBe(204)
  expect(await quoteFiles.known(readOnly(app.services.db), [`quote-requests/${file}`])).toEqual([])
})

test('staff remove one file, and the request stays with its open complaint', async () => {
  const { buyer, first, id, staff } = await createRequest()
  const add = (...comments: string[]) =>
    as(buyer)(addQuoteFiles, { params: { id }, files: { file: comments.map((comment) => pdf({ comment })) } })
  const [advert] = (await add('a')).body.files
  const drawing = (await add('b')).body.files.find((added) => added.id !== advert?.id)
  const removeAdvert = (person: Person) => as(person)(removeFileByStaff, { params: { id, file: advert?.id ?? '' } })
  expect((await removeAdvert(staff)).code).toBe('not_found')
  await complain(first, id, { file: advert?.id ?? '' })
  expect((await removeAdvert(buyer)).status).toBe(404)
  expect((await Promise.all([removeAdvert(staff), removeAdvert(await world.staff())])).map(({ status }) => status).toSorted()).toEqual([
    204, 404,
  ])
  expect((await openAsSeller(first, id)).body.files).toEqual([drawing])
  expect((await listComplained(staff)).find((request) => request.id === id)).toMatchObject({
    files: [{ id: drawing?.id }],
    complaints: [{ file: null }],
  })
  const notices = (await as(buyer)(listNotices, { query: {} })).body.result
  expect(notices.filter(({ kind }) => kind === 'quote_file_removed')).toMatchObject([{ params: { number: `З-${id}` } }])
  expect(await world.auditActions()).toContain('quotes.file_removed')
  // The buyer cannot add the removed file again.
  const secondUpload = await add('c', 'a')
  expect(secondUpload.body).toMatchObject({ errors: { file: [{ code: 'file_removed', item: 2 }] } })
  expect((await openAsSeller(first, id)).body.files).toEqual([drawing])
  expect((await keep(staff, id)).status).toBe(204)
})

test('a complaint that came after staff loaded the page stays open when they keep the request', async () => {
  const { buyer, first, second, id, staff } = await createRequest()
  const { files } = (await as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf()] } })).body
  await complain(first, id)
  const seen = (await listComplained(staff)).find((request) => request.id === id)?.last_complaint ?? 0
  await complain(second, id)
  await as(buyer)(removeOperation, { params: { id, file: files[0]?.id ?? '' } })
  const keepSeen = () => as(staff)(keepQuote, { params: { id }, query: { seen } })
  expect((await keepSeen()).status).toBe(204)
  const remaining = (await listComplained(staff)).find((request) => request.id === id)
  expect(remaining).toMatchObject({ complaints: [{ user: { id: second.id } }], files: [{ is_removed: true }] })
  expect((await keepSeen()).code).toBe('conflict')
  expect((await as(staff)(keepQuote, { params: { id }, query: { seen: remaining?.last_complaint ?? 0 } })).status).toBe(204)
  expect((await listComplained(staff)).some((request) => request.id === id)).toBe(false)
})

test('a request that staff keep stays as it was and can be complained of again', async () => {
  const { first, id, staff, cards } = await createRequest()
  await complain(first, id)
  expect((await keep(staff, id)).status).toBe(204)
  expect((await listComplained(staff)).some((request) => request.id === id)).toBe(false)
  expect((await keep(staff, id)).code).toBe('conflict')
  expect((await remove(staff, id)).code).toBe('conflict')
  expect((await offer(first, id, cards[0])).status).toBe(200)
  expect((await complain(first, id)).status).toBe(204)
})

test('a removed request is hidden from its sellers, and the buyer reads the reason', async () => {
  const { buyer, first, second, cards, id, staff } = await createRequest()
  const file = (await as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf()] } })).body.files[0]?.id ?? ''
  const offered = await offer(first, id, cards[0])
  await complain(second, id)
  expect((await remove(staff, id)).status).toBe(204)
  for (const seller of [first, second]) {
    expect((await openAsSeller(seller, id)).code).toBe('not_found')
    expect((await as(seller)(listInvitations, { query: {} })).body).toMatchObject({ count: 0, result: [] })
    expect((await as(seller)(getQuoteFile, { params: { id, file } })).code).toBe('not_found')
    expect((await complain(seller, id)).code).toBe('not_found')
    const notices = (await as(seller)(listNotices, { query: {} })).body.result
    expect(JSON.stringify(notices)).not.toContain('Задвижка')
  }
  expect((await offer(second, id, cards[1])).code).toBe('not_found')
  expect((await as(first)(withdrawOffer, { params: { id } })).code).toBe('not_found')
  const accepted = await as(buyer)(acceptOffer, { params: { id: offered.body.offer?.id ?? 0 }, body: delivery })
  expect(accepted.code).toBe('quote_closed')
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body).toMatchObject({ state: 'closed', removed: REASON })
  const notices = (await as(buyer)(listNotices, { query: {} })).body.result
  expect(notices.find(({ kind }) => kind === 'quote_removed')).toMatchObject({ params: { number: `З-${id}`, reason: REASON } })
  expect(await world.auditActions()).toEqual(expect.arrayContaining(['quotes.kept', 'quotes.removed']))
})

test('the seller of an accepted offer still sees a request that was removed', async () => {
  const { buyer, first, second, cards, id, staff } = await createRequest()
  const file = (await as(buyer)(addQuoteFiles, { params: { id }, files: { file: [pdf()] } })).body.files[0]?.id ?? ''
  const offered = await offer(first, id, cards[0])
  await as(buyer)(acceptOffer, { params: { id: offered.body.offer?.id ?? 0 }, body: delivery })
  await complain(second, id)
  await remove(staff, id)
  expect([(await openAsSeller(first, id)).status, (await openAsSeller(second, id)).status]).toEqual([200, 404])
  expect((await as(first)(getQuoteFile, { params: { id, file } })).status).toBe(200)
  expect((await as(buyer)(getQuote, { params: { id }, query: {} })).body).toMatchObject({ state: 'accepted', removed: REASON })
})

test('of two simultaneous decisions only one counts', async () => {
  const { first, id, staff } = await createRequest()
  await complain(first, id)
  const decisions = await Promise.all([remove(staff, id), keep(await world.staff(), id)])
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('an offer accepted while its request is removed is either accepted completely or refused', async () => {
  const { buyer, first, second, cards, id, staff } = await createRequest()
  const offered = await offer(first, id, cards[0])
  await complain(second, id)
  const params = { id: offered.body.offer?.id ?? 0 }
  const [accepted, removed] = await Promise.all([as(buyer)(acceptOffer, { params, body: delivery }), remove(staff, id)])
  expect(removed.status).toBe(204)
  const { body } = await as(buyer)(getQuote, { params: { id }, query: {} })
  expect([accepted.status, body.state]).toEqual(accepted.status === 201 ? [201, 'accepted'] : [409, 'closed'])
})

test('a removal and the deletion of the buyer’s account do not wait for each other', async () => {
  const { buyer, first, id, staff } = await createRequest()
  await complain(first, id)
  const replies: ReturnType<typeof remove>[] = []
  await app.db.transaction().execute(async (tx) => {
    // This transaction deletes the buyer's account: it locks the member first, then deletes the request. If the removal held the request already,
    // the deletion would wait for it and fail.
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await tx.selectFrom('users').select('id').where('id', '=', buyer.id).forUpdate().execute()
    replies.push(remove(staff, id))
    await waitForLock('users')
    await tx.deleteFrom('quote_requests').where('id', '=', id).execute()
  })
  expect((await replies[0])?.code).toBe('not_found')
})

test('no notice about a removed request is sent to a buyer whose account is deleted', async () => {
  const { buyer, first, id, staff } = await createRequest()
  await complain(first, id)
  await app.db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', buyer.id).execute()
  expect((await remove(staff, id)).status).toBe(204)
  const notices = await app.db.selectFrom('notices').select('kind').where('user_id', '=', buyer.id).execute()
  expect(notices.map(({ kind }) => kind)).not.toContain('quote_removed')
})

test('complaints do not prevent the export of own data and are deleted with the account', async () => {
  const { first, id, staff } = await createRequest()
  await complain(first, id)
  expect((await as(first)(copyOwnData, {})).status).toBe(200)
  expect((await as(first)(deleteAccount, { body: { password: first.password } })).status).toBe(204)
  expect((await listComplained(staff)).some((request) => request.id === id)).toBe(false)
})
