// Two actions at the same moment on a request to represent a company (a decision, deletion of the account, leaving, a second request): the outcome
// is as if one came after the other.
import { blockUser } from '@sverka/contract/auth/auth.staff'
import { approveTicket, createTicket, unbindCompany } from '@sverka/contract/company-binding/company-binding'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_LOGIN: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)
/** Repetitions of each race, so that different orders of execution occur. */
const ROUNDS = 8
const PDF = pdf()
const sendRequest = (person: Person, inn: string) =>
  as(person)(createTicket, { body: { company: inn }, files: { passport: PDF, contract: PDF } })
const remove = (person: Person) => as(person)(deleteAccount, { body: { password: person.password } })
const listRows = async (person: Person) => {
  const links = await world.db.selectFrom('company_representatives').select('company_id').where('user_id', '=', person.id).execute()
  const tickets = await world.db.selectFrom('company_tickets').select('id').where('user_id', '=', person.id).execute()
  return { links: links.length, tickets: tickets.length }
}
/** Runs both at once, alternating which starts first. */
const atOnce = async <T>(round: number, one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> => {
  const [first, second] = round % 2 === 0 ? [one, other] : [other, one]
  const replies = await Promise.all([first(), second()])
  return round % 2 === 0 ? replies : replies.toReversed()
}

test('an approval while the author deletes the account leaves no link and no request', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
    const { id } = (await sendRequest(person, company.inn)).body
    await openDocuments(as, staff, id)
    const approve = async () => (await as(staff)(approveTicket, { params: { id } })).status
    const [approved, removed] = await atOnce(round, approve, async () => (await remove(person)).status)
    expect([[204, 404].includes(approved ?? 0), removed]).toEqual([true, 204])
    expect(await listRows(person)).toEqual({ links: 0, tickets: 0 })
  }
})

test('a request while its author deletes the account leaves no documents', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [person, company] = [await world.person(), await world.company()]
    const request = async () => (await sendRequest(person, company.inn)).status
    const [made, removed] = await atOnce(round, request, async () => (await remove(person)).status)
    expect([[201, 401].includes(made ?? 0), removed]).toEqual([true, 204])
    expect(await listRows(person)).toEqual({ links: 0, tickets: 0 })
  }
})

test('two simultaneous requests make one', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const replies = await Promise.all([sendRequest(person, company.inn), sendRequest(person, company.inn)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('two simultaneous approvals of one company make one representative', async () => {
  const company = await world.company()
  const [one, other, staff] = [await world.person(), await world.person(), await world.staff()]
  const tickets = [(await sendRequest(one, company.inn)).body.id, (await sendRequest(other, company.inn)).body.id]
  for (const id of tickets) await openDocuments(as, staff, id)
  const replies = await Promise.all(tickets.map((id) => as(staff)(approveTicket, { params: { id } })))
  expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([204, 'company_represented'])
})

test('leaving a company while another member is approved for it never leaves two', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const company = await world.company()
    const [first, second, staff] = [await world.person(), await world.person(), await world.staff()]
    const { id } = (await sendRequest(second, company.inn)).body
    await openDocuments(as, staff, id)
    await world.represent(first, company.id)
    const leave = async () => (await as(first)(unbindCompany, { params: { id: company.id } })).status
    const [left, approved] = await atOnce(round, leave, async () => (await as(staff)(approveTicket, { params: { id } })).status)
    expect(left).toBe(204)
    expect([(await listRows(first)).links, (await listRows(second)).links]).toEqual([0, approved === 204 ? 1 : 0])
  }
})

test('an approval while the author is blocked is either done or refused, and no request stays open', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [person, staff, company] = [await world.person(), await world.staff(), await world.company()]
    const { id } = (await sendRequest(person, company.inn)).body
    await openDocuments(as, staff, id)
    const approve = async () => (await as(staff)(approveTicket, { params: { id } })).status
    const block = async () => (await as(staff)(blockUser, { params: { id: person.id }, body: {} })).status
    const [approved, blocked] = await atOnce(round, approve, block)
    expect([[204, 409].includes(approved ?? 0), blocked]).toEqual([true, 204])
    const open = await world.db.selectFrom('company_tickets').select('id').where('id', '=', id).where('status', '=', 'pending').execute()
    expect(open).toEqual([])
  }
})
