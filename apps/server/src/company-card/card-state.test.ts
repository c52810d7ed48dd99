// The ETag of a card's page: an unchanged card is answered 304 without rendering, and any change of its data changes the ETag.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import type { Tx } from '../platform/db/database.ts'
import { buildHttpServer } from '../platform/http/http-server.ts'
import { randomIds } from '../platform/ids.ts'
import { pageRoute } from '../web-host.ts'
import { cardStateReader } from './card-state.ts'

const app = testApplication()
const company = legalEntity({ asOf: '2026-10-01', name: 'ЦЕЛОЕ' })
const card = `/counter-parties/${company.ogrn}`
let pages: FastifyInstance
/** How many times a page was rendered. */
let rendered = 0

/** The number of valid stored summaries of reliability reports; an outdated one has no `basis`. */
const countStoredSummaries = async () =>
  (await app.db.selectFrom('reliability_summaries').selectAll().where('basis', 'is not', null).execute()).length

beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const { config, db, log, today } = app.services
  await sql`insert into source_copies (word, as_of, records) values ('egrul', '2026-11-01', 1) on conflict do nothing`.execute(app.db)
  // The workers compute the summary in the background.
  await app.startWorkers()
  await vi.waitFor(async () => expect(await countStoredSummaries()).toBe(1), { timeout: 60_000 })
  pages = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const call = async () => expect.fail('this page must call no operation')
  const site = { publicUrl: 'https://sverka.test', demo: false, today: today(), canRefreshFromSource: false }
  pageRoute(
    pages,
    { config, dev: false, services: () => ({ call, site }), pageState: cardStateReader(app.services) },
    async () => async () => {
      rendered += 1
      return { status: 200, headers: [], html: 'card' }
    },
  )
  await pages.ready()
})
afterAll(() => pages.close())

/** Requests the page; with a `tag` (ETag) as a browser that has the page. `rendered`: how many times the request rendered it. */
const requestPage = async (url = card, tag = '') => {
  const before = rendered
  const { statusCode, headers } = await pages.inject({ url, headers: tag ? { 'if-none-match': tag } : {} })
  return { status: statusCode, tag: headers.etag, changed: headers['last-modified'], rendered: rendered - before }
}

test('an unchanged card is not rendered again and has the time of its last change', async () => {
  const first = await requestPage()
  expect(first).toEqual({ status: 200, tag: expect.any(String), changed: app.clock.now().toUTCString(), rendered: 1 })
  expect(await requestPage(card, String(first.tag))).toEqual({ ...first, status: 304, rendered: 0 })
})

/** SQL of the company's id. */
const id = sql`(select id from companies where ogrn = ${company.ogrn})`
const later = sql`now() + interval '1 hour'`
test.each([
  ['its row of the register', sql`update companies set register_as_of = '2026-10-02' where id = ${id}`],
  ['a fact', sql`update company_facts set hash = hash + 1 where company_id = ${id}`],
  ['the time of storage of a fact', sql`update company_facts set loaded_at = ${later} where company_id = ${id}`],
  [
    'a list of the tax service',
    sql`insert into taxpayer_facts (number, source, loaded_at, hash, facts) select inn, 'tax-debts', ${later}, 1, '' from companies where id = ${id}`,
  ],
  ['a row that a newer list no longer has', sql`update taxpayer_facts set left_on = '2026-11-01'`],
  [
    'a refresh from the external source',
    sql`insert into company_card_refreshes (company_id, source, refreshed_at, changed) values (${id}, 'checko', ${later}, '{name}')`,
  ],
  ['a copy of a source', sql`update source_copies set loaded_at = ${later}`],
  [
    'its representative',
    sql`with person as (
      insert into users (email, password_hash, full_name, created_at) values ('card@luna.example', '', 'Ольхов Пётр Ильич', now()) returning id)
      insert into company_representatives (company_id, user_id, since) select ${id}, person.id, now() from person`,
  ],
  ['its report summary', sql`update reliability_summaries set computed_at = ${later} where company_id = ${id}`],
  [
    'a mark of a disputed fact',
    sql`insert into disputed_facts (company_id, user_id, kind, record, content_hash, source, reason, said, addressee, appeal_number,
      appealed_on, file_id, file_name, file_kind, file_size, file_sha256, disputed_at, until) select ${id}, (select min(id) from users),
      'case', 'А45-1/2026', '', 'cases', 'done', 'Уплачено', 'court', '1', '2026-11-01', gen_random_uuid(), 'a.pdf', 'pdf', 1, '', ${later},
      '2027-01-01'`,
  ],
  ['the review of a mark by staff', sql`update disputed_facts set state = 'standing' where company_id = ${id}`],
  [
    'its title',
    sql`insert into page_meta (slug, title, description, additional_title, text_field, keywords) values (${card}, 'Имя', '', '', '', '')`,
  ],
])('with %s changed, the card is rendered and has a new ETag', async (_part, change) => {
  const { tag } = await requestPage()
  await app.db.transaction().execute((tx: Tx) => change.execute(tx))
  const after = await requestPage(card, String(tag))
  expect(after).toMatchObject({ status: 200, tag: expect.any(String), rendered: 1 })
  expect(after.tag).not.toBe(tag)
})

test.each([
  ['the tab that shows other companies', `${card}/connections`],
  ['a number that nobody has', '/counter-parties/1027700132195'],
  ['an invalid number', '/counter-parties/123'],
])('%s has no ETag', async (_case, path) => expect(await requestPage(path)).toMatchObject({ tag: undefined, rendered: 1 }))

test('without a valid stored summary there is no ETag', async () => {
  await app.db.updateTable('reliability_summaries').set({ basis: null }).execute()
  expect(await requestPage()).toMatchObject({ status: 200, tag: undefined, rendered: 1 })
})
