// Deals: papers of a kind, files by the link, decisions, reminders, the archive, and what others must not reach.
import { createHash } from 'node:crypto'
import { giveDealUpload, openDealUpload } from '@sverka/contract/deals/deal-uploads'
import {
  addDealPaper,
  decideDealPaper,
  deleteDeal,
  deleteDealPaper,
  getDeal,
  getDealArchive,
  getDealFile,
  giveDealFile,
  issueDealLink,
  listDeals,
  openDeal,
  remindOfDeal,
  withdrawDealLink,
} from '@sverka/contract/deals/deals'
import { paperSets } from '@sverka/contract/deals/deals.rules'
import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { pdf } from '../../test/pdf.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { dealFileKey, dealFiles } from './deal-files.ts'
import { deleteOutdated, remindAll } from './deal-reminders.ts'
import { deleteDealRow, lockDeal } from './deals.sql.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)
const DAY_MS = 86_400_000

let owner: Person
let id: number
let papers: readonly number[]
const START = new Date('2026-11-20T09:30:00Z')
/** Later the member signs in again: a token lasts minutes. */
async function wait(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS)
  owner = await world.signInAgain(owner)
}

beforeEach(async () => {
  app.clock.moment = START
  owner = await world.person()
  const { body } = await open(owner)
  id = body.id
  papers = body.papers.map((paper) => paper.id)
})

const open = async (who: Person, title = 'Поставка арматуры') =>
  as(who)(openDeal, { body: { check: await world.check(who), kind: 'prepayment', title, sum: 3_000_000 } })
const shown = async () => (await as(owner)(getDeal, { params: { id } })).body
const link = async (email?: string) => (await as(owner)(issueDealLink, { params: { id }, body: email ? { email } : {} })).body.link
const tokenIn = (url = '') => url.split('/').at(-1) ?? ''
const token = async () => tokenIn((await link())?.url)
const send = async (by: string, file: Buffer = pdf(), paper = papers[0] ?? 0) =>
  as(null)(giveDealUpload, { params: { token: by, paper }, body: { file_name: 'устав.pdf.exe' }, files: { file } })
const decide = (file: string, accepted: boolean, reason?: string, paper = papers[0] ?? 0) =>
  as(owner)(decideDealPaper, { params: { id, paper }, body: { file, accepted, ...(reason ? { reason } : {}) } })

test('a deal begins with the papers of its kind, due in eight days', async () => {
  const deal = await shown()
  expect(deal.papers.map(({ kind }) => kind)).toEqual(paperSets.prepayment)
  expect(deal.papers[0]).toMatchObject({ state: 'waiting', due_on: '2026-11-28', overdue: false, file: null })
  expect(deal).toMatchObject({ title: 'Поставка арматуры', sum: 3_000_000, link: null, keep_until: '2027-05-19' })
})

test('the same report and title open the same deal', async () => {
  const check = await world.check(owner)
  const asked = { body: { check, kind: 'lease', title: 'Склад' } } as const
  const both = await Promise.all([as(owner)(openDeal, asked), as(owner)(openDeal, asked)])
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
})

test('a file by the link waits for a review and keeps a safe name and its fingerprint', async () => {
  const by = await token()
  const file = pdf()
  expect((await send(by, file)).status).toBe(200)
  const [paper] = (await shown()).papers
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(paper).toMatchObject({ state: 'received', file: { name: 'устав.pdf.pdf', sha256, by_link: true, size: file.length } })
  const got = await as(owner)(getDealFile, { params: { id, file: paper?.file?.id ?? '' } })
  expect(Buffer.compare(got.body as unknown as Buffer, file)).toBe(0)
  expect(got.headers['content-disposition']).toContain('attachment')
})

test('the same file sent again is one file', async () => {
  const by = await token()
  const both = await Promise.all([send(by), send(by)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.db.selectFrom('deal_files').selectAll().where('deal_id', '=', id).execute()).toHaveLength(1)
})

const storedFiles = async () => {
  let count = 0
  for await (const batch of app.services.files.documents.list('deals/')) count += batch.length
  return count
}
const notices = () => app.db.selectFrom('notices').select('id').where('user_id', '=', owner.id).where('kind', '=', 'deal_papers_received')

test('the same file sent again is stored and announced once', async () => {
  const by = await token()
  await send(by)
  const before = await storedFiles()
  await app.db.deleteFrom('notices').where('user_id', '=', owner.id).execute()
  await send(by)
  expect(await storedFiles()).toBe(before)
  expect(await notices().execute()).toEqual([])
})

test('a file that the member adds is accepted also where the link brought the same', async () => {
  await send(await token())
  const params = { id, paper: papers[0] ?? 0 }
  const given = await as(owner)(giveDealFile, { params, body: {}, files: { file: pdf() } })
  expect(given.body.papers[0]).toMatchObject({ state: 'accepted', file: { by_link: true } })
})

/** Begins these while the deal is locked, and releases it when all wait for it. */
async function atOnce<T>(begin: () => readonly Promise<T>[], end: (tx: Tx) => Promise<unknown> = async () => undefined): Promise<T[]> {
  const begun = await app.db.transaction().execute(async (tx) => {
    await lockDeal(tx, id)
    const running = begin()
    await expect.poll(() => lockWaits(app.db), { timeout: 2_500 }).toBe(running.length)
    await end(tx)
    return { running }
  })
  return Promise.all(begun.running)
}

test('links asked for at once are one link', async () => {
  const [one, other] = await atOnce(() => [link(), link()])
  expect(one?.url).toBe(other?.url)
})

test('a paper for a deal that is deleted at the same time is not found', async () => {
  const add = () => as(owner)(addDealPaper, { params: { id }, body: { kind: 'licence' } })
  const [added] = await atOnce(
    () => [add()],
    (tx) => deleteDealRow(tx, id),
  )
  expect(added).toMatchObject({ status: 404, code: 'not_found' })
})

test('the link of a blocked member opens nothing and reminds nobody', async () => {
  const by = tokenIn((await link('three@reminder.example'))?.url)
  const block = (at: Date | null) => app.db.updateTable('users').set({ blocked_at: at }).where('id', '=', owner.id).execute()
  await wait(7)
  await block(app.clock.now())
  expect(await as(null)(openDealUpload, { params: { token: by } })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await send(by)).toMatchObject({ status: 404, code: 'not_found' })
  await remindAll(app.services)
  expect(await world.emailsTo('three@reminder.example')).toHaveLength(1)
  await block(null)
  expect((await as(null)(openDealUpload, { params: { token: by } })).status).toBe(200)
})

test('all deals whose last day has passed are deleted in one run', async () => {
  const { check_id } = await app.db.selectFrom('deals').select('check_id').where('id', '=', id).executeTakeFirstOrThrow()
  const outdated = { user_id: owner.id, check_id, kind: 'lease', created_at: START, keep_until: '2026-01-31' }
  const rows = Array.from({ length: 120 }, (_, at) => ({ ...outdated, title: `Склад ${at}` }))
  await app.db.insertInto('deals').values(rows).execute()
  expect(await deleteOutdated(app.services)).toBe(120)
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

test('a decision about an older file than the last is refused', async () => {
  const by = await token()
  await send(by)
  const file = (await shown()).papers[0]?.file?.id ?? ''
  await send(by, pdf({ pages: 2 }))
  expect(await decide(file, true)).toMatchObject({ status: 409, code: 'conflict' })
})

test('an accepted paper takes no more files by the link', async () => {
  const by = await token()
  await send(by)
  await decide((await shown()).papers[0]?.file?.id ?? '', true)
  expect(await send(by, pdf({ pages: 2 }))).toMatchObject({ status: 409, code: 'paper_accepted' })
})

test('by a link that ended nothing is sent and nothing but who asked is shown', async () => {
  const by = await token()
  await wait(15)
  const ended = (await as(null)(openDealUpload, { params: { token: by } })).body
  expect(ended).toMatchObject({ open: false, title: '', sum: null, papers: [], asker: { person: owner.fullName, company: null } })
  expect(await send(by)).toMatchObject({ status: 409, code: 'deal_link_ended' })
})

test('a withdrawn link and a guessed one are not found', async () => {
  const by = await token()
  await as(owner)(withdrawDealLink, { params: { id } })
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

test('an e-mail with the link says nothing that the member wrote, and a day has twenty', async () => {
  expect((await link('sb@iskroyar.example'))?.email).toBe('sb@iskroyar.example')
  const [email] = await world.emailsTo('sb@iskroyar.example')
  expect(email?.text).not.toContain('арматуры')
  expect(email?.text).toContain('/deal-upload/')
  for (let sent = 1; sent < 20; sent += 1) await link('sb@iskroyar.example')
  expect(await as(owner)(issueDealLink, { params: { id }, body: { email: 'sb@iskroyar.example' } })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
})

test('a reminder goes out once in twenty hours, and not without an address', async () => {
  await link()
  expect(await as(owner)(remindOfDeal, { params: { id } })).toMatchObject({ status: 409, code: 'reminder_impossible' })
  await link('one@reminder.example')
  expect(await as(owner)(remindOfDeal, { params: { id } })).toMatchObject({ status: 429, code: 'too_many_requests' })
  await wait(1)
  expect((await as(owner)(remindOfDeal, { params: { id } })).status).toBe(200)
  expect(await world.emailsTo('one@reminder.example')).toHaveLength(2)
})

test('the day before papers are due the counterparty is reminded once', async () => {
  await link('two@reminder.example')
  await wait(7)
  await remindAll(app.services)
  await remindAll(app.services)
  expect(await world.emailsTo('two@reminder.example')).toHaveLength(2)
})

test('the member is notified of files by the link with one notice', async () => {
  const by = await token()
  await send(by)
  await send(by, pdf({ pages: 2 }), papers[1])
  expect(await notices().select('path').execute()).toMatchObject([{ path: `/profile/deals/${id}` }])
})

test('links, telephones and unnamed papers are refused in what the counterparty reads', async () => {
  const add = (body: object) => as(owner)(addDealPaper, { params: { id }, body: { kind: 'other', ...body } })
  expect((await add({ name: 'Звоните +7 495 000-77-31' })).body).toMatchObject({ errors: { name: [{ code: 'text_not_allowed' }] } })
  expect((await add({})).body).toMatchObject({ errors: { name: [{ code: 'required' }] } })
  expect((await add({ name: 'Паспорт станка', due_on: '2026-11-01' })).body).toMatchObject({ errors: { due_on: [{ code: 'day_past' }] } })
  expect((await add({ name: 'Паспорт станка' })).body.papers.at(-1)).toMatchObject({ kind: 'other', name: 'Паспорт станка' })
})

test('the archive has papers, report and fingerprints, and made again it is equal to the byte', async () => {
  const by = await token()
  const file = pdf()
  await send(by, file)
  await as(owner)(giveDealFile, {
    params: { id, paper: papers[1] ?? 0 },
    body: { file_name: 'решение.pdf' },
    files: { file: pdf({ pages: 2 }) },
  })
  const get = async () => (await as(owner)(getDealArchive, { params: { id } })).body as unknown as Buffer
  const first = await get()
  app.clock.advance(5 * 60_000)
  expect(Buffer.compare(first, await get())).toBe(0)
  const files = unzipSync(first)
  const names = Object.keys(files)
  expect(names).toEqual([
    'documents/01 Устав.pdf',
    'documents/02 Решение о назначении руководителя.pdf',
    expect.stringMatching(/^report SV-/),
    'readme.txt',
  ])
  const readme = Buffer.from(files['readme.txt'] ?? []).toString('utf8')
  for (const name of names.slice(0, -1)) {
    const sha256 = createHash('sha256')
      .update(files[name] ?? Buffer.alloc(0))
      .digest('hex')
    expect(readme).toContain(`${sha256}  ${name}`)
  }
})

test('files of a removed paper, a deleted deal and an outdated one are deleted', async () => {
  await as(owner)(giveDealFile, { params: { id, paper: papers[0] ?? 0 }, body: {}, files: { file: pdf() } })
  const key = dealFileKey((await shown()).papers[0]?.file?.id ?? '')
  expect(await dealFiles.known(readOnly(app.db), [key])).toEqual([key])
  expect((await as(owner)(deleteDealPaper, { params: { id, paper: papers[0] ?? 0 } })).body.papers).toHaveLength(7)
  expect(await dealFiles.known(readOnly(app.db), [key])).toEqual([])
  const other = (await open(owner, 'Ещё одна')).body.id
  expect((await as(owner)(deleteDeal, { params: { id: other } })).status).toBe(204)
  await wait(181)
  expect(await deleteOutdated(app.services)).toBeGreaterThan(0)
  expect((await as(owner)(getDeal, { params: { id } })).status).toBe(404)
})

test('a list says what waits for a review and what is overdue', async () => {
  await send(await token())
  await wait(9)
  const listed = (await as(owner)(listDeals, {})).body
  expect(listed).toMatchObject({ count: 1, result: [{ id, papers: 8, accepted: 0, received: 1, overdue: 7 }] })
})

test('deals are in the copy of a member’s data and go with the account', async () => {
  await as(owner)(giveDealFile, { params: { id, paper: papers[0] ?? 0 }, body: {}, files: { file: pdf() } })
  const held = app.services.personalData()
  const copies = async () => (await Promise.all(held.map(({ copy }) => copy(readOnly(app.db), owner.id)))).flat()
  const copy = async () => (await copies()).find(({ name }) => name === 'deals.json')?.content as { file: string | null }[]
  expect(await copy()).toHaveLength(8)
  const replaced = { params: { id, paper: papers[0] ?? 0 }, body: { file_name: 'new.pdf' }, files: { file: pdf({ pages: 2 }) } }
  await as(owner)(giveDealFile, replaced)
  expect((await copy()).flatMap(({ file }) => file ?? []).sort()).toEqual(['file.pdf', 'new.pdf'])
  await app.db.transaction().execute(async (tx) => {
    for (const { forget } of held) await forget?.(tx, owner.id)
  })
  expect(await copy()).toEqual([])
})
