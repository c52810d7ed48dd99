// Stored summaries equal the report on every day for which they are valid, and become outdated with every change.
import { getReliability, getReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { expectGoldenOutcomes, formatOutcome } from '../../../test/golden-outcomes.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { findByIds } from '../../registry/registry.ts'
import { refreshIndustries, updateReliability } from '../register-changes.ts'
import { daysAfter } from '../rules/days.ts'
import type { Digest } from '../rules/digest.ts'
import { computedDigest, refreshSummaries, storedDigest } from './summaries.ts'

const app = testApplication()
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)
let ids: number[] = []
/** The day for which the demo register is invented; reports are made for it. */
let today = ''

beforeAll(async () => {
  await loadDemo(app, { companies: 50, traders: 12 })
  ids = (await app.db.selectFrom('companies').select('id').orderBy('id').execute()).map(({ id }) => id)
  const { ogrn } = await app.db.selectFrom('companies').select('ogrn').executeTakeFirstOrThrow()
  today = (await as(null)(getReliability, { query: { ogrn } })).body.day
})

const moment = (days = 0) => ({ today: daysAfter(today, days), now: app.clock.now() })
const refresh = () => refreshSummaries(app.db, () => moment())
beforeEach(async () => {
  await refresh()
})

/** Ids of companies with a valid stored summary on the day. */
const listValid = async (day: string = today): Promise<number[]> => {
  const held = await Promise.all(ids.map(async (id) => [id, await storedDigest(readOnly(app.db), id, day)] as const))
  return held.filter(([, digest]) => digest).map(([id]) => id)
}
/** The digest without the time of computation. */
const withoutTime = (digest: object | null) => digest && { ...digest, computedAt: null }

test('a whole register is computed once, and a second run finds nothing to do', async () => {
  expect(await listValid()).toEqual(ids)
  expect(await refresh()).toBe(0)
})

test('outcomes of the invented register change only with the version of the rules', async () => {
  const rows = await findByIds(readOnly(app.db), ids)
  const outcomes = await Promise.all(
    rows.map(async ({ id, ogrn }) => [ogrn, formatOutcome((await storedDigest(readOnly(app.db), id, today)) as Digest)] as const),
  )
  expectGoldenOutcomes('invented-register', Object.fromEntries(outcomes.sort()))
})

test('a stored summary answers the call and says what the report says', async () => {
  const rows = await findByIds(readOnly(app.db), ids)
  await app.db
    .updateTable('reliability_summaries')
    .set({ computed_at: new Date('2026-11-20T01:02:03Z') })
    .execute()
  for (const { ogrn } of rows) {
    const { body: summary } = await as(null)(getReliabilitySummary, { query: { ogrn } })
    const { body: report } = await as(null)(getReliability, { query: { ogrn } })
    expect(summary.computed_at).toBe('2026-11-20T01:02:03.000Z')
    expect(summary).toMatchObject({ gauge: report.gauge, counts: report.counts, points: report.points, day: report.day })
    // The report has no verdict for deals that are impossible with the legal form (a share of a sole trader); the summary has one for each deal.
    expect(summary.verdicts).toMatchObject(Object.fromEntries(report.purposes.map(({ purpose, verdict }) => [purpose, verdict])))
    const againstCompany = report.factors.filter(({ state, polarity }) => state === 'found' && polarity !== 'positive')
    expect(againstCompany.map(({ code }) => code)).toEqual(expect.arrayContaining(summary.worst.map(({ code }) => code)))
  }
})

test('a stored summary equals a fresh one on every later day for which it is valid', async () => {
  const rows = await findByIds(readOnly(app.db), ids)
  for (const days of [1, 13, 28]) {
    for (const row of rows) {
      const stored = await storedDigest(readOnly(app.db), row.id, moment(days).today)
      if (stored)
        expect([row.ogrn, days, withoutTime(stored)]).toEqual([
          row.ogrn,
          days,
          withoutTime(await computedDigest(readOnly(app.db), row, moment(days))),
        ])
    }
  }
  // A summary is computed for at most 28 days ahead; most change earlier, because findings depend on age.
  const last = (await listValid(moment(28).today)).length
  expect(last).toBeGreaterThan(0)
  expect(last).toBeLessThan(ids.length)
  expect(await listValid(moment(29).today)).toEqual([])
})

test('a change outdates the summaries of the company and connected ones in the same commit', async () => {
  // A company, and one that names it in its extract (as founder, manager, predecessor …).
  const tie = await sql<{ id: number; ogrn: string; tied: number }>`
    select company.id, company.ogrn, tie.company_id as tied from company_ties as tie join companies as company on company.ogrn = tie.ogrn
    where company.closed_on is null and tie.company_id <> company.id order by 1 limit 1`.execute(app.db)
  const { id = 0, ogrn = '', tied = 0 } = tie.rows[0] ?? {}
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('companies').set({ closed_on: '2026-11-19', status_name: 'Не действует' }).where('id', '=', id).execute()
    await updateReliability(tx, [id])
  })
  const held = await listValid()
  expect(held).not.toContain(id)
  expect(held).not.toContain(tied)
  expect(held.length).toBeGreaterThan(0)
  const { body } = await as(null)(getReliabilitySummary, { query: { ogrn } })
  expect(body.worst[0]?.code).toBe('closed')
  await app.db.updateTable('companies').set({ closed_on: null, status_name: 'Действует' }).where('id', '=', id).execute()
})

test('changed rules, copies of a source or quartiles invalidate the summaries made of the old ones', async () => {
  await app.db.insertInto('source_copies').values({ word: 'invented', as_of: today, records: 1 }).execute()
  expect(await listValid()).toEqual([])
  await app.db.deleteFrom('source_copies').where('word', '=', 'invented').execute()
  expect(await listValid()).toEqual(ids)
  await app.db.updateTable('reliability_summaries').set({ basis: sql`gen_random_uuid()` }).execute()
  expect(await listValid()).toEqual([])
  await refresh()
  const { okved, company_id: id } = await app.db.selectFrom('reliability_ratios').selectAll().executeTakeFirstOrThrow()
  // Quartiles of a ratio over the companies of one class of activity (`okved`) in the whole country (region '').
  const other = { okved, region_code: '', ratio: 'margin', lower: 1, median: 2, upper: 3, companies: 9 }
  await app.db.insertInto('reliability_quartiles').values(other).execute()
  await app.db.transaction().execute(refreshIndustries)
  expect(await listValid()).not.toContain(id)
})

test('an interrupted run is continued', async () => {
  await app.db.deleteFrom('reliability_summaries').execute()
  let pages = 0
  const interrupted = refreshSummaries(
    app.db,
    () => moment(),
    async () => {
      pages += 1
      if (pages === 1) throw new Error('the process was stopped')
    },
  )
  await expect(interrupted).rejects.toThrow('the process was stopped')
  const before = await listValid()
  expect(before.length).toBeGreaterThan(0)
  expect(before.length).toBeLessThan(ids.length)
  expect(await refresh()).toBe(ids.length - before.length)
  expect(await listValid()).toEqual(ids)
})

test('a company with an uncommitted change is left to the next run, which sees the change', async () => {
  const [id = 0] = ids
  await app.db.transaction().execute(async (tx) => {
    await updateReliability(tx, [id])
    await refresh()
  })
  expect(await listValid()).not.toContain(id)
  await refresh()
  expect(await listValid()).toEqual(ids)
})

test('every summary is recomputed once the register becomes that of the whole country', async () => {
  const setRecords = (records: number) => app.db.updateTable('source_copies').set({ records }).where('word', '=', 'egrul').execute()
  const { records } = await app.db.selectFrom('source_copies').select('records').where('word', '=', 'egrul').executeTakeFirstOrThrow()
  // ЕГРЮЛ, the register of legal entities, has about 3.17 million companies; from 95 % of them on our copy counts as whole.
  await setRecords(3_200_000)
  expect(await listValid()).toEqual([])
  await setRecords(Number(records))
  expect(await listValid()).toEqual(ids)
})
