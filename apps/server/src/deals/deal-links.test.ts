// The link of a deal, by which the counterparty uploads documents without an account: its files, what it shows and refuses, its e-mails and
// reminders.
import { createHash } from 'node:crypto'
import { openDealUpload } from '@sverka/contract/deals/deal-uploads'
import { addDealPaper, getDealFile, issueDealLink, remindOfDeal, withdrawDealLink } from '@sverka/contract/deals/deals'
import { expect, test } from 'vitest'
import { testDeal, tokenFromUrl } from '../../test/deal.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { pdf } from '../../test/pdf.ts'
import type { Tx } from '../platform/db/database.ts'
import { remindAll } from './deal-reminders.ts'
import { deleteDealRow, lockDeal } from './deals.sql.ts'

// Before each test a deal about prepayment is opened on 20.11.2026; its papers (documents requested) are due in eight days. `link` makes the link,
// `token` returns its secret part, `send` uploads a file as the counterparty, `shown` reads the deal as its owner, `wait` passes days.
const { app, world, as, deal, open, shown, link, token, send, decide, wait, notices } = testDeal()

test('a file by the link waits for a review and keeps a safe name and its SHA-256', async () => {
  const by = await token()
  const file = pdf()
  expect((await send(by, file)).status).toBe(200)
  const [paper] = (await shown()).papers
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(paper).toMatchObject({ state: 'received', file: { name: 'устав.pdf.pdf', sha256, by_link: true, size: file.length } })
  const got = await as(deal.owner)(getDealFile, { params: { id: deal.id, file: paper?.file?.id ?? '' } })
  expect(Buffer.compare(got.body as unknown as Buffer, file)).toBe(0)
  expect(got.headers['content-disposition']).toContain('attachment')
})

test('the same file sent twice is listed once', async () => {
  const by = await token()
  const both = await Promise.all([send(by), send(by)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.db.selectFrom('deal_files').selectAll().where('deal_id', '=', deal.id).execute()).toHaveLength(1)
})

/** How many files of deals are in the store. */
const countStoredFiles = async () => {
  let count = 0
  for await (const batch of app.services.files.documents.list('deals/')) count += batch.length
  return count
}

test('the same file sent twice is stored and announced once', async () => {
  const by = await token()
  await send(by)
  const before = await countStoredFiles()
  await app.db.deleteFrom('notices').where('user_id', '=', deal.owner.id).execute()
  await send(by)
  expect(await countStoredFiles()).toBe(before)
  expect(await notices().execute()).toEqual([])
})

/**
 * Starts the calls of `begin` while another transaction has locked the deal. When all of them wait for the lock, runs `end` in that transaction and
 * commits it, so that the calls continue simultaneously. Returns their answers.
 */
async function atOnce<T>(begin: () => readonly Promise<T>[], end: (tx: Tx) => Promise<unknown> = async () => undefined): Promise<T[]> {
  const started = await app.db.transaction().execute(async (tx) => {
    await lockDeal(tx, deal.id)
    const running = begin()
    await expect.poll(() => lockWaits(app.db)).toBe(running.length)
    await end(tx)
    return { running }
  })
  return Promise.all(started.running)
}

test('links requested simultaneously are one link', async () => {
  const [one, other] = await atOnce(() => [link(), link()])
  expect(one?.url).toBe(other?.url)
})

test('a paper for a deal that is being deleted is not found', async () => {
  const add = () => as(deal.owner)(addDealPaper, { params: { id: deal.id }, body: { kind: 'licence' } })
  const [added] = await atOnce(
    () => [add()],
    (tx) => deleteDealRow(tx, deal.id),
  )
  expect(added).toMatchObject({ status: 404, code: 'not_found' })
})

test('the link of a blocked member opens nothing and sends no reminder', async () => {
  const by = tokenFromUrl((await link('three@reminder.example'))?.url)
  const block = (at: Date | null) => app.db.updateTable('users').set({ blocked_at: at }).where('id', '=', deal.owner.id).execute()
  // The day before the papers are due, when the reminder would be sent.
  await wait(7)
  await block(app.clock.now())
  expect(await as(null)(openDealUpload, { params: { token: by } })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await send(by)).toMatchObject({ status: 404, code: 'not_found' })
  await remindAll(app.services)
  expect(await world.emailsTo('three@reminder.example')).toHaveLength(1)
  await block(null)
  expect((await as(null)(openDealUpload, { params: { token: by } })).status).toBe(200)
})

test('a returned paper shows its reason by the link and takes another file', async () => {
  const by = await token()
  await send(by)
  const file = (await shown()).papers[0]?.file?.id ?? ''
  expect((await decide(file, false)).body).toMatchObject({ errors: { reason: [{ code: 'required' }] } })
  expect((await decide(file, false, 'Срок истёк')).body.papers[0]).toMatchObject({ state: 'returned', reason: 'Срок истёк' })
  expect((await as(null)(openDealUpload, { params: { token: by } })).body.papers[0]).toMatchObject({
    state: 'returned',
    reason: 'Срок истёк',
  })
  await send(by, pdf({ pages: 2 }))
  expect((await shown()).papers[0]).toMatchObject({ state: 'received', reason: null })
})

test('an accepted paper takes no more files by the link', async () => {
  const by = await token()
  await send(by)
  await decide((await shown()).papers[0]?.file?.id ?? '', true)
  expect(await send(by, pdf({ pages: 2 }))).toMatchObject({ status: 409, code: 'paper_accepted' })
})

test('an expired link accepts nothing and shows only who asked', async () => {
  const by = await token()
  // A link is valid for 14 days.
  await wait(15)
  const ended = (await as(null)(openDealUpload, { params: { token: by } })).body
  expect(ended).toMatchObject({ open: false, title: '', sum: null, papers: [], asker: { person: deal.owner.fullName, company: null } })
  expect(await send(by)).toMatchObject({ status: 409, code: 'deal_link_ended' })
})

test('a withdrawn link and a guessed one are not found', async () => {
  const by = await token()
  await as(deal.owner)(withdrawDealLink, { params: { id: deal.id } })
  for (const one of [by, 'A'.repeat(22)]) {
    expect(await as(null)(openDealUpload, { params: { token: one } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await send(one)).toMatchObject({ status: 404 })
  }
})

test('a link does not reach the papers of another deal', async () => {
  const by = await token()
  const other = await open(await world.person())
  expect(await send(by, pdf(), other.body.papers[0]?.id)).toMatchObject({ status: 404, code: 'not_found' })
})

test('programs, macros and empty files are refused by the link', async () => {
  const by = await token()
  for (const file of [Buffer.from('MZ\u0090\u0000'), Buffer.from('<script>alert(1)</script>'), Buffer.alloc(0)]) {
    expect((await send(by, file)).status).toBe(400)
  }
  expect((await shown()).papers[0]?.state).toBe('waiting')
})

test('an e-mail with the link has no words of the member, and twenty a day are the limit', async () => {
  // The title of the deal is «Поставка арматуры».
  expect((await link('sb@iskroyar.example'))?.email).toBe('sb@iskroyar.example')
  const [email] = await world.emailsTo('sb@iskroyar.example')
  expect(email?.text).not.toContain('арматуры')
  expect(email?.text).toContain('/deal-upload/')
  for (let sent = 1; sent < 20; sent += 1) await link(`sb-${sent}@iskroyar.example`)
  expect(await as(deal.owner)(issueDealLink, { params: { id: deal.id }, body: { email: 'buh@iskroyar.example' } })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
})

test('one address gets three e-mails a day, whoever sends them', async () => {
  const owner = await world.person()
  const other = { owner, id: (await open(owner)).body.id }
  for (const { owner, id } of [deal, deal, other])
    expect((await as(owner)(issueDealLink, { params: { id }, body: { email: 'many@reminder.example' } })).status).toBe(200)
  for (const { owner, id } of [deal, other])
    expect(await as(owner)(issueDealLink, { params: { id }, body: { email: 'many@reminder.example' } })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
  expect(await world.emailsTo('many@reminder.example')).toHaveLength(3)
})

test('the deletion of a deal does not allow more e-mails to its address', async () => {
  for (let sent = 0; sent < 3; sent += 1) await link('again@reminder.example')
  await app.db.transaction().execute((tx) => deleteDealRow(tx, deal.id))
  const { id } = (await open(deal.owner, 'Ещё раз')).body
  expect((await as(deal.owner)(issueDealLink, { params: { id }, body: { email: 'again@reminder.example' } })).status).toBe(429)
})

test('a reminder goes out once in twenty hours, and not without an address', async () => {
  await link()
  expect(await as(deal.owner)(remindOfDeal, { params: { id: deal.id } })).toMatchObject({ status: 409, code: 'reminder_impossible' })
  await link('one@reminder.example')
  expect(await as(deal.owner)(remindOfDeal, { params: { id: deal.id } })).toMatchObject({ status: 429, code: 'too_many_requests' })
  // One day, more than the pause of twenty hours.
  await wait(1)
  expect((await as(deal.owner)(remindOfDeal, { params: { id: deal.id } })).status).toBe(200)
  expect(await world.emailsTo('one@reminder.example')).toHaveLength(2)
})

test('the day before papers are due the counterparty is reminded once', async () => {
  await link('two@reminder.example')
  await wait(7)
  await remindAll(app.services)
  await remindAll(app.services)
  // The first e-mail with the link, and one reminder.
  expect(await world.emailsTo('two@reminder.example')).toHaveLength(2)
})

test('the member is notified of files by the link with one notice', async () => {
  const by = await token()
  await send(by)
  await send(by, pdf({ pages: 2 }), deal.papers[1])
  expect(await notices().select('path').execute()).toMatchObject([{ path: `/profile/deals/${deal.id}` }])
})
