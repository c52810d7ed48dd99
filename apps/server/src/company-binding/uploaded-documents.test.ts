// Documents of a request to represent a company: hostile and invalid files are refused, staff see pictures only, and nothing is stored unless all
// documents are valid.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { approveTicket, createTicket, listStaffTickets, openTicketDocument } from '@sverka/contract/company-binding/company-binding'
import { listNews } from '@sverka/contract/news/news'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const listStored = (): string[] => {
  const folder = join(app.config.DATA_DIR, 'files/documents/tickets')
  return existsSync(folder) ? readdirSync(folder) : []
}

const sendRequest = async (person: Person, inn: string, files: { passport?: Buffer; contract?: Buffer } = {}) =>
  as(person)(createTicket, { body: { company: inn }, files: { passport: pdf(), contract: pdf(), ...files } })

/** A PDF of some 0.8 MB with many beginnings of streams: a naive parser searches for the end from each of them. */
const unclosedStreams = () => Buffer.from(`%PDF-1.7\n${'1 0 obj<<>>stream\n'.repeat(45_000)}endstream\n%%EOF`)

/** A PDF of three megabytes that unpacks to three gigabytes. */
function packedStreams(): Buffer {
  const part = Buffer.concat([Buffer.from('stream\n'), deflateSync(Buffer.alloc(19_000_000)), Buffer.from('\nendstream\n')])
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...Array.from({ length: 160 }, () => part), Buffer.from('%%EOF')])
}

/** A PDF of half a megabyte with drawing instructions of 600 MB. */
function endlessDrawing(): Buffer {
  const drawing = deflateSync(Buffer.alloc(600_000_000, '0 0 1 1 re f '))
  const head = [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj',
    `4 0 obj<</Filter/FlateDecode/Length ${drawing.length}>>stream\n`,
  ].join('\n')
  return Buffer.concat([Buffer.from(head), drawing, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')])
}

test.each([
  ['parts that begin and never end', unclosedStreams],
  ['parts that unpack to gigabytes', packedStreams],
  ['a drawing of 600 MB', endlessDrawing],
])('a PDF of %s is refused, and other requests are answered meanwhile', async (_name, passport) => {
  const [person, company, bytes] = [await world.person(), await world.company(), passport()]
  let isDone = false
  const sending = sendRequest(person, company.inn, { passport: bytes }).finally(() => {
    isDone = true
  })
  // Processor time of the event loop between two answers, in microseconds.
  let longest = 0
  while (!isDone) {
    const before = process.threadCpuUsage()
    await as(null)(listNews, { query: {} })
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
  }
  expect(await sending).toMatchObject({ status: 400, body: { errors: { passport: [{ code: 'not_a_document' }] } } })
  expect(longest).toBeLessThan(2_000_000)
  expect(listStored()).toEqual([])
})

test('staff see a PDF with a script as one picture of its pages', async () => {
  const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
  // `J#61vaScript` is «JavaScript» with an escaped letter, which hides the script from a plain search.
  const passport = pdf({ pages: 2, catalogue: '/OpenAction<</S/J#61vaScript/JS(app.alert\\(1\\))>>' })
  const made = await sendRequest(person, company.inn, { passport })
  expect(made.status).toBe(201)
  const ticket = (await as(staff)(listStaffTickets, { query: {} })).body.result.find(({ id }) => id === made.body.id)
  const token = String(ticket?.passport_url).split('token=')[1] ?? ''
  const opened = await as(staff)(openTicketDocument, { params: { id: made.body.id, kind: 'passport' }, query: { token } })
  expect(opened).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect(String(opened.headers['content-disposition'])).toContain('.jpg')
  const { format, width = 0, height = 0 } = await sharp(opened.body as unknown as Buffer).metadata()
  expect(format).toBe('jpeg')
  // Two A4 pages (595 by 842 points), one below the other.
  expect(height / width).toBeCloseTo((2 * 842) / 595, 1)
  const { channels } = await sharp(opened.body as unknown as Buffer).stats()
  // Red, green and blue have dark and light pixels: the pages are neither empty nor black.
  expect(channels.map(({ min, max }) => [min < 20, max > 240])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
})

test('a document of more than twenty pages is refused with a message', async () => {
  const answer = await sendRequest(await world.person(), (await world.company()).inn, { contract: pdf({ pages: 21 }) })
  expect(answer).toMatchObject({ status: 400, body: { errors: { contract: [{ code: 'too_many_pages' }] } } })
})

test('a refused request stores nothing', async () => {
  const [person, company] = [await world.person(), await world.company()]
  expect((await sendRequest(person, company.inn)).status).toBe(201)
  const before = listStored()
  const broken = await sendRequest(person, (await world.company()).inn, { contract: Buffer.from('<html>') })
  expect(broken).toMatchObject({ status: 400, body: { errors: { contract: [{ code: 'not_a_document' }] } } })
  const both = await sendRequest(person, (await world.company()).inn, { passport: Buffer.from('<html>'), contract: Buffer.from('<html>') })
  expect(Object.keys((both.body as unknown as { errors: object }).errors)).toEqual(['passport', 'contract'])
  expect(await sendRequest(person, company.inn)).toMatchObject({ code: 'ticket_pending' })
  expect(listStored()).toEqual(before)
})

test('a request for both a company and a sole trader is refused with an error of its field', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const body = { company: company.inn, entrepreneur: '500100732259' }
  const answer = await as(person)(createTicket, { body, files: { passport: pdf(), contract: pdf() } })
  expect(answer).toMatchObject({ status: 400, body: { errors: { entrepreneur: [{ code: 'company_or_entrepreneur' }] } } })
})

test.each([
  ['a company', 'company', 'Ликвидирована'],
  ['a company that is part of another', 'company', 'Присоединена'],
  ['a sole trader', 'entrepreneur', 'Не действует'],
] as const)('a request for %s that ended is refused, and cannot be approved', async (_what, kind, status) => {
  const [person, staff, company] = [await world.person(), await world.staff(), await world.company({ kind })]
  const sendFor = (who: Person) => as(who)(createTicket, { body: { [kind]: company.inn }, files: { passport: pdf(), contract: pdf() } })
  const made = await sendFor(person)
  expect(made.status).toBe(201)
  await world.endCompany(company.id, status)
  expect(await as(staff)(approveTicket, { params: { id: made.body.id } })).toMatchObject({ status: 409, code: 'company_ended' })
  expect(await sendFor(await world.person())).toMatchObject({ status: 409, code: 'company_ended' })
})
