// Scans of a decided request to represent a company are destroyed within the 30 days that the law on personal data (152-ФЗ) allows; those of a
// waiting request stay.
import { approveTicket, createTicket, listStaffTickets, rejectTicket } from '@sverka/contract/company-binding/company-binding'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const DAY_MS = 24 * 3_600_000

async function createRequest(person: Person): Promise<{ id: number; keys: string[] }> {
  const { inn } = await world.company()
  const { body } = await as(person)(createTicket, { body: { company: inn }, files: { passport: pdf(), contract: pdf() } })
  return { id: body.id, keys: await world.listDocumentKeys(person) }
}

/** For each document, whether the storage still has it. */
const areStored = (keys: readonly string[]) => Promise.all(keys.map(async (key) => (await world.auth.files.documents.get(key)) !== null))

/** Days until the scans of each request are destroyed. */
async function daysLeft(ids: readonly number[]): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select (data ->> 'ticketId')::int as id, start_after as at from jobs.job
      where name = 'company-binding.destroy-documents' and state = 'created'`.execute(app.db)
  const left = new Map(rows.map(({ id, at }) => [id, Math.round((at.getTime() - app.clock.now().getTime()) / DAY_MS)]))
  return ids.map((id) => left.get(id))
}

test('scans are deleted 29 days after an approval or a refusal', async () => {
  const staff = await world.staff()
  const [approved, rejected, waiting] = [
    await createRequest(await world.person()),
    await createRequest(await world.person()),
    await createRequest(await world.person()),
  ]
  await openDocuments(as, staff, approved.id)
  expect((await as(staff)(approveTicket, { params: { id: approved.id } })).status).toBe(204)
  expect((await as(staff)(rejectTicket, { params: { id: rejected.id }, body: { reason: 'Не видно номера' } })).status).toBe(204)
  expect(await daysLeft([approved.id, rejected.id, waiting.id])).toEqual([29, 29, undefined])
  const decided = [...approved.keys, ...rejected.keys]
  expect(await areStored(decided)).toEqual([true, true, true, true])
  // Makes the jobs due now, as on the day of destruction.
  await sql`update jobs.job set start_after = now() where name = 'company-binding.destroy-documents'`.execute(app.db)
  await app.startWorkers()
  await expect.poll(() => areStored(decided), { timeout: 60_000 }).toEqual([false, false, false, false])
  const listed = async (id: number, status: 'pending' | 'rejected') =>
    (await as(staff)(listStaffTickets, { query: { status, id } })).body.result
  await expect.poll(() => listed(rejected.id, 'rejected')).toMatchObject([{ passport_url: null, contract_url: null, status: 'rejected' }])
  expect(await areStored(waiting.keys)).toEqual([true, true])
  expect(await listed(waiting.id, 'pending')).toMatchObject([{ passport_url: expect.any(String), contract_url: expect.any(String) }])
})
