// Selections of companies by their traits: the count equals that of the register, and exports stay within the daily limit of the member's plan,
// also with concurrent requests. The register is the invented one of the demo.
import { putCompanyNote } from '@sverka/contract/company-notes/company-notes'
import { exportSelection, getExportAllowance, selectCompanies } from '@sverka/contract/company-selection/company-selection'
import { updatePlan } from '@sverka/contract/plans/plans.staff'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refreshEntries } from '../special-registers/special-registers.ts'
import { selectionRoutes } from './company-selection.routes.ts'
import { readExportAllowance } from './company-selection.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)

beforeAll(async () => {
  await loadDemo(app, { companies: 150, traders: 40 })
  // Lists which company is in which special register (tax debts, licences …).
  await refreshEntries(app.db, () => app.clock.now())
})

/** The answer for a selection; sums in its query are rubles. */
const selected = async (query: object) => (await as(null)(selectCompanies, { query: { page_size: 100, ...query } })).body
const rows = () => app.db.selectFrom('companies').selectAll().execute()

test('each trait selects exactly the companies that have it', async () => {
  const all = await rows()
  // 100 million rubles; the table has kopecks.
  const big = all.filter(({ revenue_kopecks: kopecks }) => kopecks !== null && Number(kopecks) >= 10_000_000_000)
  const bySize = await selected({ revenue_from: 100_000_000 })
  expect(bySize).toMatchObject({ count: big.length, count_exact: true })
  expect(bySize.result.map(({ revenue }) => revenue)).toEqual(bySize.result.map(({ revenue }) => revenue ?? 0).toSorted((a, b) => b - a))
  const staffed = all.filter(({ headcount }) => headcount !== null && headcount >= 2 && headcount <= 30)
  expect((await selected({ staff_from: 2, staff_to: 30 })).count).toBe(staffed.length)
  const region = all.find(({ kind }) => kind === 'company')?.region_code ?? ''
  const living = all.filter((row) => row.region_code === region && row.kind === 'company' && row.status_name === 'Действует')
  expect((await selected({ region__in: [Number(region)], kind: 'company', status: 'living' })).count).toBe(living.length)
  const okved = all.filter(({ okved_code: code }) => code?.startsWith('46')).length
  expect((await selected({ activity: '46' })).count).toBe(okved)
  const old = all.filter((row) => (row.registered_on ?? row.ogrn_date ?? '9') <= '2016-11-20').length
  expect((await selected({ age_from: 10 })).count).toBe(old)
})

test('a selection filters by special registers and by the verdict of the stored summary', async () => {
  const entries = await app.db.selectFrom('special_register_entries').select(['register', 'company_id']).execute()
  const idsIn = (register: string) => new Set(entries.filter((entry) => entry.register === register).map(({ company_id: id }) => id))
  const [debts, offences, licences] = [idsIn('tax-debts'), idsIn('offences'), idsIn('licences')]
  expect(debts.size).toBeGreaterThan(0)
  const { result, count } = await selected({ within: ['tax-debts'] })
  expect(new Set(result.map(({ id }) => id))).toEqual(debts)
  expect(count).toBe(debts.size)
  expect((await selected({ within: ['tax-debts', 'licences'] })).count).toBe([...debts].filter((id) => licences.has(id)).length)
  expect((await selected({ within: ['tax-debts'], without: ['offences'] })).count).toBe([...debts].filter((id) => !offences.has(id)).length)
  await storeSummaries(app)
  const byVerdict = await selected({ verdict__in: ['proceed', 'caution', 'refuse', 'unknown'] })
  // Whether a company is on the list of terrorists is a stop factor that no source of ours answers.
  expect(byVerdict.unchecked_stops.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringMatching(/террор/i)]))
  const stops = await app.db.selectFrom('reliability_summaries').select(['company_id', 'worst']).execute()
  const barred = stops.filter(({ worst }) => worst.includes('address-unreliable')).map(({ company_id: id }) => id)
  expect(barred.length).toBeGreaterThan(0)
  const stoppedIds = byVerdict.result.filter(({ stopped }) => stopped).map(({ id }) => id)
  expect(stoppedIds).toEqual(expect.arrayContaining(barred.filter((id) => byVerdict.result.some((row) => row.id === id))))
  expect(stoppedIds.length).toBeLessThan(byVerdict.result.length)
  expect((await selected({ activity: '46' })).unchecked_stops).toEqual(byVerdict.unchecked_stops)
  await app.db.deleteFrom('reliability_summaries').execute()
  expect((await selected({ verdict__in: ['proceed'] })).count).toBe(0)
})

test('a missing register, and absence from an incomplete copy of one, are refused as criteria', async () => {
  const refused = async (query: object) =>
    (await as(null)(selectCompanies, { query })).body as unknown as { errors: Record<string, { code: string }[]> }
  const member = await world.person({ plan: 'business' })
  const withoutRegister = { kind: 'company' as const, without: ['unfair-suppliers' as const], format: 'csv' as const }
  const expectRefusalOfWithout = async () => {
    expect((await refused({ without: ['unfair-suppliers'] })).errors.without).toMatchObject([{ code: 'register_not_whole' }])
    expect(await as(member)(exportSelection, { body: withoutRegister })).toMatchObject({ status: 400 })
  }
  // Unfair suppliers come from the aggregator Checko (`marks`), which answers only about requested companies, so its copy is never complete.
  await expectRefusalOfWithout()
  expect((await selected({ within: ['unfair-suppliers'] })).count).toBeGreaterThan(0)
  const copies = await app.db.deleteFrom('source_copies').where('word', '=', 'marks').returningAll().execute()
  await expectRefusalOfWithout()
  expect((await refused({ within: ['unfair-suppliers'] })).errors.within).toMatchObject([{ code: 'register_not_whole' }])
  await app.db.insertInto('source_copies').values(copies).execute()
})

test('no trait, or an activity that does not exist, selects nobody', async () => {
  expect(await selected({})).toMatchObject({ count: 0, result: [] })
  expect((await selected({ activity: 'небывальщина' })).count).toBe(0)
  expect((await selected({ size__in: ['micro', 'small', 'medium', 'large'] })).count).toBeGreaterThan(0)
})

test('exports have as many rows a day as the plan allows, also simultaneously', async () => {
  const member = await world.person()
  const body = { kind: 'company', format: 'csv' } as const
  // The free plan has 20 rows a day, the plan `business` 1,000.
  expect((await as(member)(getExportAllowance, {})).body).toMatchObject({ rows: 20, left: 20 })
  const answers = await Promise.all([1, 2, 3].map(() => as(member)(exportSelection, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect((await as(member)(getExportAllowance, {})).body.left).toBe(0)
  expect(await as(member)(exportSelection, { body })).toMatchObject({ status: 403, body: { code: 'export_exhausted' } })
  const other = await world.person({ plan: 'business' })
  expect((await as(other)(exportSelection, { body: { ...body, format: 'xlsx' } })).status).toBe(200)
  expect((await as(other)(getExportAllowance, {})).body.left).toBe(1000 - (await selected({ kind: 'company' })).count)
  expect((await as(null)(exportSelection, { body })).status).toBe(401)
})

test('the table has the member’s notes on the companies', async () => {
  const member = await world.person()
  const body = { kind: 'company', format: 'csv' } as const
  const exported = async () => Buffer.from((await as(member)(exportSelection, { body })).body as unknown as Buffer).toString()
  const { id } = (await selected({ kind: 'company', page_size: 1 })).result[0] ?? { id: 0 }
  await as(member)(putCompanyNote, { params: { id }, body: { text: 'Проверить склад', labels: ['срочно'] } })
  expect(await exported()).toContain('"срочно";"Проверить склад"')
})

test('staff set the rows of a plan, and the day of exports ends at midnight in Moscow', async () => {
  const before = app.clock.moment
  // A minute before midnight in Moscow.
  app.clock.moment = new Date('2027-02-01T20:59:00Z')
  const member = await world.person()
  const { id } = await app.db.selectFrom('plans').select('id').where('word', '=', 'free').executeTakeFirstOrThrow()
  const setRows = async (rows: number) => as(await world.staff())(updatePlan, { params: { id }, body: { selection_rows_per_day: rows } })
  const left = async () => (await as(member)(getExportAllowance, {})).body.left
  try {
    expect((await setRows(3)).body).toMatchObject({ plan_features: { selection_rows_per_day: 3 } })
    expect((await as(member)(exportSelection, { body: { kind: 'company', format: 'csv' } })).status).toBe(200)
    expect(await left()).toBe(0)
    app.clock.advance(60_000)
    expect(await left()).toBe(3)
  } finally {
    app.clock.moment = before
    await setRows(20)
  }
})

test('a file that could not be written is not counted', async () => {
  const { id } = await world.person()
  const printer = { print: () => Promise.reject(new Error('the thread is lost')), close: () => Promise.resolve() }
  const route = selectionRoutes({ today: () => '2026-11-20', printer }).find(({ operation }) => operation.path === exportSelection.path)
  const caller = { userId: id, isStaff: false, flags: new Set() }
  const body = { kind: 'company', format: 'csv' }
  const left = async () => (await readExportAllowance(readOnly(app.db), id, app.clock.now())).left
  const before = await left()
  await expect(route?.handler({ db: app.db, caller, clock: app.clock, body } as never)).rejects.toThrow('the thread is lost')
  expect([before, await left()]).toEqual([20, 20])
})
