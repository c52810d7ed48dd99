// Disputed facts: the representative of a company marks an entry on its card as wrong. Covers who may dispute, what strangers see and when, the
// review by staff, and how a mark ends.
import { blockUser } from '@sverka/contract/auth/auth.staff'
import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import { listLegalCases } from '@sverka/contract/company-card/arbitration'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { listInspections } from '@sverka/contract/company-card/inspections'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { getWholeCard } from '@sverka/contract/company-card/whole-card'
import {
  disputeFact,
  getDisputeDocument,
  listDisputableFacts,
  listDisputedFacts,
  withdrawDispute,
} from '@sverka/contract/disputed-facts/disputed-facts'
import { DISPUTES_MAX } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { acceptDispute, listStaffDisputes, refuseDispute } from '@sverka/contract/disputed-facts/disputed-facts.staff'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { storeFacts } from '../../test/facts.ts'
import { pdf } from '../../test/pdf.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { listDisputesForExport } from './disputed-facts.sql.ts'
import { disputeDocuments, documentKey } from './documents.ts'
import { endAllMarksOfChangedFacts, endOverdueMarks } from './endings.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_LOGIN: '1000/60' })
const world = new World(app)
const as = createClient(() => app.server)
const DAY_MS = 86_400_000
const START = new Date('2026-11-20T09:30:00Z')
/** The company's comment: a state duty was paid before the bailiffs began to enforce it. */
const COMMENT = 'Госпошлина уплачена до открытия производства.'
/** Number of the enforcement proceeding that is disputed. */
const NUMBER = '60318/26/71024-ИП'

let owner: Person
let staff: Person
let company: Awaited<ReturnType<World['company']>>

const proceeding = (number: string, remainingKopecks = 7_000_000) => ({
  number,
  date: '2026-07-19',
  subject: 'Госпошлина',
  remainingKopecks,
})
const store = (...proceedings: ReturnType<typeof proceeding>[]) =>
  storeFacts(app, { companyId: company.id, source: 'enforcement', facts: { proceedings } })

beforeEach(async () => {
  app.clock.moment = START
  owner = await world.person()
  staff = await world.staff()
  company = await world.company()
  await world.represent(owner, company.id)
  await store(proceeding(NUMBER), proceeding('79955/26/71024-ИП', 50_000_000))
})

const makeForm = () => ({
  company: company.inn,
  kind: 'proceeding' as const,
  record: NUMBER,
  reason: 'done' as const,
  said: COMMENT,
  addressee: 'bailiffs' as const,
  appeal_number: '71024/26/118842',
  appealed_on: '2026-11-18',
  file_name: 'платёжка.pdf.exe',
})
const dispute = (changes: object = {}, who: Person | null = owner, file: Buffer = pdf()) =>
  as(who)(disputeFact, { body: { ...makeForm(), ...changes }, files: { file } })
/** The marks that everybody sees on the card. */
const readMarks = async () => (await as(null)(getWholeCard, { query: { query: company.inn } })).body.disputed
/** All disputes of the company, also ended ones, the newest first. */
const listAll = async (who: Person | null = null) => (await as(who)(listDisputedFacts, { query: { query: company.inn } })).body.result
const accept = (id: number) => as(staff)(acceptDispute, { params: { id } })
/** Moves the clock; the owner signs in again, as their access token has expired. */
const advanceDays = async (days: number) => {
  app.clock.advance(days * DAY_MS)
  owner = await world.signInAgain(owner)
}

test('a mark is on the card at once, without the comment of the company', async () => {
  const { status, body } = await dispute()
  expect(status).toBe(201)
  expect(body).toMatchObject({ state: 'checking', said: COMMENT, until: '2027-01-19', document: { name: 'платёжка.pdf.pdf' } })
  const [mark] = await readMarks()
  expect(mark).toMatchObject({ kind: 'proceeding', tab: 'debts', record: NUMBER, reason: 'done', sum: 70_000, what: 'Госпошлина' })
  expect([mark?.said, mark?.appeal, mark?.document]).toEqual([null, null, null])
  expect((await as(null)(getDisputeDocument, { params: { id: body.id } })).status).toBe(404)
})

test('once staff accept the form, comment, appeal and document are public', async () => {
  const { id } = (await dispute()).body
  expect((await accept(id)).status).toBe(204)
  const [mark] = await readMarks()
  expect(mark).toMatchObject({ state: 'standing', said: COMMENT, appeal: { number: '71024/26/118842', on: '2026-11-18' } })
  const { status, headers } = await as(null)(getDisputeDocument, { params: { id } })
  expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])
  expect(headers['content-disposition']).toContain('attachment')
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'disputes.accepted', subject: `dispute:${id}` })
})

test('the tabs report only the marks of their own facts', async () => {
  await dispute()
  const query = { inn: company.inn }
  expect((await as(null)(listEnforcement, { query })).body.disputed).toMatchObject([{ record: NUMBER, kind: 'proceeding', said: null }])
  expect((await as(null)(listLegalCases, { query })).body.disputed).toEqual([])
  expect((await as(null)(listInspections, { query })).body.disputed).toEqual([])
})

test('a mark changes no verdict and no points, and findings on the record mention it', async () => {
  const query = { query: company.inn }
  const before = (await as(null)(getReliability, { query })).body
  await dispute()
  const after = (await as(null)(getReliability, { query })).body
  const { disputed, ...found } = after.factors.find(({ code }) => code === 'enforcement') ?? {}
  expect(disputed).toMatchObject([{ record: NUMBER, reason: 'done', said: null, on: '2026-11-20' }])
  expect(found).toEqual(before.factors.find(({ code }) => code === 'enforcement'))
  const verdicts = (report: typeof before) => report.purposes.map(({ verdict, points }) => [verdict, points])
  expect([after.points, after.gauge, verdicts(after)]).toEqual([before.points, before.gauge, verdicts(before)])
  expect(after.factors.filter((factor) => 'disputed' in factor).every(({ group }) => group === 'enforcement')).toBe(true)
})

test('a finding based on another record is not marked as disputed', async () => {
  await store(proceeding(NUMBER), { ...proceeding('1/26/71024-ИП'), subject: 'Заработная плата' })
  await dispute()
  const { factors } = (await as(null)(getReliability, { query: { query: company.inn } })).body
  expect(factors.find(({ code }) => code === 'enforcement-wages')).not.toHaveProperty('disputed')
})

test('only the representative disputes, and others learn nothing', async () => {
  const stranger = await world.person()
  expect((await dispute({}, stranger)).body).toMatchObject({ code: 'company_not_found' })
  expect((await as(stranger)(listDisputableFacts, { query: { query: company.inn } })).status).toBe(404)
  expect(await readMarks()).toEqual([])
})

test('facts that can be disputed are listed with their source, and whether they are marked', async () => {
  await dispute()
  const { body } = await as(owner)(listDisputableFacts, { query: { query: company.inn } })
  expect(body.result.map(({ record, disputed }) => [record, disputed])).toEqual([
    [NUMBER, true],
    ['79955/26/71024-ИП', false],
  ])
  expect(body.result[0]?.source).toMatchObject({ source: 'enforcement', as_of: '2026-11-20' })
  const one = await as(owner)(listDisputableFacts, { query: { query: company.inn, kind: 'proceeding', record: NUMBER } })
  expect(one.body.count).toBe(1)
})

test.each([
  [{ record: '1/1/1-ИП' }, 'fact_not_found'],
  [{ kind: 'tax_debt', record: 'taxes' }, 'fact_not_found'],
])('a dispute of a fact that no source states is refused', async (changes, code) => {
  expect((await dispute(changes)).body).toMatchObject({ code })
})

test.each([
  [{ said: ' ' }, 'said', 'required'],
  [{ said: 'Звоните +7 900 123-45-67' }, 'said', 'text_not_allowed'],
  [{ said: 'Подробно на evil.ru' }, 'said', 'text_not_allowed'],
  [{ appeal_number: '71024/26' }, 'appeal_number', 'appeal_incomplete'],
  [{ appealed_on: '2026-11-21' }, 'appealed_on', 'day_ahead'],
])('a wrong comment or appeal is refused with an error of its field', async (changes, field, code) => {
  expect((await dispute(changes)).body).toMatchObject({ errors: { [field]: [{ code }] } })
})

test('a document is a PDF or a picture, whatever its name says', async () => {
  expect((await dispute({}, owner, Buffer.from('MZ program'))).body).toMatchObject({ errors: { file: [{ code: 'not_a_document' }] } })
})

test('one of two simultaneous disputes of a fact is stored', async () => {
  const replies = await Promise.all([dispute(), dispute(), dispute()])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await readMarks()).toHaveLength(1)
})

test('a company has at most twenty marks', async () => {
  const numbers = Array.from({ length: DISPUTES_MAX + 1 }, (_, at) => `${at}/26/71024-ИП`)
  await store(...numbers.map((number) => proceeding(number)))
  const statuses: number[] = []
  for (const record of numbers) statuses.push((await dispute({ record })).status)
  expect(statuses).toEqual([...numbers.slice(1).map(() => 201), 409])
})

test('a refused form takes the mark off, and only the author reads why', async () => {
  const { id } = (await dispute()).body
  const reason = 'Документ не читается'
  expect((await as(staff)(refuseDispute, { params: { id }, body: { reason } })).status).toBe(204)
  expect(await readMarks()).toEqual([])
  expect(JSON.stringify(await listAll())).not.toContain(reason)
  expect((await listAll())[0]).toMatchObject({ state: 'refused', said: null, document: null })
  const notice = await world.db.selectFrom('notices').select(['kind', 'params']).where('user_id', '=', owner.id).executeTakeFirstOrThrow()
  expect(notice).toMatchObject({ kind: 'dispute_refused', params: { reason } })
})

test('the second of two decisions of staff is refused and changes nothing', async () => {
  const { id } = (await dispute()).body
  await accept(id)
  const second = await as(staff)(refuseDispute, { params: { id }, body: { reason: 'Поздно' } })
  expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await readMarks()).toHaveLength(1)
})

test('staff cannot decide on their own mark', async () => {
  const own = await world.company()
  await world.represent(staff, own.id)
  await storeFacts(app, { companyId: own.id, source: 'enforcement', facts: { proceedings: [proceeding(NUMBER)] } })
  const { id } = (await dispute({ company: own.inn }, staff)).body
  expect((await accept(id)).body).toMatchObject({ code: 'own_dispute' })
  expect((await as(staff)(refuseDispute, { params: { id }, body: { reason: 'Опечатка' } })).body).toMatchObject({ code: 'own_dispute' })
  expect((await as(await world.staff())(acceptDispute, { params: { id } })).status).toBe(204)
})

test('the queue of staff has every waiting mark, with the links found in its comment', async () => {
  const { id } = (await dispute()).body
  const { result } = (await as(staff)(listStaffDisputes, { query: { page_size: 1000 } })).body
  expect(result.find((one) => one.id === id)).toMatchObject({
    said: COMMENT,
    links: [],
    user: { id: owner.id },
    company: { ogrn: company.ogrn },
  })
  await accept(id)
  const after = (await as(staff)(listStaffDisputes, { query: { page_size: 1000 } })).body
  expect(after.result.some((one) => one.id === id)).toBe(false)
})

test.each([
  ['the entry is removed from its source', () => store(proceeding('79955/26/71024-ИП', 50_000_000))],
  ['the sum of the entry changes', () => store(proceeding(NUMBER, 6_000_000))],
])('a mark ends at once when %s', async (_what, change) => {
  const { id } = (await dispute()).body
  await accept(id)
  await change()
  expect(await readMarks()).toEqual([])
  expect((await listAll())[0]).toMatchObject({ state: 'changed', ended_at: START.toISOString() })
  expect((await as(owner)(getDisputeDocument, { params: { id } })).status).toBe(404)
})

test('a mark stays while other entries of its source change', async () => {
  await dispute()
  await store(proceeding(NUMBER), proceeding('new/26/71024-ИП'))
  await endAllMarksOfChangedFacts(app.services)
  expect(await readMarks()).toHaveLength(1)
})

test('a mark is removed after its last day, and an unchanged fact is not marked again', async () => {
  const { id } = (await dispute()).body
  await accept(id)
  await advanceDays(60)
  await endOverdueMarks(app.services)
  expect(await readMarks()).toHaveLength(1)
  await advanceDays(1)
  await endOverdueMarks(app.services)
  expect(await readMarks()).toEqual([])
  expect((await listAll())[0]).toMatchObject({ state: 'expired' })
  expect((await dispute()).body).toMatchObject({ code: 'dispute_over' })
  await store(proceeding(NUMBER, 6_000_000))
  expect((await dispute()).status).toBe(201)
})

test('a fact marked again keeps the term of its first mark', async () => {
  const { id } = (await dispute()).body
  expect((await as(owner)(withdrawDispute, { params: { id } })).body).toMatchObject({ state: 'withdrawn', said: null })
  expect((await as(owner)(withdrawDispute, { params: { id } })).status).toBe(200)
  await advanceDays(10)
  expect((await dispute()).body.until).toBe('2027-01-19')
})

test('the next representative gets no more days, even after a deleted account', async () => {
  await dispute()
  expect((await as(owner)(deleteAccount, { body: { password: owner.password } })).status).toBe(204)
  await advanceDays(10)
  owner = await world.person()
  await world.represent(owner, company.id)
  expect((await dispute()).body.until).toBe('2027-01-19')
})

test('marks are removed with the representative', async () => {
  await dispute()
  expect((await as(owner)(unbindCompany, { params: { id: company.id } })).status).toBe(204)
  expect(await readMarks()).toEqual([])
  expect((await listAll())[0]).toMatchObject({ state: 'withdrawn' })
})

test('marks of a blocked member are removed', async () => {
  await dispute()
  expect((await as(staff)(blockUser, { params: { id: owner.id }, body: { reason: 'Чужая компания' } })).status).toBe(204)
  expect(await readMarks()).toEqual([])
})

test('a deleted account leaves neither mark nor document', async () => {
  const { id } = (await dispute()).body
  const { file } = await app.db.selectFrom('disputed_facts').select('file_id as file').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await as(owner)(deleteAccount, { body: { password: owner.password } })).status).toBe(204)
  expect(await listAll()).toEqual([])
  expect(await disputeDocuments.known(readOnly(app.db), [documentKey(file)])).toEqual([])
})

test("a member's data export contains their disputes", async () => {
  await dispute()
  expect(await listDisputesForExport(readOnly(app.db), owner.id)).toMatchObject([{ ogrn: company.ogrn, record: NUMBER, said: COMMENT }])
})
