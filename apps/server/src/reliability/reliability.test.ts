// Reports on the invented companies of the demo register: the gauge (share of positive findings) agrees with the lists, every «not found» has
// the day of its data, and tallies (numbers of companies per address and person) stay exact.
import {
  getReliability,
  getReliabilityHtml,
  getReliabilitySummary,
  getReliabilityVerdicts,
  type ReliabilityReport,
} from '@sverka/contract/company-card/reliability'
import { applicablePurposes } from '@sverka/contract/company-card/reliability.rules'
import { getMethod } from '@sverka/contract/reliability/reliability'
import { listSources } from '@sverka/contract/sources/sources'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { rebuildTallies, updateReliability } from './register-changes.ts'

const app = testApplication()
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)
/** Companies tested, of 1,100 in the demo register. */
const SAMPLE = 1000
/** Reports requested in parallel: as many as the application has connections. */
const CONCURRENCY = 5

/** State registration numbers (ОГРН) of the sample. */
let numbers: string[] = []

beforeAll(async () => {
  await loadDemo(app, { companies: 800, traders: 300 })
  const rows = await app.db.selectFrom('companies').select('ogrn').orderBy(sql`md5(ogrn)`).limit(SAMPLE).execute()
  numbers = rows.map(({ ogrn }) => ogrn)
})

const readReport = async (ogrn: string) => {
  const { status, body } = await as(null)(getReliability, { query: { ogrn } })
  expect([ogrn, status]).toEqual([ogrn, 200])
  return body
}

test('gauge, counts and sum of a thousand companies equal the lists, with a day at every «not found»', async () => {
  expect(numbers.length).toBe(SAMPLE)
  for (let at = 0; at < SAMPLE; at += CONCURRENCY) {
    for (const report of await Promise.all(numbers.slice(at, at + CONCURRENCY).map(readReport))) expectSound(report)
  }
}, 240_000)

function expectSound({ ogrn, factors, gauge, counts, points }: ReliabilityReport): void {
  const found = factors.filter(({ state }) => state === 'found')
  const counted = found.filter(({ counted_with: leader }) => !leader)
  const positive = counted.filter(({ polarity }) => polarity === 'positive').length
  const negative = counted.filter(({ polarity }) => polarity === 'negative' || polarity === 'stop').length
  const ratio = positive + negative === 0 ? null : positive / (positive + negative)
  const [checked, of] = [counts.found + counts.not_found, counts.all - counts.not_applicable]
  expect([ogrn, gauge]).toEqual([ogrn, { positive, negative, ratio, checked, of }])
  expect([ogrn, counts.positive, counts.negative, counts.found]).toEqual([ogrn, positive, negative, found.length])
  expect(counts.all).toBe(counts.found + counts.not_found + counts.not_applicable + counts.not_checked + counts.source_down)
  expect([ogrn, points]).toEqual([ogrn, factors.reduce((sum, { counted }) => sum + counted, 0)])
  expect([ogrn, factors.filter(({ state, as_of }) => (state === 'found' || state === 'not_found') && !as_of)]).toEqual([ogrn, []])
  expect(factors.filter(({ state, note }) => (state === 'not_checked' || state === 'not_applicable') && !note)).toEqual([])
}

test('the summary says the same as the report', async () => {
  for (const ogrn of numbers.slice(0, 20)) {
    const { gauge, counts, points } = await readReport(ogrn)
    const { body } = await as(null)(getReliabilitySummary, { query: { ogrn } })
    expect(body).toMatchObject({ gauge, counts, points })
    expect(body.worst.length).toBe(Math.min(2, counts.negative || counts.attention))
    expect(body.worst.every(({ polarity }) => (polarity === 'attention') === (counts.negative === 0))).toBe(true)
  }
})

test('every purpose gives a verdict, its reasons, and what to clear when it is not «proceed»', async () => {
  const forms = await app.db.selectFrom('companies').select(['ogrn', 'okopf_code as okopf']).execute()
  const formByOgrn = new Map(forms.map(({ ogrn, okopf }) => [ogrn, okopf]))
  // Legal form 71400 of the classifier ОКОПФ: an autonomous non-commercial organisation, which has no shares to buy.
  const nonCommercial = numbers.find((ogrn) => formByOgrn.get(ogrn) === '71400') ?? ''
  for (const ogrn of [...numbers.slice(0, 30), nonCommercial]) {
    const { purposes: verdicts, factors } = await readReport(ogrn)
    // Nobody buys a share of a sole trader, whose number has fifteen digits.
    expect(verdicts.map(({ purpose }) => purpose)).toEqual(
      applicablePurposes(ogrn.length === 15 ? 'entrepreneur' : 'company', formByOgrn.get(ogrn)),
    )
    const found = factors.filter(({ state }) => state === 'found')
    const isClosed = found.some(({ code }) => code === 'closed')
    const hasStop = found.some(({ polarity }) => polarity === 'stop')
    for (const { verdict, missing = [], would_change, for: pros = [], against = [] } of verdicts) {
      expect(verdict === 'impossible').toBe(isClosed)
      if (hasStop && !isClosed) expect(verdict).toBe('refuse')
      if (!hasStop) expect(verdict === 'unknown').toBe(missing.length > 0)
      if (verdict === 'refuse') expect(would_change.length).toBeGreaterThan(0)
      if (verdict === 'proceed') expect([missing, would_change]).toEqual([[], []])
      expect(pros.length + against.length).toBeGreaterThan(0)
      expect(Math.max(pros.length, against.length)).toBeLessThanOrEqual(5)
    }
  }
})

test('unchecked stop factors are listed beside the verdicts of report, summary, card and HTML', async () => {
  for (const ogrn of numbers.slice(0, 20)) {
    const [report, query] = [await readReport(ogrn), { ogrn }]
    const stops = report.unchecked_stops ?? []
    const open = report.factors.filter(({ polarity, state }) => polarity === 'stop' && (state === 'not_checked' || state === 'source_down'))
    // The aggregator repeats these facts of official registers, so its factors are not listed as unchecked.
    const fromAggregator = new Set(['told-disqualified', 'told-sanctioned'])
    expect(stops.filter(({ code }) => !open.some((factor) => factor.code === code) || fromAggregator.has(code))).toEqual([])
    // Stop factors whose sources no program can read: a person must look them up.
    const byHand = stops.filter((stop) => !stop.can_be_loaded).map(({ code }) => code)
    expect(byHand).toEqual(expect.arrayContaining(['terrorist-list', 'accounts-frozen', 'high-risk-zsk', 'undesirable']))
    expect((await as(null)(getReliabilityVerdicts, { query })).body.unchecked_stops).toEqual(stops)
    const summary = (await as(null)(getReliabilitySummary, { query })).body
    expect(summary.unchecked_stops.map(({ code }) => code).sort()).toEqual(byHand.sort())
    const html = String((await as(null)(getReliabilityHtml, { query })).body)
    for (const { code, title } of stops) expect([code, html.includes(`data-stop="${code}">${title}`)]).toEqual([code, true])
    const isGreen = report.purposes.some(({ verdict }) => verdict === 'proceed')
    expect(isGreen && stops.some((stop) => stop.can_be_loaded)).toBe(false)
  }
})

test('the demo has companies without remarks, with every loadable stop checked', async () => {
  let green = 0
  for (const ogrn of numbers.slice(0, 200)) {
    const { purposes: verdicts, unchecked_stops: stops = [] } = await readReport(ogrn)
    if (!verdicts.some(({ verdict }) => verdict === 'proceed')) continue
    green++
    expect([ogrn, stops.filter((stop) => stop.can_be_loaded)]).toEqual([ogrn, []])
  }
  expect(green).toBeGreaterThan(10)
})

test('the HTML report carries the counts in its element `rating` and no markup of the data', async () => {
  const [ogrn = ''] = numbers
  const { gauge } = await readReport(ogrn)
  const answer = await as(null)(getReliabilityHtml, { query: { ogrn } })
  const html = String(answer.body)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(html).toContain(`class="rating" data-positive="${gauge.positive}" data-negative="${gauge.negative}"`)
  expect(html).not.toMatch(/<script|<style|javascript:|on\w+=/)
  expect(html.match(/<li data-code=/g)?.length ?? 0).toBe(gauge.positive + gauge.negative)
})

test('texts are in the requested language', async () => {
  const [ogrn = ''] = numbers
  const { body } = await as(null)(getReliability, { query: { ogrn, lang: 'en' } })
  const texts = body.factors.flatMap(({ title, explanation, note }) => [title, explanation, note ?? ''])
  expect(texts.filter((text) => /[А-Яа-яЁё]/.test(text))).toEqual([])
})

test('a wrong number and an unknown company are refused', async () => {
  // The last digit of a taxpayer number (ИНН) is a check digit: it is wrong in the first number, right in the second.
  expect((await as(null)(getReliability, { query: { inn: '7707083894' } })).code).toBe('number_invalid')
  expect((await as(null)(getReliability, { query: {} })).code).toBe('validation_failed')
  expect((await as(null)(getReliability, { query: { inn: '7707083893' } })).code).toBe('company_not_found')
})

describe('tallies', () => {
  const tallies = () =>
    app.db.selectFrom('reliability_tallies').selectAll().where('total', '<>', 0).orderBy('kind').orderBy('key').execute()

  test('updated with every change, they equal a full recount', async () => {
    const { id } = await app.db
      .selectFrom('companies')
      .select('id')
      .where('kind', '=', 'company')
      .where('closed_on', 'is', null)
      .where('address_key', 'is not', null)
      .executeTakeFirstOrThrow()
    /** Number of active companies in the building of that company: tallies of the kind 1 are those of buildings. */
    const countActive = async (): Promise<number> => {
      const query = app.db
        .selectFrom('reliability_tallies as tally')
        .innerJoin('companies as company', 'company.address_key', 'tally.key')
        .select('tally.living')
        .where('tally.kind', '=', 1)
        .where('company.id', '=', id)
      return (await query.executeTakeFirstOrThrow()).living
    }
    const before = await countActive()
    // Announced twice: the second time must change nothing.
    await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('companies').set({ closed_on: '2026-11-19' }).where('id', '=', id).execute()
      await updateReliability(tx, [id])
      await updateReliability(tx, [id])
    })
    expect(await countActive()).toBe(before - 1)
    const updated = await tallies()
    await app.db.transaction().execute((tx) => rebuildTallies(tx))
    expect(await tallies()).toEqual(updated)
  })
})

test('the method names every factor with its source, and has no back-test before there are real data', async () => {
  const { body } = await as(null)(getMethod, { query: {} })
  expect(body.computed).toBeGreaterThan(100)
  expect(body.factors.filter(({ computed, note }) => !computed && !note)).toEqual([])
  expect(body.factors.every(({ back_test }) => back_test === null)).toBe(true)
})

test('the sources name owner, day and number of records, and one without a reader says so', async () => {
  const { body } = await as(null)(listSources, { query: {} })
  expect(body.count).toBeGreaterThan(40)
  // `egrul` is the register of legal entities, `zsk` the Bank of Russia's risk levels, of which no copy can be loaded.
  expect(body.result.find(({ code }) => code === 'egrul')).toMatchObject({ state: 'loaded', records: 800 })
  expect(body.result.find(({ code }) => code === 'zsk')).toMatchObject({ state: 'absent', records: 0, as_of: null })
  expect(body.result.filter(({ owner, name, gives }) => !owner || !name || !gives)).toEqual([])
})
