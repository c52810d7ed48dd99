// Deals (dossiers with documents of a counterparty): the papers that a deal requests, files of the member, decisions, the list, the archive, and what
// is deleted with a deal.
import { createHash } from 'node:crypto'
import { openDealUpload } from '@sverka/contract/deals/deal-uploads'
import {
  addDealPaper,
  deleteDeal,
  deleteDealPaper,
  getDeal,
  getDealArchive,
  giveDealFile,
  listDeals,
  openDeal,
  withdrawDealLink,
} from '@sverka/contract/deals/deals'
import { paperSets } from '@sverka/contract/deals/deals.rules'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DEAL_START, testDeal, tokenFromUrl } from '../../test/deal.ts'
import { pdf } from '../../test/pdf.ts'
import { readOnly } from '../platform/db/connect.ts'
import { dealFileKey, dealFiles } from './deal-files.ts'
import { deleteOutdated } from './deal-reminders.ts'

// Before each test a deal about prepayment, «Поставка арматуры» for 3,000,000 rubles, is opened on 20.11.2026 at 12:30 in Moscow. `link` makes its
// link, `token` returns the secret part, `send` uploads a file as the counterparty, `shown` reads the deal as its owner, `wait` passes days.
const { app, world, as, deal, params, open, shown, link, token, send, decide, wait } = testDeal()

test('a deal begins with the papers of its kind, due in eight days', async () => {
  const deal = await shown()
  expect(deal.papers.map(({ kind }) => kind)).toEqual(paperSets.prepayment)
  expect(deal.papers[0]).toMatchObject({ state: 'waiting', due_on: '2026-11-28', overdue: false, file: null })
  // A deal is deleted 180 days after it was opened.
  expect(deal).toMatchObject({ title: 'Поставка арматуры', sum: 3_000_000, link: null, keep_until: '2027-05-19' })
})

test('the same report and title open the same deal', async () => {
  const check = await world.check(deal.owner)
  const request = { body: { check, kind: 'lease', title: 'Склад' } } as const
  const both = await Promise.all([as(deal.owner)(openDeal, request), as(deal.owner)(openDeal, request)])
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
})

test('a file that the member adds is accepted even if the same was uploaded by the link', async () => {
  await send(await token())
  const added = await as(deal.owner)(giveDealFile, { params: params(), body: {}, files: { file: pdf() } })
  expect(added.body.papers[0]).toMatchObject({ state: 'accepted', file: { by_link: true } })
})

test('all deals past their last day are deleted in one run', async () => {
  const { check_id } = await app.db.selectFrom('deals').select('check_id').where('id', '=', deal.id).executeTakeFirstOrThrow()
  const outdated = { user_id: deal.owner.id, check_id, kind: 'lease', created_at: DEAL_START, keep_until: '2026-01-31' }
  // More than two batches of 50, the number that one transaction deletes.
  const rows = Array.from({ length: 120 }, (_, at) => ({ ...outdated, title: `Склад ${at}` }))
  await app.db.insertInto('deals').values(rows).execute()
  expect(await deleteOutdated(app.services)).toBe(120)
})

test('a decision about any file but the last is refused', async () => {
  const by = await token()
  await send(by)
  const file = (await shown()).papers[0]?.file?.id ?? ''
  await send(by, pdf({ pages: 2 }))
  expect(await decide(file, true)).toMatchObject({ status: 409, code: 'conflict' })
})

test('links and telephones in texts for the counterparty, and papers without a name, are refused', async () => {
  const add = (body: object) => as(deal.owner)(addDealPaper, { params: { id: deal.id }, body: { kind: 'other', ...body } })
  expect((await add({ name: 'Звоните +7 495 000-77-31' })).body).toMatchObject({ errors: { name: [{ code: 'text_not_allowed' }] } })
  expect((await add({})).body).toMatchObject({ errors: { name: [{ code: 'required' }] } })
  expect((await add({ name: 'Паспорт станка', due_on: '2026-11-01' })).body).toMatchObject({ errors: { due_on: [{ code: 'day_past' }] } })
  expect((await add({ name: 'Паспорт станка' })).body.papers.at(-1)).toMatchObject({ kind: 'other', name: 'Паспорт станка' })
})

test('the archive has papers, report and hashes, and is byte-for-byte the same when repeated', async () => {
  const by = await token()
  const file = pdf()
  await send(by, file)
  await as(deal.owner)(giveDealFile, {
    params: params(deal.papers[1]),
    body: { file_name: 'решение.pdf' },
    files: { file: pdf({ pages: 2 }) },
  })
  const get = async () => (await as(deal.owner)(getDealArchive, { params: { id: deal.id } })).body as unknown as Buffer
  const first = await get()
  app.clock.advance(5 * 60_000)
  expect(Buffer.compare(first, await get())).toBe(0)
  const files = unzipSync(first)
  const names = Object.keys(files)
  // Noon of 20.11.2026 as MS-DOS writes it, whatever the time zone of the machine.
  expect([first.readUInt16LE(10), first.readUInt16LE(12)]).toEqual([12 << 11, (46 << 9) | (11 << 5) | 20])
  expect(names).toEqual([
    'documents/01 Устав.pdf',
    'documents/02 Решение о назначении руководителя.pdf',
    expect.stringMatching(/^report SV-/),
    'correspondence.txt',
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

test('a withdrawn link changes no byte of the archive, one more file does, once', async () => {
  const by = tokenFromUrl((await link('sb@iskroyar.example'))?.url)
  await as(null)(openDealUpload, { params: { token: by } })
  await send(by, pdf())
  const get = async () => (await as(deal.owner)(getDealArchive, { params: { id: deal.id } })).body as unknown as Buffer
  const first = await get()
  await as(deal.owner)(withdrawDealLink, { params: { id: deal.id } })
  await as(null)(openDealUpload, { params: { token: tokenFromUrl((await link())?.url) } })
  expect(Buffer.compare(first, await get())).toBe(0)
  await as(deal.owner)(giveDealFile, { params: params(deal.papers[1]), body: {}, files: { file: pdf({ pages: 2 }) } })
  const more = await get()
  expect(Object.keys(unzipSync(more)).length).toBe(Object.keys(unzipSync(first)).length + 1)
  expect(Buffer.compare(more, await get())).toBe(0)
})

test('the archive lists what was sent to the counterparty and received, in order of time', async () => {
  const by = tokenFromUrl((await link('sb@iskroyar.example'))?.url)
  app.clock.advance(60_000)
  await as(null)(openDealUpload, { params: { token: by } })
  app.clock.advance(60_000)
  await send(by, pdf())
  const files = unzipSync((await as(deal.owner)(getDealArchive, { params: { id: deal.id } })).body as unknown as Buffer)
  expect(
    Buffer.from(files['correspondence.txt'] ?? [])
      .toString('utf8')
      .split('\n'),
  ).toEqual([
    'Переписка по сделке (время московское)',
    '',
    '20.11.2026, 12:30  Запрос документов на sb@iskroyar.example, не прислано: 8',
    '20.11.2026, 12:31  Ссылку открыли впервые',
    '20.11.2026, 12:32  Прислали по ссылке: устав.pdf.pdf',
    '',
  ])
})

test('the log of the archive keeps every return with its reason, and a repeated one once', async () => {
  const by = await token()
  const sendPages = async (pages: number) => {
    app.clock.advance(60_000)
    await send(by, pdf({ pages }))
    app.clock.advance(60_000)
    return (await shown()).papers[0]?.file?.id ?? ''
  }
  const first = await sendPages(1)
  await Promise.all([decide(first, false, 'Нет печати'), decide(first, false, 'Нет печати')])
  await decide(await sendPages(2), false, 'Срок истёк')
  await decide(await sendPages(3), true)
  const files = unzipSync((await as(deal.owner)(getDealArchive, { params: { id: deal.id } })).body as unknown as Buffer)
  const log = Buffer.from(files['correspondence.txt'] ?? []).toString('utf8')
  expect(log.split('\n').slice(2, -1)).toEqual([
    '20.11.2026, 12:31  Прислали по ссылке: устав.pdf.pdf',
    '20.11.2026, 12:32  Вернули: устав.pdf.pdf. Причина: Нет печати',
    '20.11.2026, 12:33  Прислали по ссылке: устав.pdf.pdf',
    '20.11.2026, 12:34  Вернули: устав.pdf.pdf. Причина: Срок истёк',
    '20.11.2026, 12:35  Прислали по ссылке: устав.pdf.pdf',
    '20.11.2026, 12:36  Приняли: устав.pdf.pdf',
  ])
  const copies = (
    await Promise.all(app.services.personalData().map(({ exportUserData }) => exportUserData(readOnly(app.db), deal.owner.id)))
  ).flat()
  expect(copies.find(({ name }) => name === 'deal-file-decisions.json')?.content).toHaveLength(3)
})

test('files of a removed paper, a deleted deal and an outdated one are deleted', async () => {
  await as(deal.owner)(giveDealFile, { params: params(), body: {}, files: { file: pdf() } })
  const key = dealFileKey((await shown()).papers[0]?.file?.id ?? '')
  expect(await dealFiles.known(readOnly(app.db), [key])).toEqual([key])
  expect((await as(deal.owner)(deleteDealPaper, { params: params() })).body.papers).toHaveLength(7)
  expect(await dealFiles.known(readOnly(app.db), [key])).toEqual([])
  const other = (await open(deal.owner, 'Ещё одна')).body.id
  expect((await as(deal.owner)(deleteDeal, { params: { id: other } })).status).toBe(204)
  // Deals are kept for 180 days.
  await wait(181)
  expect(await deleteOutdated(app.services)).toBeGreaterThan(0)
  expect((await as(deal.owner)(getDeal, { params: { id: deal.id } })).status).toBe(404)
})

test('a list says what waits for a review and what is overdue', async () => {
  await send(await token())
  // The papers were due on the eighth day; seven of eight are missing.
  await wait(9)
  const listed = (await as(deal.owner)(listDeals, {})).body
  expect(listed).toMatchObject({ count: 1, result: [{ id: deal.id, papers: 8, accepted: 0, received: 1, overdue: 7 }] })
})

test('deals are in the data export and are deleted with the account', async () => {
  await as(deal.owner)(giveDealFile, { params: params(), body: {}, files: { file: pdf() } })
  const modules = app.services.personalData()
  const copies = async () =>
    (await Promise.all(modules.map(({ exportUserData }) => exportUserData(readOnly(app.db), deal.owner.id)))).flat()
  const copy = async () => (await copies()).find(({ name }) => name === 'deals.json')?.content as { file: string | null }[]
  // One row for each of the eight papers.
  expect(await copy()).toHaveLength(8)
  const newer = { params: params(), body: { file_name: 'new.pdf' }, files: { file: pdf({ pages: 2 }) } }
  await as(deal.owner)(giveDealFile, newer)
  expect((await copy()).flatMap(({ file }) => file ?? []).sort()).toEqual(['file.pdf', 'new.pdf'])
  await app.db.transaction().execute(async (tx) => {
    for (const { eraseUserData } of modules) await eraseUserData?.(tx, deal.owner.id)
  })
  expect(await copy()).toEqual([])
})
