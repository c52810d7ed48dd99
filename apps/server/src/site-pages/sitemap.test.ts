// The sitemap of company cards: which companies are listed, in which file, and which files a change rebuilds.
import { gunzipSync } from 'node:zlib'
import { SITEMAP_FILE_URLS } from '@sverka/contract/site-pages/site-pages'
import { sql } from 'kysely'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { findSitemapPart, recordChangedCompanies, refreshSitemap } from './sitemap.ts'

const app = testApplication()
const SITE = 'http://sverka.test'
const refresh = () => refreshSitemap(app.db, SITE, () => app.clock.now())

interface Planted {
  id: number
  inn: string | null
  kind?: string
  closed_on?: string
  ogrn_date?: string
}

/** Inserts invented companies with chosen ids. */
async function plant(...companies: Planted[]): Promise<void> {
  for (const { id, inn, kind = 'company', closed_on = null, ogrn_date = null } of companies) {
    await sql`insert into companies (id, kind, ogrn, inn, name, status_name, closed_on, ogrn_date, register_as_of, register_hash)
      overriding system value values (${id}, ${kind}, ${`1${id}`}, ${inn}, 'ООО', 'Действует', ${closed_on}, ${ogrn_date}, '2026-11-01', 0)`.execute(
      app.db,
    )
  }
}

/** INNs (tax numbers) of the companies in a sitemap file. */
async function readInns(part: number): Promise<string[]> {
  const answer = await app.server.inject({ url: `/sitemaps/companies/${part}.xml.gz` })
  expect(answer.headers['content-type']).toBe('application/gzip')
  const found: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (text) => {
    const inn = /^http:\/\/sverka\.test\/counter-parties\/(\d+)$/.exec(text)?.[1]
    if (inn) found.push(inn)
  })
  parser.write(gunzipSync(answer.rawPayload).toString()).close()
  return found
}

beforeAll(async () => {
  // Two pairs with the same INN: one of an ended and an active company, one of two ended ones. Sole traders and companies without an INN are
  // not listed. The last two are on both sides of the border between two files.
  await plant(
    { id: 1, inn: '7700000001', closed_on: '2020-01-01', ogrn_date: '2019-01-01' },
    { id: 2, inn: '7700000001', ogrn_date: '2010-01-01' },
    { id: 3, inn: '7700000003', closed_on: '2020-01-01', ogrn_date: '2001-01-01' },
    { id: 4, inn: '7700000003', closed_on: '2020-01-01', ogrn_date: '2005-01-01' },
    { id: 5, inn: '770000000005', kind: 'entrepreneur' },
    { id: 6, inn: null },
    { id: SITEMAP_FILE_URLS - 1, inn: '7700000007' },
    { id: SITEMAP_FILE_URLS, inn: '7700000008' },
  )
  await refresh()
})

test('each number is listed once, for its active company or else the newest', async () => {
  expect(await readInns(0)).toEqual(['7700000001', '7700000003', '7700000007'])
  expect(await readInns(1)).toEqual(['7700000008'])
})

test('the index names the files with their day, and an unknown file is not found', async () => {
  const { body } = await app.server.inject({ url: '/sitemap.xml' })
  expect(body).toContain(`<loc>${SITE}/sitemaps/companies/1.xml.gz</loc><lastmod>${app.clock.now().toISOString()}</lastmod>`)
  expect(body).toContain(`<loc>${SITE}/sitemaps/pages.xml</loc>`)
  expect((await app.server.inject({ url: '/sitemaps/companies/2.xml.gz' })).statusCode).toBe(404)
})

test('only the file of a changed company is rebuilt', async () => {
  expect(await refresh()).toBe(0)
  app.clock.advance(1000)
  await plant({ id: SITEMAP_FILE_URLS + 1, inn: '7700000009' })
  await app.db.transaction().execute((tx) => recordChangedCompanies(tx, [SITEMAP_FILE_URLS + 1, SITEMAP_FILE_URLS + 1]))
  expect(await refresh()).toBe(1)
  expect(await readInns(1)).toEqual(['7700000008', '7700000009'])
  const { body } = await app.server.inject({ url: '/sitemap.xml' })
  expect(new Set(body.match(/<lastmod>[^<]*/g)).size).toBe(2)
})

test('a change that does not touch URLs leaves the file with its old day', async () => {
  await app.db.transaction().execute((tx) => recordChangedCompanies(tx, [1]))
  app.clock.advance(1000)
  expect(await refresh()).toBe(0)
})

test('two processes share the work', async () => {
  await app.db.transaction().execute((tx) => recordChangedCompanies(tx, [1, SITEMAP_FILE_URLS]))
  await app.db.transaction().execute((tx) => sql`update sitemap_parts set body = null`.execute(tx))
  const done = await Promise.all([refresh(), refresh()])
  expect(done[0] + done[1]).toBe(2)
})

test('a part holds exactly the protocol’s 50,000 ids', () => {
  expect([findSitemapPart(1), findSitemapPart(49_999), findSitemapPart(50_000), findSitemapPart(99_999)]).toEqual([0, 0, 1, 1])
})

test('a crawler that reads an index behind the register starts its update', async () => {
  await app.startWorkers()
  await plant({ id: SITEMAP_FILE_URLS * 3, inn: '7700000030' })
  await app.server.inject({ url: '/sitemap.xml' })
  await expect.poll(async () => (await app.server.inject({ url: '/sitemaps/companies/3.xml.gz' })).statusCode).toBe(200)
})
