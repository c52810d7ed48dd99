// Attacks on the link of a deal, by which anybody who knows it uploads documents without an account: forbidden files, sizes, forms, names, guessed
// tokens, and simultaneous steps of the deal's owner.

import { giveDealUpload, openDealUpload } from '@sverka/contract/deals/deal-uploads'
import { getDealFile } from '@sverka/contract/deals/deals'
import { PAPER_FILES_MAX } from '@sverka/contract/deals/deals.rules'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { EICAR } from '../../test/antivirus.ts'
import { buildRequest } from '../../test/client.ts'
import { testDeal } from '../../test/deal.ts'
import { picture } from '../../test/goods.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { pdf } from '../../test/pdf.ts'
import { makeZip } from '../../test/zip-files.ts'
import type { Tx } from '../platform/db/database.ts'
import { clearLink } from './deal-links.sql.ts'
import { deleteDealRow, lockDeal } from './deals.sql.ts'

// The rate limit (uploads/seconds) is so high that it is never reached. `token` makes a link and returns its secret part, `send` uploads a file by
// it for the first paper (document requested), `shown` reads the deal as its owner, `decide` accepts or returns a file.
const { app, as, deal, shown, token, send, decide, wait } = testDeal({ LIMIT_UPLOAD: '500/60' })

/** Token of the link of each test's deal. */
let by = ''
beforeEach(async () => {
  by = await token()
})

/** Keys of all files of deals in the store. */
async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const batch of app.services.files.documents.list('deals/')) keys.push(...batch.map(({ key }) => key))
  return keys
}

/** Rows of the deal's files. */
const listFileRows = () => app.db.selectFrom('deal_files').selectAll().where('deal_id', '=', deal.id).execute()

/** An office file, which is a ZIP, with this main part and further ones. */
const office = (part: string, more: readonly string[] = [], content = Buffer.from('<x/>')) =>
  makeZip(['[Content_Types].xml', part, ...more].map((name) => ({ name, content })))
const document = (more: readonly string[] = []) => office('word/document.xml', more)
/** An encrypted office file: each entry in the directory of the ZIP (signature `PK\1\2`) has the flag of encryption. */
function encrypted(): Buffer {
  const zip = document()
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) zip.writeUInt16LE(0x801, at + 8)
  return zip
}

/** Files that may not be uploaded. */
const forbidden: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['a program', () => Buffer.from('MZ\u0090\u0000')],
  ['a program of Linux', () => Buffer.from('\u007fELF\u0002\u0001\u0001')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that is a PDF further on', () => Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['the file that tests an antivirus', () => Buffer.from(EICAR)],
  ['an archive behind the first bytes of a GIF', () => Buffer.concat([Buffer.from('GIF89a'), document()])],
  ['an archive of something else', () => makeZip([{ name: 'a.exe', content: Buffer.from('MZ') }])],
  ['an archive that is two documents', () => office('xl/workbook.xml', ['word/document.xml'])],
  ['a document with macros', () => document(['word/vbaProject.bin'])],
  ['a document with a program', () => document(['word/embeddings/run.exe'])],
  ['a document that leaves its folder', () => document(['../../etc/cron.d/evil'])],
  ['a document that is encrypted', encrypted],
  ['a document of ten thousand parts', () => document(Array.from({ length: 10_000 }, (_, part) => `a${part}`))],
  ['a document that unpacks to sixty megabytes', () => office('word/document.xml', [], Buffer.alloc(30_000_000))],
  ['a document that breaks off', () => document().subarray(0, 60)],
  ['a picture that breaks off', async () => (await picture()).subarray(0, 40)],
  [
    'a picture of 144 megapixels',
    () =>
      sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a text', () => Buffer.from('Устав общества')],
  ['an empty file', () => Buffer.alloc(0)],
]

test.each(forbidden)('%s is refused by the link and not stored, whatever it is called', async (_name, make) => {
  const before = (await storedKeys()).length
  expect(await send(by, await make())).toMatchObject({ status: 400, body: { errors: { file: [{ code: 'not_an_attachment' }] } } })
  expect((await storedKeys()).length).toBe(before)
  expect(await listFileRows()).toEqual([])
  expect((await shown()).papers[0]).toMatchObject({ state: 'waiting', file: null })
})

const download = async () => {
  const file = (await shown()).papers[0]?.file
  return as(deal.owner)(getDealFile, { params: { id: deal.id, file: file?.id ?? '' } })
}

test.each([
  ['a program', () => pdf({ catalogue: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' })],
  ['a start of another program', () => pdf({ catalogue: '/OpenAction<</S/Launch/F(cmd.exe)>>' })],
  ['an archive and a page behind it', () => Buffer.concat([pdf(), document(), Buffer.from('<script>alert(1)</script>')])],
])('a PDF with %s is a download that no browser runs', async (_name, make) => {
  await send(by, make())
  const { headers } = await download()
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' })
  expect(headers['content-disposition']).toMatch(/^attachment;/)
  expect(headers['content-security-policy']).toContain('sandbox')
})

test('only the pixels of a picture with an archive behind it are stored', async () => {
  await send(by, Buffer.concat([await picture(), document(), Buffer.from('<script>alert(1)</script>')]))
  const bytes = (await download()).body as unknown as Buffer
  // The first bytes of a JPEG.
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  for (const text of ['PK', '<script']) expect(bytes.includes(text)).toBe(false)
})

test.each([
  ['a path', '../../../etc/passwd', '......pdf'],
  ['a path of Windows', 'C:\\Windows\\устав.docx', 'C:Windowsустав.pdf'],
  ['text that runs backwards', 'устав\u202Efdp.exe', 'уставfdp.pdf'],
  ['the end of a line', 'a\r\nSet-Cookie: b=1', 'aSet-Cookie: b=1.pdf'],
  ['invisible characters', '\u200F\u2066 ', 'file.pdf'],
  ['markup', '<img src=x>.html', '<img src=x>.pdf'],
])('a name of %s is made safe', async (_name, uploaded, stored) => {
  await as(null)(giveDealUpload, {
    params: { token: by, paper: deal.papers[0] ?? 0 },
    body: { file_name: uploaded },
    files: { file: pdf() },
  })
  expect((await shown()).papers[0]?.file?.name).toBe(stored)
  expect(String((await download()).headers['content-disposition'])).not.toMatch(/[\r\n/\\\u202E]/)
})

/** A PDF of exactly this size. */
const sized = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size)]).subarray(0, size)

test('a file of ten megabytes is accepted by the link, one byte more is refused', async () => {
  expect((await send(by, sized(10 * 1024 * 1024))).status).toBe(200)
  expect(await send(by, sized(10 * 1024 * 1024 + 1), deal.papers[1])).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('two files for one paper in one form, and none, are refused', async () => {
  const form = (files: { file?: readonly Buffer[] }) =>
    as(null)(giveDealUpload, { params: { token: by, paper: deal.papers[0] ?? 0 }, body: {}, files: files as { file: readonly Buffer[] } })
  expect(await form({ file: [pdf(), pdf({ pages: 2 })] })).toMatchObject({
    status: 400,
    body: { errors: { file: [{ code: 'too_many_files' }] } },
  })
  expect(await form({})).toMatchObject({ status: 400, body: { errors: { file: [{ code: 'required' }] } } })
  expect(await listFileRows()).toEqual([])
})

test('a form that breaks off in the middle of its file stores nothing', async () => {
  const request = buildRequest(null, giveDealUpload, {
    params: { token: by, paper: deal.papers[0] ?? 0 },
    body: { file_name: 'устав.pdf' },
    files: { file: sized(100_000) },
  })
  const payload = (request.payload as Buffer).subarray(0, 60_000)
  const answer = await app.server.inject({ ...request, payload, headers: { ...request.headers, 'content-length': String(payload.length) } })
  expect(answer.statusCode).toBe(400)
  expect(await listFileRows()).toEqual([])
})

test('a paper has a limit of files and a deal one of bytes, beyond which nothing is stored', async () => {
  for (let pages = 1; pages <= PAPER_FILES_MAX; pages += 1) expect((await send(by, pdf({ pages }))).status).toBe(200)
  const before = (await storedKeys()).length
  expect(await send(by, pdf({ pages: PAPER_FILES_MAX + 1 }))).toMatchObject({ status: 409, code: 'deal_full' })
  // A deal may have 50 MB: the fifth file of 10 MB is too much beside the small ones. The last byte makes each file different.
  const large = (turn: number) => Buffer.concat([sized(10 * 1024 * 1024 - 1), Buffer.from([turn])])
  const answers = []
  for (let turn = 1; turn <= 5; turn += 1) answers.push((await send(by, large(turn), deal.papers[turn])).status)
  expect(answers).toEqual([200, 200, 200, 200, 409])
  expect((await storedKeys()).length).toBe(before + 4)
})

/**
 * Starts the calls of `begin` while another transaction has locked the deal. When all of them wait for the lock, runs `end` in that transaction and
 * commits it. Returns their answers.
 */
async function meanwhile<T>(begin: () => readonly Promise<T>[], end: (tx: Tx) => Promise<unknown> = async () => undefined): Promise<T[]> {
  const started = await app.db.transaction().execute(async (tx) => {
    await lockDeal(tx, deal.id)
    const running = begin()
    await expect.poll(() => lockWaits(app.db)).toBe(running.length)
    await end(tx)
    return { running }
  })
  return Promise.all(started.running)
}

test('of two files sent simultaneously for one paper both are stored, and one can be decided on', async () => {
  const both = await meanwhile(() => [send(by, pdf()), send(by, pdf({ pages: 2 }))])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const rows = await listFileRows()
  expect(rows).toHaveLength(2)
  const current = (await shown()).papers[0]?.file?.id ?? ''
  const other = rows.find(({ id }) => id !== current)?.id ?? ''
  expect(await decide(other, true)).toMatchObject({ status: 409, code: 'conflict' })
  expect((await decide(current, true)).status).toBe(200)
})

// `meanwhile` uploads and, before the file is stored, does this step of the member.
test.each([
  ['withdraws the link', (tx: Tx) => clearLink(tx, deal.id), { status: 409, code: 'deal_link_ended' }],
  ['deletes the deal', (tx: Tx) => deleteDealRow(tx, deal.id), { status: 409, code: 'deal_link_ended' }],
])('a file on its way while the member %s is refused and not stored', async (_step, end, refused) => {
  const before = (await storedKeys()).length
  const [answer] = await meanwhile(() => [send(by)], end)
  expect(answer).toMatchObject(refused)
  expect((await storedKeys()).length).toBe(before)
})

/** An answer without the parts that differ in every request. */
const withoutIds = ({ status, body, headers }: { status: number; body: unknown; headers: Readonly<Record<string, unknown>> }) => {
  const { trace_id: _trace, request_id: _request, instance: _instance, ...rest } = body as Record<string, unknown>
  return { status, rest, type: headers['content-type'] }
}

test('tokens that never existed and those of deleted deals get the same answer', async () => {
  const open = (one: string) => as(null)(openDealUpload, { params: { token: one } })
  const never = ['A'.repeat(22), by.slice(0, -1) + (by.endsWith('A') ? 'B' : 'A'), by.toUpperCase()]
  await app.db.transaction().execute((tx) => deleteDealRow(tx, deal.id))
  const answers = []
  for (const one of [...never, by]) answers.push(withoutIds(await open(one)), withoutIds(await send(one)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, rest: { code: 'not_found' } })
})

test('an expired link refuses a file before its content is checked', async () => {
  // A link is valid for 14 days.
  await wait(15)
  expect(await send(by, Buffer.from('MZ'))).toMatchObject({ status: 409, code: 'deal_link_ended' })
})
