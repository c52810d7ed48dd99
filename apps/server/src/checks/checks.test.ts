// Full reports on companies: made by a member, never changed afterwards, visible only to that member, and verified by number and file hashes.
import { createHash } from 'node:crypto'
import { downloadCheck, getCheck, getCheckProof, listChecks, makeCheck } from '@sverka/contract/checks/checks'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { putCompanyNote } from '@sverka/contract/company-notes/company-notes'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { type Person, World } from '../../test/world.ts'
import { randomIds } from '../platform/ids.ts'
import { warmUpPrinting } from './checks.ts'
import type { PrintedReport } from './printed-report.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
/** Taxpayer number (ИНН) of a company of the demo register, which all tests check. */
let inn = ''
let buyer: Person

beforeAll(async () => {
  await loadDemo(app, { companies: 60, traders: 5 })
  buyer = await world.person()
  const row = await app.db
    .selectFrom('companies')
    .select('inn')
    .where('kind', '=', 'company')
    .where('closed_on', 'is', null)
    .where('revenue_kopecks', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  inn = row.inn ?? ''
})

const makeReport = async (person: Person = buyer) => {
  const answer = await as(person)(makeCheck, { body: { inn } })
  // 201 for the first report on a company in a period, 200 for further ones, which do not count.
  expect([200, 201]).toContain(answer.status)
  return answer.body
}
const fetchFile = async (number: string, format: 'pdf' | 'xlsx') => {
  const answer = await as(buyer)(downloadCheck, { params: { number, format } })
  return { ...answer, bytes: Buffer.from(answer.body as unknown as Buffer) }
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a guest, a wrong number and an unknown company are refused', async () => {
  expect((await as(null)(makeCheck, { body: { inn } })).status).toBe(401)
  // The last digit of an ИНН is a check digit: ending in 4 this one is invalid, ending in 3 it is valid but not in the demo register.
  expect((await as(buyer)(makeCheck, { body: { inn: '7707083894' } })).code).toBe('number_invalid')
  expect((await as(buyer)(makeCheck, { body: { inn: '7707083893' } })).code).toBe('company_not_found')
})

test('a report says what the card says, has its own number and is in its maker’s list', async () => {
  const check = await makeReport()
  const { body: report } = await as(null)(getReliability, { query: { inn } })
  const { positive, negative, ratio } = report.gauge
  expect(check).toMatchObject({ inn, points: report.points, gauge: { positive, negative, ratio } })
  expect(check.number).toMatch(/^SV-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect((await makeReport()).number).not.toBe(check.number)
  const { body: list } = await as(buyer)(listChecks, { query: {} })
  expect(list.result.map(({ number }) => number)).toContain(check.number)
  expect(list.count).toBe(list.result.length)
})

test('the list shows the verdicts of the day beside those of today', async () => {
  const check = await makeReport()
  const { body: report } = await as(null)(getReliability, { query: { inn } })
  const expected = report.purposes.map(({ purpose, verdict }) => ({ purpose, verdict }))
  expect(check.verdicts).toEqual(expected)
  // Changes the verdicts stored with the report, so that they differ from today's.
  await app.db
    .updateTable('checks')
    .set({ verdicts: ['refuse', 'refuse', 'refuse', 'refuse'] })
    .where('number', '=', check.number)
    .execute()
  const listed = async () => (await as(buyer)(listChecks, { query: {} })).body.result.find(({ number }) => number === check.number)
  expect((await listed())?.verdicts?.map(({ verdict }) => verdict)).toEqual(['refuse', 'refuse', 'refuse', 'refuse'])
  await app.startWorkers()
  // A background job computes today's summary.
  await vi.waitFor(async () => expect((await listed())?.now).not.toBeNull(), { timeout: 60_000 })
  expect((await listed())?.now).toEqual({ status: check.status, points: report.points, verdicts: expected })
})

test('the list is searched by a part of the name and by the beginning of a number', async () => {
  const { number, name } = await makeReport()
  const found = async (search: string) => (await as(buyer)(listChecks, { query: { search } })).body
  const all = (await as(buyer)(listChecks, { query: {} })).body.count
  expect((await found(inn.slice(0, 6))).count).toBe(all)
  expect((await found(name.slice(-6, -1).toLowerCase())).count).toBe(all)
  expect((await found(number)).result.map((one) => one.number)).toEqual([number])
  expect(await found('%')).toMatchObject({ count: 0, result: [] })
})

test('the list is searched by labels of the reader alone', async () => {
  const { number } = await makeReport()
  const found = async (who: Person) => (await as(who)(listChecks, { query: { search: 'КВАРТ' } })).body
  const { count, result } = (await as(buyer)(listChecks, { query: {} })).body
  const id = result.find((one) => one.number === number)?.company_id ?? 0
  const note = (who: Person, ...labels: string[]) => as(who)(putCompanyNote, { params: { id }, body: { text: '', labels } })
  await note(await world.person(), 'второй квартал')
  expect((await found(buyer)).count).toBe(0)
  await note(buyer, 'склад', 'второй квартал')
  expect((await found(buyer)).count).toBe(count)
})

test('the sum of a deal is stored with the report', async () => {
  const { body } = await as(buyer)(makeCheck, { body: { inn, sum: '3 000 000 ₽' } })
  const { body: report } = await as(buyer)(getCheck, { params: { number: body.number } })
  expect(report.materiality).toMatchObject({ sum: 3_000_000 })
  expect(report.materiality?.figures.map(({ figure }) => figure)).toEqual(['cash', 'net_assets', 'open_claims', 'revenue_month'])
  const { number } = await makeReport()
  expect((await as(buyer)(getCheck, { params: { number } })).body.materiality).toBeNull()
})

test('warming up prints a complete report and stores nothing', async () => {
  const count = async () => (await app.db.selectFrom('checks').select('id').execute()).length
  const before = await count()
  const printed: PrintedReport[] = []
  const print = async (paper: PrintedReport) => {
    printed.push(paper)
    return { pdf: Buffer.alloc(0), xlsx: Buffer.alloc(0) }
  }
  await warmUpPrinting(app.db, { clock: app.clock, ids: randomIds, today: () => '2026-11-20', publicUrl: 'http://sverka.test', print })
  // A complete report has more than two hundred factors.
  expect(printed.map(({ report }) => report.factors.length > 100)).toEqual([true])
  expect(await count()).toBe(before)
})

test('a report does not change when the register changes', async () => {
  const { number } = await makeReport()
  const before = (await as(buyer)(getCheck, { params: { number } })).body
  await app.db.updateTable('companies').set({ closed_on: '2026-11-19', status_name: 'Не действует' }).where('inn', '=', inn).execute()
  const after = (await as(buyer)(getCheck, { params: { number } })).body
  await app.db.updateTable('companies').set({ closed_on: null, status_name: 'Действует' }).where('inn', '=', inn).execute()
  expect(after).toEqual(before)
  expect(after.report.factors.length).toBeGreaterThan(200)
  expect(after.sections.length).toBeGreaterThan(3)
  expect(after.sections.every(({ as_of, source }) => as_of && source)).toBe(true)
})

test('a share has a decimal comma and a non-breaking space before its percent sign', async () => {
  const { number } = await makeReport()
  const { sections } = (await as(buyer)(getCheck, { params: { number } })).body
  const shares = sections.find(({ title }) => title === 'Учредители')?.rows.map((row) => row[2]) ?? []
  expect(shares.length).toBeGreaterThan(0)
  for (const share of shares) expect(share).toMatch(/^\d+(?:,\d{1,2})?\u00a0%$/)
})

describe('files', () => {
  test('hashes of the PDF and the spreadsheet are public with the number, and one changed byte changes them', async () => {
    const { number } = await makeReport()
    const { body: proof } = await as(null)(getCheckProof, { params: { number } })
    expect(proof?.day).toBe('2026-11-20')
    expect(proof).toMatchObject({ number, inn })
    const { body: report } = await as(null)(getReliability, { query: { inn } })
    expect(proof.verdicts).toEqual(report.purposes.map(({ purpose, verdict }) => ({ purpose, verdict })))
    for (const format of ['pdf', 'xlsx'] as const) {
      const { bytes, headers } = await fetchFile(number, format)
      const stored = proof.hashes.find((one) => one.format === format)?.sha256
      expect(sha256(bytes)).toBe(stored)
      const changed = Buffer.from(bytes)
      changed[100] = (changed[100] ?? 0) ^ 1
      expect(sha256(changed)).not.toBe(stored)
      expect(headers['content-disposition']).toBe(`attachment; filename="${number}.${format}"`)
    }
    const [pdf, xlsx] = [await fetchFile(number, 'pdf'), await fetchFile(number, 'xlsx')]
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // Text can be selected only if the embedded font (Golos Text) has a map from glyphs to letters.
    expect(pdf.bytes.includes('/ToUnicode')).toBe(true)
    expect(pdf.bytes.includes('GolosText')).toBe(true)
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')
  })

  test("somebody else's report is not found, neither its page nor its files", async () => {
    const { number } = await makeReport()
    const stranger = await world.person()
    expect((await as(stranger)(getCheck, { params: { number } })).code).toBe('check_not_found')
    expect((await as(stranger)(downloadCheck, { params: { number, format: 'pdf' } })).code).toBe('check_not_found')
    expect((await as(stranger)(listChecks, { query: {} })).body.result).toEqual([])
    expect((await as(null)(getCheckProof, { params: { number: 'SV-2026-00000000' } })).code).toBe('check_not_found')
  })
})
