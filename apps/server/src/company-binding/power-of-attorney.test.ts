// The power of attorney, the third and optional document of a request to represent a company: it is accepted, seen by staff only, and must be
// opened before approval.
import { approveTicket, createTicket, listStaffTickets, listTickets } from '@sverka/contract/company-binding/company-binding'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const sendRequest = async (person: Person, power?: Buffer) => {
  const { inn } = await world.company()
  const files = { passport: pdf(), contract: pdf(), ...(power && { power_of_attorney: power }) }
  return as(person)(createTicket, { body: { company: inn }, files })
}
const staffView = async (staff: Person, id: number) => (await as(staff)(listStaffTickets, { query: { id } })).body.result[0]

test('a power of attorney is accepted, and only staff see that it is there', async () => {
  const [person, staff] = [await world.person(), await world.staff()]
  const { body, status } = await sendRequest(person, pdf())
  expect(status).toBe(201)
  expect(await staffView(staff, body.id)).toMatchObject({
    documents: ['passport', 'contract', 'power_of_attorney'],
    power_of_attorney_url: expect.stringContaining('/documents/power_of_attorney/'),
  })
  const [own] = (await as(person)(listTickets, { query: {} })).body.result
  expect(Object.keys(own ?? {})).not.toContain('documents')
})

test('a request without a power of attorney is accepted', async () => {
  const { body } = await sendRequest(await world.person())
  expect(await staffView(await world.staff(), body.id)).toMatchObject({ documents: ['passport', 'contract'], power_of_attorney_url: null })
})

test('a power of attorney that is not a document is refused with an error of its field', async () => {
  const answer = await sendRequest(await world.person(), Buffer.from('<html>'))
  expect(answer).toMatchObject({ status: 400, body: { errors: { power_of_attorney: [{ code: 'not_a_document' }] } } })
})

test('a request is approved only after its power of attorney was opened too', async () => {
  const staff = await world.staff()
  const { body } = await sendRequest(await world.person(), pdf())
  await openDocuments(as, staff, body.id)
  expect(await as(staff)(approveTicket, { params: { id: body.id } })).toMatchObject({ status: 409, code: 'documents_not_opened' })
  await openDocuments(as, staff, body.id, ['power_of_attorney'])
  expect((await staffView(staff, body.id))?.opened.toSorted()).toEqual(['contract', 'passport', 'power_of_attorney'])
  expect((await as(staff)(approveTicket, { params: { id: body.id } })).status).toBe(204)
})
