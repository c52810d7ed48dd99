// Whoever has the URL of a page with a token reads it: no other site is told of it and no cache keeps it.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './app/routes.ts'

const pages = import.meta.glob<{ headers?: () => Readonly<Record<string, string>> }>('./app/**/*.page.tsx')

const secret = (routes as RouteConfigEntry[]).filter(({ path = '' }) => /:(?:token|slug)(?:\/|$)/.test(path))

test('there are pages with secret URLs', () => {
  expect(secret.map(({ path }) => path)).toContain('card-link/:token')
})

test.each(secret)('$path does not reveal its URL', async ({ file }) => {
  const page = await pages[`./app/${file}`]?.()
  expect(page?.headers?.()).toEqual({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})
