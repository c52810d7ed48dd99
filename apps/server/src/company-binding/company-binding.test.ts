// Representing a company on «Сверка», for the applicant and staff: the request («ticket») with scans of the passport and of the company's tax
// certificate (`contract`), the decision, leaving the company again. Staff can approve a request only after they have opened each of its documents,
// so the tests call `openDocuments` first; to reject it they need not.
import { blockUser } from '@sverka/contract/auth/auth.staff'
import {
  approveTicket,
  createTicket,
  listStaffTickets,
  listTickets,
  openTicketDocument,
  rejectTicket,
  unbindCompany,
} from '@sverka/contract/company-binding/company-binding'
import { getCompany, listCompanies, listEntrepreneurs } from '@sverka/contract/company-card/company-card'
import type { OperationInput } from '@sverka/contract/http/http'
import { listNotices } from '@sverka/contract/notifications/notifications'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const PDF = pdf()
const scan = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function sendRequest(person: Person, inn: string, files: { passport?: Buffer; contract?: Buffer } = {}) {
  return as(person)(createTicket, { body: { company: inn }, files: { passport: await scan(), contract: PDF, ...files } })
}

test('a request is approved, the person represents the company, and leaves it again', async () => {
  const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
  const made = await sendRequest(person, company.inn)
  expect(made).toMatchObject({ status: 201, body: { status: 'pending' } })
  expect((await as(person)(listTickets, { query: {} })).body.result).toMatchObject([{ id: made.body.id, company: { inn: company.inn } }])
  await openDocuments(as, staff, made.body.id)
  expect((await as(staff)(approveTicket, { params: { id: made.body.id } })).status).toBe(204)

  expect((await as(null)(getCompany, { query: { inn: company.inn } })).body.representative).toBe(person.id)
  const mine = await as(person)(listCompanies, { query: { representative__in: [person.id] } })
  expect(mine.body.result.map(({ id }) => id)).toEqual([company.id])
  const stranger = await as(await world.person())(listCompanies, { query: { representative__in: [person.id] } })
  expect(stranger.body.result).toEqual([])
  expect((await as(null)(listCompanies, { query: { representative__in: [person.id] } })).status).toBe(401)
  expect((await world.emailsTo(person.email)).at(-1)?.subject).toBe('Компания привязана')

  expect((await as(await world.person())(unbindCompany, { params: { id: company.id } })).status).toBe(404)
  expect((await as(person)(unbindCompany, { params: { id: company.id } })).status).toBe(204)
  expect((await as(null)(getCompany, { query: { inn: company.inn } })).body.representative).toBeNull()
  expect(await world.auditActions()).toEqual(expect.arrayContaining(['binding.approved', 'binding.ended']))
})

test('the list of represented companies is counted, paged and filtered', async () => {
  const [person, staff] = [await world.person(), await world.staff()]
  const companies = [await world.company(), await world.company()]
  for (const { inn } of companies) {
    const { body } = await sendRequest(person, inn)
    await openDocuments(as, staff, body.id)
    await as(staff)(approveTicket, { params: { id: body.id } })
  }
  const mine = { representative__in: [person.id] }
  const list = async (query: OperationInput<typeof listCompanies>['query']) =>
    (await as(person)(listCompanies, { query: { ...mine, ...query } })).body
  expect(await list({ page_size: 9999 })).toMatchObject({ count: 2, page: 1, page_size: 9999, result: companies.map(({ id }) => ({ id })) })
  expect(await list({ page: 2, page_size: 1 })).toMatchObject({ count: 2, page: 2, page_size: 1, result: [{ id: companies[1]?.id }] })
  expect(await list({ page: 3, page_size: 1 })).toMatchObject({ count: 2, result: [] })
  expect(await list({ status: 'Не действует' })).toMatchObject({ count: 0, result: [] })
  expect((await as(person)(listEntrepreneurs, { query: mine })).body).toMatchObject({ count: 0, page: 1, page_size: 20, result: [] })
})

test('a second open request and one for a represented company are refused', async () => {
  const [person, other, staff, company] = [await world.person(), await world.person(), await world.staff(), await world.company()]
  const first = await sendRequest(person, company.inn)
  expect(await sendRequest(person, company.inn)).toMatchObject({ status: 409, code: 'ticket_pending' })
  const second = await sendRequest(other, company.inn)
  for (const { body } of [first, second]) await openDocuments(as, staff, body.id)
  await as(staff)(approveTicket, { params: { id: first.body.id } })
  expect(await sendRequest(other, company.inn)).toMatchObject({ status: 409, code: 'company_represented' })
  expect(await as(staff)(approveTicket, { params: { id: second.body.id } })).toMatchObject({ status: 409, code: 'company_represented' })
  expect(await as(staff)(approveTicket, { params: { id: first.body.id } })).toMatchObject({ status: 409, code: 'conflict' })
})

test('a refusal shows its reason, after which the person may send a new request', async () => {
  const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
  const made = await sendRequest(person, company.inn)
  await as(staff)(rejectTicket, { params: { id: made.body.id }, body: { reason: 'Не видно номера' } })
  expect((await as(person)(listTickets, { query: {} })).body.result).toMatchObject([
    { status: 'rejected', reject_reason: 'Не видно номера' },
  ])
  expect((await world.emailsTo(person.email)).at(-1)?.text).toContain('Причина: Не видно номера')
  expect((await as(person)(listNotices, { query: {} })).body.result).toMatchObject([
    { kind: 'ticket_rejected', params: { reason: 'Не видно номера' }, path: '/profile/info' },
  ])
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'binding.rejected', details: { reason: 'Не видно номера' } })
  expect((await sendRequest(person, company.inn)).status).toBe(201)
})

test('one of two simultaneous decisions takes effect, and its time and author are shown to the other', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const [one, two] = [await world.staff(), await world.staff()]
  const { body } = await sendRequest(person, company.inn)
  await openDocuments(as, one, body.id)
  const answers = await Promise.all([
    as(one)(approveTicket, { params: { id: body.id } }),
    as(two)(rejectTicket, { params: { id: body.id }, body: { reason: 'Не видно номера' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const winner = answers[0]?.status === 204 ? one : two
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ decided: { by: winner.fullName, at: app.clock.now().toISOString() } })
  expect((await as(person)(listNotices, { query: {} })).body.count).toBe(1)
  const decided = (await as(one)(listStaffTickets, { query: { decided: true, page_size: 9999 } })).body.result.find(
    ({ id }) => id === body.id,
  )
  expect(decided).toMatchObject({ decided_by: winner.fullName, decided_at: expect.any(String) })
})

test('a link to a document works for a minute in the session that got it, and every view is recorded', async () => {
  const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
  const made = await sendRequest(person, company.inn)
  const listed = await as(staff)(listStaffTickets, { query: { status: 'pending', id: made.body.id } })
  const [ticket] = listed.body.result
  const token = String(ticket?.contract_url).split('token=')[1] ?? ''
  const open = (who: Person | null, kind: 'passport' | 'contract' = 'contract') =>
    as(who)(openTicketDocument, { params: { id: made.body.id, kind }, query: { token } })
  const opened = await open(staff)
  // The document is a PDF. The server renders it as a picture: staff never get the uploaded PDF itself.
  expect(opened).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  })
  expect(String(opened.headers['content-disposition'])).toContain('attachment')
  expect(await world.auditActions()).toContain('binding.document_viewed')
  expect((await open(null)).status).toBe(401)
  expect((await open(person)).status).toBe(404)
  expect((await open(await world.staff())).status).toBe(404)
  expect((await open(await world.signInAgain(staff))).status).toBe(404)
  expect((await open(staff, 'passport')).status).toBe(404)
  app.clock.advance(61_000)
  expect((await open(staff)).status).toBe(404)
})

test('missing documents, other types of files and files over 10 MB are refused', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const missing = await as(person)(createTicket, { body: { company: company.inn }, files: { passport: PDF } })
  expect(missing).toMatchObject({ status: 400, body: { errors: { contract: [{ code: 'required' }] } } })
  const bad = [Buffer.from('<html>'), Buffer.from('%PDF-1.7\n%%EOF'), Buffer.alloc(0)]
  for (const passport of bad) {
    expect(await sendRequest(person, company.inn, { passport })).toMatchObject({
      status: 400,
      body: { errors: { passport: [{ code: 'not_a_document' }] } },
    })
  }
  expect((await sendRequest(person, company.inn, { passport: Buffer.alloc(10_000_001, 1) })).status).toBe(413)
  expect((await sendRequest(person, '7736207543')).code).toBe('company_not_found')
  expect((await as(person)(createTicket, { body: {}, files: { passport: PDF, contract: PDF } })).status).toBe(400)
})

test('blocking a member refuses their request, even while a colleague decides it', async () => {
  const [person, staff, colleague, company] = [await world.person(), await world.staff(), await world.staff(), await world.company()]
  const { body } = await sendRequest(person, company.inn)
  const answers = await Promise.all([
    as(staff)(blockUser, { params: { id: person.id }, body: {} }),
    as(colleague)(rejectTicket, { params: { id: body.id }, body: { reason: 'Документ не читается' } }),
  ])
  expect(answers[0].status).toBe(204)
  expect([204, 409]).toContain(answers[1].status)
  const second = await world.person()
  const waiting = await sendRequest(second, company.inn)
  await openDocuments(as, colleague, waiting.body.id)
  expect((await as(staff)(blockUser, { params: { id: second.id }, body: {} })).status).toBe(204)
  expect(await as(colleague)(approveTicket, { params: { id: waiting.body.id } })).toMatchObject({ status: 409, code: 'conflict' })
  const { result } = (await as(colleague)(listStaffTickets, { query: { id: waiting.body.id } })).body
  expect(result).toMatchObject([{ status: 'rejected', reject_reason: 'Учётная запись заблокирована' }])
  const texts = (await world.emailsTo(second.email)).map(({ text }) => text).join()
  expect([texts.includes('Причина: Учётная запись заблокирована'), texts.includes('отправьте заявку снова')]).toEqual([true, false])
})
