// The site's own public data: robots.txt and sitemap for search engines, the legal details of its owner, the counter of registered people.
import { indexedPages } from '@sverka/contract/site-pages/indexed-pages.rules'
import { languages } from '@sverka/contract/site-pages/site-pages.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addNews } from '../news/news.ts'
import { loadConfig } from '../platform/config.ts'
import { configuredRequisites } from './requisites.ts'

const app = testApplication()
const get = (url: string) => app.server.inject({ url })

test('robots.txt closes what is private and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*\n/)
  expect(body).toContain('Disallow: /api/\n')
  expect(body).not.toMatch(/^Disallow: \/$/m)
  expect(body).toContain('\nSitemap: http://sverka.test/sitemap.xml\n')
})

test('the sitemap of pages has every page in each of its languages, and the articles', async () => {
  const article = { title: 'Статья', content: '<p>Текст</p>', is_published: true }
  await app.db.transaction().execute((tx) => addNews(tx, app.services, article))
  const { body } = await get('/sitemaps/pages.xml')
  const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const translated = indexedPages.filter((page) => page.translated)
  expect(locations.filter((address) => address?.includes('/blog/')).length).toBeGreaterThan(0)
  expect(locations).toContain('http://sverka.test/about?lang=zh-CN')
  expect(locations.filter((address) => !address?.includes('/blog/'))).toHaveLength(
    indexedPages.length + translated.length * (languages.length - 1),
  )
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="en" href="http://sverka.test/sellers?lang=en"/>')
})

test('in demo mode the bank details are an example that says so', async () => {
  expect((await get('/api/v1/requisites')).json()).toMatchObject({ requisites: { is_example: true } })
})

test('configured details are shown as they are, and production without them shows none', async () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app:x@db/sverka',
    REGISTRY_SEARCH_KEY: 'k',
    SECRET_KEY: 's'.repeat(32),
    SMTP_URL: 'smtp://mail.test',
    YOOKASSA_SHOP_ID: 'shop',
    YOOKASSA_SECRET_KEY: 'key',
  }
  const noExample = () => Promise.reject(new Error('the example is for demos'))
  const configured = loadConfig({ ...production, REQUISITES_NAME: 'ООО «Первая»', REQUISITES_INN: '7799000012' })
  expect(await configuredRequisites(configured, noExample)).toMatchObject({ is_example: false, name: 'ООО «Первая»', inn: '7799000012' })
  expect(await configuredRequisites(loadConfig(production), noExample)).toBeNull()
})

test('the counter says how many people are registered', async () => {
  // The demo has three accounts.
  expect((await get('/api/v1/counter')).json()).toEqual({ subscribers: 0 })
  await app.seedDemo()
  expect((await get('/api/v1/counter/')).json()).toEqual({ subscribers: 3 })
})
