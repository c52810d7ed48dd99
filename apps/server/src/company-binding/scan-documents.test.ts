// The virus scan of the documents of a request to represent a company: a document can be opened only after it was found clean, so none while
// the antivirus is down. EICAR is the harmless text that every antivirus reports as infected.
import {
  approveTicket,
  createTicket,
  listStaffTickets,
  openTicketDocument,
  rejectTicket,
} from '@sverka/contract/company-binding/company-binding'
import { expect, test } from 'vitest'
import { EICAR, testAntivirus } from '../../test/antivirus.ts'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { World } from '../../test/world.ts'
import { createAntivirus } from '../platform/files/antivirus.ts'

const daemon = testAntivirus()

const app = testApplication(() => ({ CLAMD_URL: daemon.url }))
const as = createClient(() => app.server)
const world = new World(app)

async function createRequest(passport: Buffer): Promise<number> {
  const files = { passport, contract: pdf() }
  const made = await as(await world.person())(createTicket, { body: { company: (await world.company()).inn }, files })
  expect(made.status).toBe(201)
  return made.body.id
}

const findListed = async (staff: { access: string }, id: number) =>
  (await as(staff)(listStaffTickets, { query: { page_size: 100 } })).body.result.find((ticket) => ticket.id === id)

test('a document has no URL before the virus scan’s verdict, and an infected one never gets one', async () => {
  const staff = await world.staff()
  const [clean, infected] = [await createRequest(pdf()), await createRequest(pdf({ comment: EICAR }))]
  for (const id of [clean, infected]) {
    expect(await findListed(staff, id)).toMatchObject({ documents_check: 'pending', passport_url: null, contract_url: null })
    expect((await as(staff)(approveTicket, { params: { id } })).status).toBe(409)
  }
  await app.startWorkers()
  await expect.poll(async () => (await findListed(staff, infected))?.documents_check).toBe('infected')
  await expect.poll(async () => (await findListed(staff, clean))?.documents_check).toBe('clean')
  expect(await findListed(staff, infected)).toMatchObject({ passport_url: null, contract_url: null })
  expect((await as(staff)(approveTicket, { params: { id: infected } })).status).toBe(409)
  expect((await as(staff)(rejectTicket, { params: { id: infected }, body: { reason: 'Вирус' } })).status).toBe(204)
  const token = new URL((await findListed(staff, clean))?.passport_url ?? '', 'http://x').searchParams.get('token') ?? ''
  expect((await as(staff)(openTicketDocument, { params: { id: clean, kind: 'passport' }, query: { token } })).status).toBe(200)
  expect(await world.auditActions()).toContain('binding.infected')
})

test('no document opens while the antivirus fails, and documents are scanned once it is back', async () => {
  const staff = await world.staff()
  daemon.mode = 'broken'
  const id = await createRequest(pdf())
  await expect.poll(async () => (await findListed(staff, id))?.documents_check).toBe('failed')
  expect((await findListed(staff, id))?.passport_url).toBeNull()
  daemon.mode = 'works'
  await expect.poll(async () => (await findListed(staff, id))?.documents_check).toBe('clean')
})

test('an antivirus that is silent or unreachable gives no verdict', async () => {
  daemon.mode = 'silent'
  await expect(createAntivirus({ CLAMD_URL: daemon.url }, 50)?.scan(pdf())).rejects.toThrow('no answer in 50 ms')
  daemon.mode = 'works'
  await expect(createAntivirus({ CLAMD_URL: 'tcp://127.0.0.1:1' })?.scan(pdf())).rejects.toThrow('ECONNREFUSED')
  expect(createAntivirus({ CLAMD_URL: null })).toBeNull()
})

test('large files are sent whole', async () => {
  const large = Buffer.concat([Buffer.alloc(300_000, 'x'), Buffer.from(EICAR)])
  await expect(createAntivirus({ CLAMD_URL: daemon.url })?.scan(large)).resolves.toBe('infected')
})
