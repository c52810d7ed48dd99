// Pages whose URL is the only secret (`:token`, `:slug`): no other site receives the URL as referrer, and no cache stores the page.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './app/routes.ts'

const pages = import.meta.glob<{ headers?: () => Readonly<Record<string, string>> }>('./app/**/*.page.tsx')

const secretRoutes = (routes as RouteConfigEntry[]).filter(({ path = '' }) => /:(?:token|slug)(?:\/|$)/.test(path))

test('there are pages with secret URLs', () => {
  expect(secretRoutes.map(({ path }) => path)).toContain('card-link/:token')
})

test.each(secretRoutes)('$path does not reveal its URL', async ({ file }) => {
  const page = await pages[`./app/${file}`]?.()
  expect(page?.headers?.()).toEqual({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})
