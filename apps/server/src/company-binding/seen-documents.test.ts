// Only a member of staff who has opened both documents of a request to represent a company (passport and tax certificate) can approve it.
import { approveTicket, createTicket, listStaffTickets, rejectTicket } from '@sverka/contract/company-binding/company-binding'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const sendRequest = async (person: Person, inn: string): Promise<number> =>
  (await as(person)(createTicket, { body: { company: inn }, files: { passport: pdf(), contract: pdf() } })).body.id
const approve = (staff: Person, id: number) => as(staff)(approveTicket, { params: { id } })
const REFUSED = { status: 409, code: 'documents_not_opened' }

test('a request is approved only after both of its documents were opened', async () => {
  const [staff, person, company] = [await world.staff(), await world.person(), await world.company()]
  const id = await sendRequest(person, company.inn)
  expect(await approve(staff, id)).toMatchObject(REFUSED)
  await openDocuments(as, staff, id, ['passport'])
  expect(await approve(staff, id)).toMatchObject(REFUSED)
  // Two views of one document do not replace the other one.
  await openDocuments(as, staff, id, ['passport'])
  expect(await approve(staff, id)).toMatchObject(REFUSED)
  expect((await as(staff)(listStaffTickets, { query: { id } })).body.result).toMatchObject([{ status: 'pending' }])
  await openDocuments(as, staff, id, ['contract'])
  expect((await approve(staff, id)).status).toBe(204)
})

test('documents that a colleague opened do not count', async () => {
  const [staff, colleague] = [await world.staff(), await world.staff()]
  const id = await sendRequest(await world.person(), (await world.company()).inn)
  await openDocuments(as, colleague, id)
  await openDocuments(as, staff, id, ['contract'])
  expect(await approve(staff, id)).toMatchObject(REFUSED)
  expect((await approve(colleague, id)).status).toBe(204)
})

test('documents that a new request replaced do not count for it', async () => {
  const [staff, person, company] = [await world.staff(), await world.person(), await world.company()]
  const first = await sendRequest(person, company.inn)
  await openDocuments(as, staff, first)
  await as(staff)(rejectTicket, { params: { id: first }, body: { reason: 'Не видно номера' } })
  const second = await sendRequest(person, company.inn)
  expect(await approve(staff, second)).toMatchObject(REFUSED)
  await openDocuments(as, staff, second)
  expect((await approve(staff, second)).status).toBe(204)
})
