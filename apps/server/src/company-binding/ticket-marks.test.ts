// The marks that staff set while they examine a request to represent a company: each is an item of their checklist, stored with the documents
// opened for it, the member of staff and the time.
import { approveTicket, createTicket, listStaffTickets, markTicket } from '@sverka/contract/company-binding/company-binding'
import type { TicketMark } from '@sverka/contract/company-binding/company-binding.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

async function sendRequest(withPower = false): Promise<number> {
  const files = { passport: pdf(), contract: pdf(), ...(withPower && { power_of_attorney: pdf() }) }
  return (await as(await world.person())(createTicket, { body: { company: (await world.company()).inn }, files })).body.id
}
const mark = (staff: Person, id: number, name: TicketMark, is_set = true) =>
  as(staff)(markTicket, { params: { id, mark: name }, body: { is_set } })
const readMarks = async (staff: Person, id: number) => (await as(staff)(listStaffTickets, { query: { id } })).body.result[0]?.marks

test('a mark is stored with the opened documents, the member of staff and the time', async () => {
  const [staff, id] = [await world.staff(), await sendRequest()]
  await openDocuments(as, staff, id, ['passport'])
  const opened_at = app.clock.now().toISOString()
  app.clock.advance(20_000)
  expect((await mark(staff, id, 'name')).status).toBe(204)
  const at = app.clock.now().toISOString()
  expect(await readMarks(staff, id)).toEqual([{ mark: 'name', documents: ['passport'], opened_at, by: staff.fullName, at, is_mine: true }])
  expect(await readMarks(await world.staff(), id)).toMatchObject([{ by: staff.fullName, is_mine: false }])
})

test('a mark is refused from staff who have not opened the documents of its item', async () => {
  const [staff, colleague, id] = [await world.staff(), await world.staff(), await sendRequest()]
  await openDocuments(as, colleague, id)
  await openDocuments(as, staff, id, ['passport'])
  expect(await mark(staff, id, 'company')).toMatchObject({ status: 409, code: 'documents_not_opened' })
  expect(await mark(staff, id, 'readable')).toMatchObject({ status: 409, code: 'documents_not_opened' })
  expect((await mark(colleague, id, 'readable')).status).toBe(204)
  expect(await readMarks(staff, id)).toMatchObject([{ mark: 'readable', documents: ['passport', 'contract'] }])
})

test('a mark about the power of attorney needs one', async () => {
  const [staff, without, having] = [await world.staff(), await sendRequest(), await sendRequest(true)]
  await openDocuments(as, staff, without)
  expect(await mark(staff, without, 'authority')).toMatchObject({ status: 409, code: 'documents_not_opened' })
  await openDocuments(as, staff, having)
  expect(await mark(staff, having, 'authority')).toMatchObject({ status: 409, code: 'documents_not_opened' })
  await openDocuments(as, staff, having, ['power_of_attorney'])
  expect((await mark(staff, having, 'authority')).status).toBe(204)
  expect((await mark(staff, having, 'readable')).status).toBe(204)
  expect(await readMarks(staff, having)).toMatchObject([
    { mark: 'authority', documents: ['power_of_attorney'] },
    { mark: 'readable', documents: ['passport', 'contract', 'power_of_attorney'] },
  ])
})

test('a mark can be removed until the decision, which keeps its marks', async () => {
  const [staff, id] = [await world.staff(), await sendRequest()]
  await openDocuments(as, staff, id)
  for (const name of ['readable', 'name', 'company'] as const) await mark(staff, id, name)
  expect((await mark(staff, id, 'company', false)).status).toBe(204)
  expect((await as(staff)(approveTicket, { params: { id } })).status).toBe(204)
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'binding.approved', details: { marks: 'name, readable' } })
  expect(await mark(staff, id, 'name', false)).toMatchObject({ status: 409, code: 'conflict' })
  expect((await readMarks(staff, id))?.map((entry) => entry.mark)).toEqual(['name', 'readable'])
})
