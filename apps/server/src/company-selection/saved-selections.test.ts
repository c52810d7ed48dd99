// Saved selections of companies: the companies that are new since the member's last view are reported, and only the owner can use a selection.

import { selectCompanies } from '@sverka/contract/company-selection/company-selection'
import { SAVED_MAX } from '@sverka/contract/company-selection/company-selection.rules'
import {
  deleteSavedSelection,
  getSelectionNews,
  listSavedSelections,
  markSelectionSeen,
  saveSelection,
} from '@sverka/contract/company-selection/saved-selections'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

/** Saves a selection of companies that have not ended; `more`: further criteria. */
const save = (person: Person, more = {}) => as(person)(saveSelection, { body: { name: 'Действующие', status: 'living', ...more } })
/** Marks these companies as seen. */
const markSeen = (person: Person, id: number, companies: number[]) => as(person)(markSelectionSeen, { params: { id }, body: { companies } })
/** Reads the companies that are new since the last view. */
const readNews = (person: Person, id: number) => as(person)(getSelectionNews, { params: { id } })

test('companies new in a selection are reported until the member opens it', async () => {
  const person = await world.person()
  await world.company()
  const { body: saved } = await save(person)
  expect((await readNews(person, saved.id)).body).toMatchObject({ name: 'Действующие', asked: { status: 'living' }, fresh: 0, result: [] })
  const { id } = await world.company()
  expect((await readNews(person, saved.id)).body).toMatchObject({ fresh: 1, whole: true, result: [{ id }] })
  expect((await markSeen(person, saved.id, [id])).status).toBe(204)
  expect((await readNews(person, saved.id)).body.fresh).toBe(0)
})

test('a company that joins the selection after the list was read is new at the next visit', async () => {
  const person = await world.person()
  const { body: saved } = await save(person)
  const { id } = await world.company()
  const { companies } = (await readNews(person, saved.id)).body
  expect(companies).toEqual([id])
  const { id: later } = await world.company()
  await markSeen(person, saved.id, companies)
  expect((await readNews(person, saved.id)).body).toMatchObject({ fresh: 1, companies: [later] })
})

test('a company that has ended is not reported as new', async () => {
  const person = await world.person()
  const { id } = await world.company()
  const { body: saved } = await save(person)
  await world.endCompany(id)
  expect((await readNews(person, saved.id)).body.fresh).toBe(0)
})

test('nobody else reads, marks or deletes a saved selection', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const { id } = (await save(person)).body
  expect((await readNews(other, id)).status).toBe(404)
  expect((await markSeen(other, id, [])).status).toBe(404)
  expect((await as(other)(deleteSavedSelection, { params: { id } })).status).toBe(404)
  expect((await as(other)(listSavedSelections, {})).body).toEqual({ selections: [] })
})

test('the number of saved selections is limited, and they can be deleted', async () => {
  const person = await world.person()
  for (let age = 0; age < SAVED_MAX; age += 1) expect((await save(person, { age_from: age })).status).toBe(201)
  expect((await save(person, { age_from: SAVED_MAX })).code).toBe('too_many_selections')
  const [first] = (await as(person)(listSavedSelections, {})).body.selections
  expect((await as(person)(deleteSavedSelection, { params: { id: first?.id ?? 0 } })).status).toBe(204)
  expect((await save(person)).status).toBe(201)
})

test('the same selection is saved once, however often and simultaneously it is sent', async () => {
  const person = await world.person()
  const answers = await Promise.all(['Склады', 'Склады', 'Другие'].map((name) => save(person, { name })))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await as(person)(listSavedSelections, {})).body.selections).toHaveLength(1)
})

test('a selected company has the verdict of its stored summary for the kind of deal', async () => {
  const { id } = await world.company()
  // Verdicts for prepayment (the default), deferred payment, contract and purchase of a share.
  const verdicts = { verdicts: ['proceed', 'refuse', 'caution', 'impossible'], worst: [] }
  const summary = { company_id: id, day: '2026-11-20', holds_until: '2026-12-20', computed_at: app.clock.now(), ...NO_COUNTS, ...verdicts }
  await app.db.insertInto('reliability_summaries').values(summary).execute()
  const verdictFor = async (query: object) => {
    const { result } = (await as(null)(selectCompanies, { query: { status: 'living', ...query } })).body
    return result.find((company) => company.id === id)?.verdict
  }
  expect([await verdictFor({}), await verdictFor({ purpose: 'deferral' })]).toEqual(['proceed', 'refuse'])
  const { id: withoutSummary } = await world.company()
  const { result } = (await as(null)(selectCompanies, { query: { status: 'living' } })).body
  expect(result.find((company) => company.id === withoutSummary)?.verdict).toBeNull()
})

/** Required columns of a summary that this test does not use. */
const NO_COUNTS = {
  points: 0,
  positive: 0,
  negative: 0,
  attention: 0,
  found: 0,
  not_found: 0,
  not_applicable: 0,
  not_checked: 0,
  source_down: 0,
}
